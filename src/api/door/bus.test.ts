import { expect, test } from 'vitest';
import type { ArrivalView, BoardingCountView, DoorView, NewHelperView } from '#contract/door.ts';
import { demoSite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { busOf, driverAt, helperAt, withToken } from '#tests/support/door.ts';

const stops = ['Plaza de Armas', 'Terminal de buses'];
const at = (time: string) => `2025-12-20T${time}:00-03:00`;

const setUp = () => {
  const site = demoSite();
  const bus = busOf(site);
  return { site, bus, driver: driverAt(site) };
};

const listOf = async (driver: Browser) => (await driver.get('/api/door')).json as DoorView;

const mark = (driver: Browser, memberId: number, more: object = {}) =>
  driver.put('/api/door/arrivals', {
    ...{ memberId, eventId: 1, arrived: true, at: at('16:30') },
    ...more,
  });

test('the couple makes a link for a driver, who sees who gets on where and nothing else', async () => {
  const { site, bus } = setUp();
  const admin = await site.admin();
  const made = await admin.post('/api/admin/helpers', {
    ...{ name: 'Juan', question_id: bus, expires_at: '2025-12-21T06:00' },
  });
  expect(made.status).toBe(201);
  const { link, question_id, event_ids } = made.json as NewHelperView;
  expect([question_id, event_ids]).toEqual([bus, []]);
  site.raw
    .prepare(
      "update guest_members set phone = 'SECRET', dietary_restriction_type = 'Other', dietary_restriction_spec = 'SECRET'",
    )
    .run();
  const driver = withToken(site.browser(), link.split('#')[1]!);
  const answer = await driver.get('/api/door');
  expect(answer.text).not.toContain('SECRET');
  const list = answer.json as DoorView;
  expect([list.bus, list.events.map(({ name }) => name)]).toEqual(['Bus desde Linares', stops]);
  const atStop = (id: number) => list.people.filter(({ eventId }) => eventId === id);
  expect([atStop(1).length, atStop(2).length]).toEqual([2, 3]);
  expect(atStop(1).every(({ groupName }) => groupName === 'Camila y Andrés')).toBe(true);
});

test('facts of a bus are merged like those of the door, and the couple reads the counts', async () => {
  const { site, bus, driver } = setUp();
  const [first, second] = (await listOf(driver)).people;
  await mark(driver, first!.memberId, { id: 'one' });
  await mark(driver, first!.memberId, { id: 'one' });
  await mark(driver, second!.memberId, { id: 'two' });
  const undone = await mark(driver, second!.memberId, {
    ...{ id: 'undo', arrived: false, at: at('16:31') },
  });
  expect((undone.json as ArrivalView).facts.map(({ id }) => id)).toEqual(['two', 'undo']);
  const people = (await listOf(driver)).people.filter(({ arrived }) => arrived);
  expect(people.map(({ memberId, arrived_at }) => [memberId, arrived_at])).toEqual([
    [first!.memberId, at('16:30')],
  ]);
  const { json } = await (await site.admin()).get('/api/admin/boardings');
  const [counts, ...others] = json as BoardingCountView[];
  expect(others).toEqual([]);
  expect(counts).toMatchObject({ questionId: bus, name: 'Bus desde Linares' });
  const boarded = counts!.stops.map((stop) => [stop.name, stop.expected]);
  expect(boarded).toEqual([
    ['Plaza de Armas', 2],
    ['Terminal de buses', 3],
  ]);
  expect(counts!.stops.reduce((sum, stop) => sum + stop.boarded, 0)).toBe(1);
  // Who got on the bus has not arrived yet.
  expect(site.raw.prepare('select count(*) from arrivals').pluck().get()).toBe(0);
});

test('who says no to the event takes no bus, and who chose no stop is on no list', async () => {
  const { site, driver } = setUp();
  const [person] = (await listOf(driver)).people;
  site.raw
    .prepare('update guest_event_responses set is_attending = 0 where member_id = ?')
    .run(person!.memberId);
  const ids = (await listOf(driver)).people.map(({ memberId }) => memberId);
  expect(ids).not.toContain(person!.memberId);
  const rosa = site.raw
    .prepare("select id from guest_members where name = 'Rosa Peñaloza'")
    .pluck()
    .get() as number;
  expect((await mark(driver, rosa)).status).toBe(404);
});

test('an answer of a group is that of each of its people who come', async () => {
  const { site, bus, driver } = setUp();
  const before = await listOf(driver);
  const { guest_id } = site.raw
    .prepare('select guest_id from question_answers where question_id = ? limit 1')
    .get(bus) as { guest_id: number };
  site.raw.prepare("update questions set scope = 'group' where id = ?").run(bus);
  site.raw
    .prepare('delete from question_answers where question_id = ? and guest_id = ? and rowid > 0')
    .run(bus, guest_id);
  site.raw
    .prepare(
      `insert into question_answers (question_id, guest_id, event_id, value, option_id, created_at, updated_at)
       select id, ?, event_id, '"Plaza de Armas"', json_extract(options, '$[0].id'), 1, 1 from questions where id = ?`,
    )
    .run(guest_id, bus);
  expect((await listOf(driver)).people.map(({ name }) => name)).toEqual(
    before.people.map(({ name }) => name),
  );
});

test('a driver says nothing at the door, and a helper there nothing of a bus', async () => {
  const { site, bus, driver } = setUp();
  const [person] = (await listOf(driver)).people;
  const surprise = { id: 's', eventId: 49, kind: 'unlisted', name: 'Renata', at: at('19:00') };
  expect((await driver.post('/api/door/surprises', surprise)).status).toBe(404);
  const helper = helperAt(site, [49]);
  await mark(helper, person!.memberId, { eventId: 49 });
  expect(site.raw.prepare('select count(*) from boardings').pluck().get()).toBe(0);
  expect((await listOf(helper)).bus).toBeNull();
  expect(bus).toBeGreaterThan(0);
});

test.each([
  ['nothing', {}, 'event_ids'],
  ['no events', { event_ids: [] }, 'event_ids'],
])('a link for %s is refused', async (_, place, field) => {
  const { site } = setUp();
  const admin = await site.admin();
  const json = { name: 'Juan', expires_at: '2025-12-21T06:00', ...place };
  const { status, json: problem } = await admin.post('/api/admin/helpers', json);
  expect([status, Object.keys((problem as { fields: object }).fields)]).toEqual([422, [field]]);
});

test.each([
  ['the song', "kind = 'text'"],
  ['nothing', 'false'],
])('a link for a question without stops is refused: %s', async (_, condition) => {
  const { site } = setUp();
  const admin = await site.admin();
  const id = site.raw.prepare(`select id from questions where ${condition}`).pluck().get() ?? 999;
  const json = { name: 'Juan', question_id: id, expires_at: '2025-12-21T06:00' };
  const refused = await admin.post('/api/admin/helpers', json);
  expect(refused).toMatchObject({ status: 422, json: { code: 'unknown_question' } });
});

test('a question that is removed ends the link, and undeleted brings it and its facts back', async () => {
  const { site, bus, driver } = setUp();
  const admin = await site.admin();
  const [person] = (await listOf(driver)).people;
  await mark(driver, person!.memberId, { id: 'one' });
  const removed = await admin.delete(`/api/admin/questions/${bus}`);
  expect(removed.status).toBeLessThan(300);
  expect((await driver.get('/api/door')).status).toBe(401);
  const undeleted = await admin.post(`/api/admin/removals/question/${bus}/restore`, {});
  expect(undeleted.status).toBeLessThan(300);
  expect((await listOf(driver)).people.filter(({ arrived }) => arrived)).toHaveLength(1);
});
