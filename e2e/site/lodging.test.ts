import { type GuestLogin, guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { watchTraffic } from '../traffic.ts';

test('two places to stay, with what they cost and how to book', async ({ page }) => {
  await page.goto('/accommodations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dónde alojar');
  const hotel = page.getByRole('article').filter({ hasText: 'Hotel Plaza del Maule' });
  await expect(hotel.getByRole('row')).toHaveText([
    /Habitación single\s*\$99\.671/,
    /Habitación doble\s*\$123\.981/,
    /Cama adicional\s*\$36\.465/,
    /Niños\s*\$24\.310/,
  ]);
  await expect(hotel.getByText(/código VIOLETAYLAUTARO.*4 de la tarde/)).toBeVisible();
  await expect(hotel.getByRole('link', { name: 'Reservar por correo' })).toHaveAttribute(
    'href',
    /^mailto:reservas@\S+\?subject=\S+&body=Hola%2C%20quiero%20reservar/,
  );
  await expect(hotel.getByRole('link', { name: /Instagram/ })).toHaveAttribute('href', /^https:/);

  const cabins = page.getByRole('article').filter({ hasText: 'Cabañas El Maitén' });
  await expect(cabins.getByRole('row')).toHaveText([
    /4 personas\s*\$50\.000/,
    /5 personas\s*\$60\.000/,
    /8 personas\s*\$80\.000/,
  ]);
  const chat = cabins.getByRole('link', { name: 'Reservar por WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/api\.whatsapp\.com\/send\/\?phone=56/);
  await expect(page.getByText(/temporada alta/)).toBeVisible();
});

test('the place is there in numbers and for every maps app, and no other host is asked', async ({
  page,
  site,
}) => {
  const { strangers } = watchTraffic(page, site.url);
  await page.goto('/accommodations', { waitUntil: 'networkidle' });
  const place = page.getByRole('region', { name: 'Dónde es el matrimonio' });
  await expect(place.getByText('35°54′51.1″ S, 71°28′50.2″ O')).toBeVisible();
  await expect(place.getByRole('link', { name: 'Google Maps' })).toBeVisible();
  await expect(place.getByRole('button', { name: 'Ver el mapa aquí' })).toBeVisible();
  expect(strangers).toEqual([]);
});

test('on paper the drawn way stays, and nothing that only a finger can use', async ({ page }) => {
  await page.goto('/accommodations');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^Mapa dibujado/ })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /Reservar|Maps/ })).toHaveCount(0);
});

const reserved = 'Tu alojamiento ya está reservado';

test('guests of the tents are told that their bed is made, and nothing moves', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/accommodations');
  const card = page.getByRole('region', { name: reserved });
  await expect(card).toBeVisible();
  const offsets = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(offsets).toBe(0);
  await card.getByRole('link', { name: 'Ver mi glamping' }).click();
  await expect(page).toHaveURL(/\/events\/45$/);
});

const rest: [string, GuestLogin | undefined][] = [
  ['a guest without a tent', guests.couple],
  ['a stranger', undefined],
];
for (const [person, login] of rest) {
  test(`${person} is told of no bed`, async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    if (login) await signIn(page, login);
    await page.goto('/accommodations', { waitUntil: 'networkidle' });
    await expect(page.getByText(reserved)).toBeHidden();
    expect(paths.includes('/api/rsvp/events')).toBe(login !== undefined);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete', async ({ page }) => {
    await page.goto('/accommodations');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Waze' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(
      0,
    );
  });
});
