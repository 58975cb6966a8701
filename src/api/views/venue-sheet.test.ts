import { expect, test } from 'vitest';
import type { KitchenView } from '#contract/kitchen/kitchen-sheets.ts';
import { demoSite, emptySite } from '#tests/support/api.ts';
import { helperAt } from '#tests/support/door.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { venueSheets } from './venue-sheet.ts';

const main = 49;
const at = '2025-12-20T19:00:00-03:00';

const setUp = () => {
  const site = demoSite();
  const sheetOf = (id: number) => venueSheets(site.db).find((sheet) => sheet.id === id)!;
  return { site, sheetOf, door: helperAt(site, [main]) };
};

test('the venue reads who comes, where they sit, and how many a bus brings', () => {
  const { site, sheetOf } = setUp();
  const [first, second] = groupNamed(site, 'Familia Catrileo Vera').members;
  site.raw
    .prepare("update guest_members set age_group = 'infant', needs = ? where id = ?")
    .run('["high_chair"]', first!.id);
  site.raw.prepare("update guest_members set age_group = 'infant' where id = ?").run(second!.id);
  const { confirmed, infants, chairs, needs, buses, places, planned_date, door } = sheetOf(main);
  expect(infants).toBe(2);
  // One of them sits on a lap.
  expect(chairs).toBe(confirmed - 1);
  expect(needs).toMatchObject([{ need: 'high_chair', name: first!.name }]);
  expect(buses).toEqual([
    {
      name: 'Bus desde Linares',
      stops: [
        { name: 'Plaza de Armas', people: 2 },
        { name: 'Terminal de buses', people: 3 },
      ],
    },
  ]);
  const seated = places.reduce((sum, { people }) => sum + people, 0);
  expect(seated).toBe(confirmed);
  expect([planned_date, door]).toEqual([null, null]);
});

test('an event that slipped is there at its new time, beside the old one', async () => {
  const { site, sheetOf } = setUp();
  const before = sheetOf(main).date;
  const delay = { minutes: 30 };
  await (await site.admin()).post(`/api/admin/events/${main}/delay`, delay);
  const { date, planned_date } = sheetOf(main);
  expect([Date.parse(date) - Date.parse(before), planned_date]).toEqual([30 * 60_000, before]);
});

test('kitchen and venue read what the door has changed, until the couple has decided', async () => {
  const { site, sheetOf, door } = setUp();
  const admin = await site.admin();
  const kitchen = async () =>
    (await admin.get(`/api/admin/kitchen-sheets/event/${main}`)).json as KitchenView;
  expect((await kitchen()).door).toBeNull();
  const [rosa, tomas] = groupNamed(site, 'Familia Peñaloza Ríos').members;
  const arrival = { memberId: rosa!.id, eventId: main, arrived: true, at };
  await door.put('/api/door/arrivals', arrival);
  const report = (surprise: object) =>
    door.post('/api/door/surprises', { eventId: main, at, ...surprise });
  await report({ id: 'a', kind: 'unlisted', name: 'Renata <b>' });
  await report({ id: 'b', kind: 'instead_of', name: 'Pedro', memberId: tomas!.id });
  const changed = {
    arrived: 1,
    expected: sheetOf(main).confirmed,
    surprises: [
      { kind: 'unlisted', name: 'Renata <b>', insteadOf: null },
      { kind: 'instead_of', name: 'Pedro', insteadOf: tomas!.name },
    ],
  };
  expect(sheetOf(main).door).toEqual(changed);
  expect((await kitchen()).door).toEqual(changed);
  const before = (await kitchen()).kitchen.total.confirmed;
  const [open] = (await admin.get('/api/admin/surprises')).json as { id: number }[];
  expect((await admin.post(`/api/admin/surprises/${open!.id}/seat`, {})).status).toBe(200);
  const after = await kitchen();
  // The kitchen counts the person who was seated.
  expect(after.kitchen.total.confirmed).toBe(before + 1);
  expect(after.door).toMatchObject({ arrived: 2, surprises: [{ name: 'Pedro' }] });
});

test('before there are events there is nothing to read', () => {
  expect(venueSheets(emptySite().db)).toEqual([]);
});
