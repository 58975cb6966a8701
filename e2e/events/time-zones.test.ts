import type { Browser, Page } from '@playwright/test';
import type { EventView } from '#contract/events.ts';
import { signInAsAdmin, signInAsGuest } from '../admin-visit.ts';
import { expect, type Site, test } from '../site.ts';
import { isLong } from '../fixtures/length.ts';
import { zones } from '../fixtures/zones.ts';

// The server stands elsewhere, too. tests/process/time-zones.test.ts changes its zone.
test.use({ siteEnv: { TZ: 'Asia/Tokyo' } });

type Night = readonly [name: string, instant: string, typed: string];

/** Where the wedding is, and nights around the changes of its clock; what a guest reads of each. */
const weddings = [
  {
    region: { timeZone: 'America/Santiago', currency: 'CLP', country: 'CL' },
    // The first in the hour that comes twice, the second time.
    nights: [
      ['Noche que se repite', '2026-04-04T23:30:00-04:00', '2026-04-04T23:30'],
      ['Sin medianoche', '2026-09-06T01:00:00-03:00', '2026-09-06T01:00'],
    ] as const,
    output: ['4 de abril de 2026 • 11:30 pm', '6 de septiembre de 2026 • 1:00 am'],
    phones: ['America/Santiago', 'Pacific/Auckland'],
  },
  {
    region: { timeZone: 'Europe/Madrid', currency: 'CLP', country: 'ES' },
    nights: [
      ['Noche que se repite', '2026-10-25T02:30:00+01:00', '2026-10-25T02:30'],
      ['Sin las dos', '2026-03-29T03:00:00+02:00', '2026-03-29T03:00'],
    ] as const,
    output: ['25 de octubre de 2026 • 2:30 am', '29 de marzo de 2026 • 3:00 am'],
    phones: ['America/Santiago', 'Europe/Madrid'],
  },
  {
    region: { timeZone: 'America/Mexico_City', currency: 'MXN', country: 'MX' },
    // Its clock does not change any more, but the phone's does.
    nights: [
      ['Víspera', '2026-10-24T23:30:00-06:00', '2026-10-24T23:30'],
      ['Madrugada', '2026-04-05T00:30:00-06:00', '2026-04-05T00:30'],
    ] as const,
    output: ['24 de octubre de 2026 • 11:30 pm', '5 de abril de 2026 • 12:30 am'],
    phones: ['America/Santiago', 'America/Mexico_City'],
  },
] as const;

type Wedding = (typeof weddings)[number];

/** The couple says where its wedding is, and adds the nights. */
const plantNights = async (page: Page, site: Site, { region, nights }: Wedding) => {
  await signInAsAdmin(site, page.request);
  const headers = { Origin: site.url };
  const part = '/api/admin/site/wedding';
  const { version, content } = (await (await page.request.get(part)).json()) as {
    version: number;
    content: object;
  };
  const data = { version, content: { ...content, ...region } };
  const saved = await page.request.put(part, { data, headers });
  expect(saved.status(), await saved.text()).toBe(200);
  const published = await page.request.post('/api/admin/site/publish', { data: {}, headers });
  expect(published.status(), await published.text()).toBe(201);
  for (const [name, date] of nights) {
    const data = { name, date, description: 'Reloj', location: 'Linares', day_number: 1 };
    expect((await page.request.post('/api/admin/events', { data, headers })).status()).toBe(201);
  }
  return storedEvents(page);
};

const storedEvents = async (page: Page) =>
  (await (await page.request.get('/api/admin/events')).json()) as EventView[];

const inviteFamily = async (page: Page, site: Site, eventIds: number[]) => {
  const groups = (await (await page.request.get('/api/admin/guests')).json()) as Group[];
  const { id, members, ...guest } = groups.find((one) => one.access_code === 'RAMA-4T7W')!;
  const { group_name, access_code, guest_type, invited_by } = guest;
  const data = { guest: { group_name, access_code, guest_type, invited_by }, members, eventIds };
  const headers = { Origin: site.url };
  const saved = await page.request.put(`/api/admin/guests/${id}`, { data, headers });
  expect(saved.status()).toBe(200);
};

type Group = {
  id: number;
  group_name: string;
  access_code: string;
  guest_type: string;
  invited_by: string;
  members: object[];
};

const words = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  // The home page learns only then whose events it shows.
  if (path === '/') await expect(page.getByRole('link', { name: 'Ver mis eventos' })).toBeVisible();
  const output = await page.getByRole('main').innerText();
  // How long ago something was, and whether the screen is connected, changes while one looks.
  return output.replaceAll(/hace (?:un momento|\d+ \w+)|En vivo/gu, '').replaceAll(/\s+/gu, ' ');
};

const guestPages = ['/', '/my-events', '/my-events/attendance', '/rsvp', '/events/49'];
const couplePages = ['/admin/events', '/admin/history', '/admin/gifts'];

/** The dialog holds the same time as before; saving something else leaves it, also in the repeated hour. */
const editElsewhere = async (page: Page, nights: readonly Night[], place: string) => {
  const inputs: string[] = [];
  for (const [name] of nights) {
    await page.goto('/admin/events');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: /^Editar/ }).click();
    const form = page.getByRole('dialog');
    inputs.push(await form.getByLabel('Fecha', { exact: true }).inputValue());
    await form.getByLabel('Lugar').fill(place);
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(form).toBeHidden();
  }
  return inputs;
};

const visit = async (
  browser: Browser,
  site: Site,
  { nights }: Wedding,
  timezoneId: string,
  added: EventView[],
) => {
  const context = await browser.newContext({ baseURL: site.url, timezoneId, locale: 'es-CL' });
  const page = await context.newPage();
  await signInAsGuest(site, page.request);
  await signInAsAdmin(site, page.request);
  const inputs = await editElsewhere(page, nights, 'Linares');
  const output: Record<string, string> = {};
  const nightPages = added.map(({ id }) => `/events/${id}`);
  for (const path of [...nightPages, ...guestPages, ...couplePages]) {
    output[path] = await words(page, path);
    const links = page.getByRole('link', { name: /Google Calendar/ });
    output[`${path}: calendar`] = (
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    ).join();
  }
  await context.close();
  return { inputs, output };
};

for (const wedding of weddings) {
  const { region, nights, output: expected, phones } = wedding;
  test(`in ${region.timeZone} every date is the same wherever the phone stands, and saving moves none`, async ({
    page,
    site,
    browser,
  }) => {
    // Five phones, one after the other; in the short form two with summers of their own.
    test.setTimeout(8 * 60_000);
    const events = await plantNights(page, site, wedding);
    const added = events.filter(({ name }) => nights.some(([night]) => night === name));
    await inviteFamily(
      page,
      site,
      events.map(({ id }) => id),
    );

    let here: Record<string, string> | undefined;
    for (const zone of isLong ? zones : phones) {
      const { inputs, output } = await visit(browser, site, wedding, zone, added);
      expect(inputs, zone).toEqual(nights.map(([, , input]) => input));
      here ??= output;
      expect(output, zone).toEqual(here);
      const stored = (await storedEvents(page)).filter(({ id }) =>
        added.some((one) => one.id === id),
      );
      expect(stored.map(({ date }) => Date.parse(date))).toEqual(
        nights.map(([, date]) => Date.parse(date)),
      );
    }
    added.forEach(({ id, name }) => {
      const at = nights.findIndex(([night]) => night === name);
      expect(here![`/events/${id}`]).toContain(expected[at]);
    });
  });
}
