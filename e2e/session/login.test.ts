import type { Browser, Page } from '@playwright/test';

import { awake, type GuestLogin, guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, type Site, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

const family = guests.family;

const form = (page: Page) => ({
  groupName: page.getByLabel('Nombre del grupo'),
  accessCode: page.getByLabel('Código de acceso'),
  submit: page.getByRole('button', { name: 'Ingresar' }),
});

const fill = async (page: Page, login: GuestLogin) => {
  await awake(page);
  await form(page).groupName.fill(login.groupName);
  await form(page).accessCode.fill(login.accessCode);
};

const linkOf = ({ groupName, accessCode }: GuestLogin) =>
  `/i#${encodeURIComponent(groupName)}.${encodeURIComponent(accessCode)}`;

const rejected = 'Nombre de grupo o código de acceso inválido';

test('a group signs in and is welcomed at its events', async ({ page }) => {
  await page.goto('/rsvp');
  await expect(
    page.getByRole('heading', { name: 'Confirma tu asistencia a nuestro matrimonio', level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ingreso de invitados' })).toBeVisible();
  await expect(form(page).accessCode).toHaveAttribute('type', 'password');
  await fill(page, family);
  await form(page).submit.click();
  await expect(page).toHaveURL('/my-events');
  await expect(page.getByText('Bienvenidos, Familia Peñaloza Ríos')).toBeVisible();
  await expect(page.getByText('Qué alegría tenerlos por aquí.')).toBeVisible();
});

test('case, hyphens and accents do not keep a group out', async ({ page }) => {
  await page.goto('/rsvp');
  await fill(page, { groupName: 'familia  penaloza rios', accessCode: 'rama 4t7w' });
  await form(page).accessCode.press('Enter');
  await expect(page).toHaveURL('/my-events');
});

test('the code can be looked at', async ({ page }) => {
  await page.goto('/rsvp');
  await form(page).accessCode.fill('RAMA');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(form(page).accessCode).toHaveAttribute('type', 'text');
  await expect(form(page).accessCode).toHaveValue('RAMA');
});

test('a wrong code is told beside the form and aside, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/rsvp');
  await fill(page, { ...family, accessCode: 'OTRA-1234' });
  await form(page).submit.click();
  await expect(page.getByRole('main').getByText(rejected)).toBeVisible();
  await expect(page.getByRole('alert').getByText('Error de acceso')).toBeVisible();
  await expect(page.getByText('Por favor verifica tus datos e intenta nuevamente')).toBeVisible();
  await expect(form(page).groupName).toHaveValue(family.groupName);
  await expect(form(page).submit).toBeFocused();
  await expect(page).toHaveURL('/rsvp');
});

test('both fields are asked for', async ({ page }) => {
  await page.goto('/rsvp');
  await form(page).submit.click();
  await expect(page.getByText('El nombre del grupo es obligatorio')).toBeVisible();
  await expect(page.getByText('El código de acceso es obligatorio')).toBeVisible();
  await expect(form(page).groupName).toBeFocused();
});

test('after ten failures the guest learns how long to wait', async ({ page }) => {
  await page.goto('/rsvp');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await page.request.post('/api/rsvp/login', {
      data: { ...family, accessCode: 'OTRA-1234' },
    });
    expect(answer.status()).toBe(401);
  }
  await fill(page, family);
  await form(page).submit.click();
  await expect(page.getByRole('main').getByText(/Espera \d+ minutos/)).toBeVisible();
});

test('while the answer is on its way the button says so', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/rsvp/login', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/rsvp');
  await fill(page, family);
  await form(page).submit.click();
  await expect(page.getByRole('button', { name: 'Ingresando...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/my-events');
});

test('without signal the form says so and keeps what was typed', async ({ page, context }) => {
  await page.goto('/rsvp');
  await fill(page, family);
  await context.setOffline(true);
  await form(page).submit.click();
  await expect(page.getByRole('main').getByText(/^Sin conexión\./)).toBeVisible();
  await expect(form(page).accessCode).toHaveValue(family.accessCode);
  await context.setOffline(false);
  await form(page).submit.click();
  await expect(page).toHaveURL('/my-events');
});

test('help is a message away', async ({ page }) => {
  await page.goto('/rsvp');
  await expect(page.getByRole('link', { name: 'Escríbenos por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/api\.whatsapp\.com\/send\/\?phone=569\d{8}&text=Hola/,
  );
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});

test('a protected page is reached after signing in, once', async ({ page }) => {
  const saved = () => page.evaluate(() => sessionStorage.getItem('intendedDestination'));
  await page.goto('/my-events/attendance');
  await expect(page).toHaveURL('/rsvp');
  await expect.poll(saved).toBe('/my-events/attendance');
  await fill(page, family);
  await form(page).submit.click();
  await expect(page).toHaveURL('/my-events/attendance');
  expect(await saved()).toBeNull();
});

// Every other such address: `domain/access/destination.test.ts`.
test('the login never leads to another site', async ({ page }) => {
  await page.goto('/rsvp#destino=/%5Cevil.example');
  await fill(page, family);
  await form(page).submit.click();
  await expect(page).toHaveURL('/my-events');
});

test('a form sent by the browser itself carries nothing in the address', async ({ page }) => {
  await page.goto('/rsvp');
  await expect(page.locator('main form')).toHaveAttribute('method', 'post');
});

test.describe('before the page is awake', () => {
  test.use({ javaScriptEnabled: false });

  test('a browser that runs no scripts is told what needs them', async ({ page }) => {
    await signIn(page, family);
    for (const path of ['/gifts', '/my-events/attendance']) {
      await page.goto(path);
      await expect(page.getByText(/permitir JavaScript/), path).toBeVisible();
    }
    for (const path of ['/rsvp', '/events/45/rsvp']) {
      await page.goto(path);
      await expect(page.getByText(/permitir JavaScript/), path).toBeHidden();
    }
  });
});

/** As the couple copies it: `/i#<token>`. */
const shortLinkOf = async (browser: Browser, { url }: Site, { groupName }: GuestLogin) => {
  const couple = await browser.newPage({ baseURL: url });
  await signInAsCouple(couple);
  const groups = (await (await couple.request.get('/api/admin/guests')).json()) as {
    id: number;
    group_name: string;
    link_token: string;
    members: { id: number; name: string }[];
  }[];
  const group = groups.find(({ group_name }) => group_name === groupName)!;
  return { couple, group, link: `/i#${group.link_token}` };
};

test.describe('a short personal link', () => {
  test('leaves the address and needs one tap, and later none', async ({ page, browser, site }) => {
    const { link } = await shortLinkOf(browser, site, family);
    expect(link).toMatch(/^\/i#[3-9A-Y]{10}$/);
    await page.goto(link);
    await expect(page.getByText('Tu invitación está lista: solo falta un toque.')).toBeVisible();
    await expect(page).toHaveURL('/i');
    await expect(form(page).groupName).toHaveCount(0);
    await expectAccessible(page);
    await form(page).submit.click();
    await expect(page).toHaveURL('/my-events');
    await expect(page.getByText('Bienvenidos, Familia Peñaloza Ríos')).toBeVisible();
    const saved = await page.evaluate(() => localStorage.getItem('convite:link'));
    expect(saved).toBe(link.slice(3, 7));
    await page.goto(link);
    await expect(page).toHaveURL('/my-events');
  });

  test('asks for its tap when another group is signed in', async ({ page, browser, site }) => {
    const { link } = await shortLinkOf(browser, site, guests.aunt);
    await signIn(page, guests.couple);
    await page.goto(link);
    await form(page).submit.click();
    await expect(page.getByText('Bienvenido/a, Tía Marta')).toBeVisible();
  });

  test('that was renewed with the code opens nothing, and the form takes its place', async ({
    page,
    browser,
    site,
  }) => {
    const { couple, group, link } = await shortLinkOf(browser, site, family);
    const guest = { group_name: family.groupName, access_code: 'OTRO-C0DE' };
    const data = { guest, members: group.members };
    const answer = await couple.request.put(`/api/admin/guests/${group.id}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    await page.goto(link);
    await form(page).submit.click();
    await expect(page.getByRole('main').getByText(/^Este enlace ya no sirve\./)).toBeVisible();
    await expectAccessible(page);
    await fill(page, { ...family, accessCode: 'OTRO-C0DE' } as GuestLogin);
    await form(page).submit.click();
    await expect(page).toHaveURL('/my-events');
  });

  test('says so when there is no signal, and can be tapped again', async ({
    page,
    browser,
    site,
    context,
  }) => {
    const { link } = await shortLinkOf(browser, site, family);
    await page.goto(link);
    await context.setOffline(true);
    await form(page).submit.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Sin conexión');
    await context.setOffline(false);
    await form(page).submit.click();
    await expect(page).toHaveURL('/my-events');
  });
});

test.describe('a personal link of before the short ones', () => {
  test('fills in both fields, leaves the address, and needs one tap', async ({ page }) => {
    await page.goto(linkOf(family));
    await expect(form(page).groupName).toHaveValue(family.groupName);
    await expect(form(page).accessCode).toHaveValue(family.accessCode);
    await expect(page).toHaveURL('/i');
    await form(page).submit.click();
    await expect(page).toHaveURL('/my-events');
    await expect(page.getByText('Bienvenidos, Familia Peñaloza Ríos')).toBeVisible();
  });

  test('leads a group that is signed in straight on', async ({ page }) => {
    await signIn(page, family);
    await page.goto(linkOf(family));
    await expect(page).toHaveURL('/my-events');
  });

  test('shows the filled form when another group is signed in', async ({ page }) => {
    await signIn(page, guests.couple);
    const guestResponse = page.waitForResponse('**/api/rsvp/guest');
    await page.goto(linkOf(guests.aunt));
    await guestResponse;
    await expect(form(page).groupName).toHaveValue(guests.aunt.groupName);
    await form(page).submit.click();
    await expect(page.getByText('Bienvenido/a, Tía Marta')).toBeVisible();
  });

  test('opened in the same tab after another fills in the new group', async ({ page }) => {
    await page.goto(linkOf(family));
    await expect(form(page).groupName).toHaveValue(family.groupName);
    await page.evaluate((hash) => (location.hash = hash), linkOf(guests.aunt).slice(2));
    await expect(form(page).groupName).toHaveValue(guests.aunt.groupName);
  });

  test('that is broken shows the empty form', async ({ page }) => {
    for (const broken of ['/i', '/i#', '/i#Familia', '/i#%E0%A4%A.X']) {
      // From elsewhere: another fragment alone would load nothing.
      await page.goto('about:blank');
      await page.goto(broken);
      const told = page.getByText(/^El enlace de tu invitación está incompleto\./);
      await expect(told, broken).toBeVisible();
      await expect(form(page).groupName).toHaveValue('');
      await expect(form(page).submit).toBeEnabled();
    }
  });
});

test('names are shown as they were typed, never as markup', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1"> & "Ana"';
  await page.goto(linkOf({ groupName: name, accessCode: 'ABCD' } as GuestLogin));
  await expect(form(page).groupName).toHaveValue(name);
});
