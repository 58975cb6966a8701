import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

const read = async (page: Page, path: string) => {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return {
    fileName: /filename="(.+)"/.exec(answer.headers()['content-disposition'] ?? '')?.[1],
    cache: answer.headers()['cache-control'],
    zone: calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid'),
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  };
};

test("an event's file is that event, in the wedding's zone", async ({ page }) => {
  await signIn(page, guests.family);
  const { fileName, cache, zone, events } = await read(page, '/events/46/calendar.ics');
  expect(fileName).toBe('evento-46.ics');
  expect(cache).toContain('no-store');
  expect(zone).toBe('America/Santiago');
  expect(events).toHaveLength(1);
  expect(events[0]!.summary).toBe('🔥 Noche de Brasas');
  expect(events[0]!.location).toBe('El fogón, bajo el parrón grande');
  expect(events[0]!.startDate.toString()).toBe('2025-12-19T20:00:00');
  expect(events[0]!.endDate.toString()).toBe('2025-12-20T01:00:00');
});

test('the same event is the same entry in both files, and after a restart', async ({
  page,
  site,
}) => {
  await signIn(page, guests.aunt);
  const one = await read(page, '/events/49/calendar.ics');
  await site.restart();
  const all = await read(page, '/my-events/calendar.ics');
  expect(all.events.map(({ uid }) => uid)).toEqual(one.events.map(({ uid }) => uid));
});

test('the file of all events has those one is invited to, and no other', async ({ page }) => {
  await signIn(page, guests.couple);
  const { fileName, events } = await read(page, '/my-events/calendar.ics');
  expect(fileName).toBe('mis-eventos.ics');
  expect(events.map(({ summary }) => summary)).toEqual([
    '🔥 Noche de Brasas',
    '🥐 Desayuno de Campeones',
    '🍷 Última Mesa de Solteros',
    '💍 Main Event: ceremonia y celebración',
    '🌅 Desayuno de los Sobrevivientes',
  ]);
});

test('there is no file of an event one is not invited to', async ({ page }) => {
  await signIn(page, guests.couple);
  const ids = ['45', '987654', 'abc', '1.5', '99999999999999999999'];
  const answers = await Promise.all(
    ids.map((id) => page.request.get(`/events/${id}/calendar.ics`)),
  );
  expect(answers.map((answer) => answer.status())).toEqual(ids.map(() => 404));
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect([...bodies]).toEqual(['El evento que estás buscando no existe o ha sido eliminado.']);
});

test('a stranger signs in first, and lands on the page that has the file', async ({ page }) => {
  const leadsTo = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await leadsTo('/events/46/calendar.ics')).toBe('/rsvp#destino=/events/46');
  expect(await leadsTo('/my-events/calendar.ics')).toBe('/rsvp#destino=/my-events');
});

test('the links hand the files over', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/my-events');
  for (const [name, file] of [
    ['Archivo de calendario', 'evento-49.ics'],
    ['Guardar todos los eventos (.ics)', 'mis-eventos.ics'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('the Google link carries the event', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/events/49');
  const link = page.getByRole('link', { name: 'Añadir a Google Calendar' });
  const { searchParams } = new URL((await link.getAttribute('href'))!);
  expect(searchParams.get('text')).toBe('💍 Main Event: ceremonia y celebración');
  expect(searchParams.get('dates')).toBe('20251220T210000Z/20251221T070000Z');
  expect(searchParams.get('ctz')).toBe('America/Santiago');
  expect(searchParams.get('location')).toBe('Alameda de los álamos y granero viejo');
});
