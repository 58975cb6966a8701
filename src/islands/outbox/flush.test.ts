import { afterEach, expect, test, vi } from 'vitest';
import { fire } from '#tests/support/phone.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { mutationsPerHour } from '#domain/access/mutation-limit.ts';
import { dietsEntry, responsesEntry } from './entry.ts';
import { flush } from './flush.ts';
import { allEntries, clearOtherGroups, keepEntries } from './outbox.ts';
import { freshStorage, weekend, vegan, yes, pendingPhone } from '#tests/support/entries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  freshStorage();
});

test('entries are sent once, and are then gone', async () => {
  const { family, rosa, requests, waits, stored } = await pendingPhone();
  await waits('one', true);
  await keepEntries([dietsEntry(family.id, [vegan(rosa)])]);
  const { results, error: held } = await flush();
  expect(held).toBeUndefined();
  expect(results.map(({ about, kind }) => `${about} ${kind}`).sort()).toEqual([
    `${fire} received`,
    'diets received',
  ]);
  expect(requests).toEqual([
    'GET /api/rsvp/guest',
    'PUT /api/rsvp/guest/dietary',
    `POST /api/rsvp/responses/${fire}`,
  ]);
  expect(await stored()).toEqual([
    [true, 1],
    [false, 0],
  ]);
  expect(await allEntries()).toEqual([]);
  await flush();
  expect(requests).toHaveLength(3);
});

test.each(['before', 'after'] as const)(
  'cut %s the server has it, it waits on and has one effect',
  async (cut) => {
    const { line, waits, stored } = await pendingPhone();
    await waits('one', true);
    line.cut = (path) => (path.includes('responses') ? cut : undefined);
    expect((await flush()).error).toMatchObject({ status: 0 });
    expect(await allEntries()).toHaveLength(1);
    line.cut = () => undefined;
    await flush();
    expect(await allEntries()).toEqual([]);
    expect((await stored())[0]).toEqual([true, 1]);
  },
);

test('all entries are sent at once', async () => {
  const { family, rosa, line, requests } = await pendingPhone();
  await keepEntries([
    dietsEntry(family.id, [vegan(rosa)]),
    ...weekend.map((eventId) => yes(family.id, eventId, rosa)),
  ]);
  const held = Promise.withResolvers<void>();
  line.cut = (path) => {
    if (path !== '/api/rsvp/guest') line.until = held.promise;
    return undefined;
  };
  const flushed = flush();
  await vi.waitFor(() => expect(requests).toHaveLength(1 + 1 + weekend.length));
  held.resolve();
  expect((await flushed).results).toHaveLength(1 + weekend.length);
  expect(await allEntries()).toEqual([]);
});

test('a refused or interrupted entry does not hold up the others', async () => {
  const { family, rosa, line, guest } = await pendingPhone();
  await keepEntries([999, ...weekend].map((eventId) => yes(family.id, eventId, rosa)));
  line.cut = (path) => (path.endsWith('47') ? 'after' : path.endsWith('48') ? 'before' : undefined);
  const { results, error: held } = await flush();
  expect(held).toMatchObject({ status: 0 });
  expect(results.map(({ about }) => about).sort()).toEqual([45, 46, 49, 50]);
  expect((await allEntries()).map(({ about, stopped }) => [about, stopped?.why])).toEqual([
    [47, undefined],
    [48, undefined],
    [999, 'gone'],
  ]);
  line.cut = () => undefined;
  await flush();
  for (const eventId of weekend) {
    const { json } = await guest.get(`/api/rsvp/responses/${eventId}`);
    expect(json).toMatchObject({ responses: [{ isAttending: true, version: 1 }, {}, {}, {}] });
  }
});

test('what is said of somebody whom the couple has removed holds up nobody else', async () => {
  const { family, rosa, guest, site } = await pendingPhone();
  const admin = await site.admin();
  const [, gone] = family.members;
  await keepEntries([
    responsesEntry(family.id, fire, [
      { memberId: rosa, isAttending: true, version: 0 },
      { memberId: gone!.id, isAttending: true, version: 0 },
    ]),
    dietsEntry(family.id, [vegan(rosa), vegan(gone!.id)]),
  ]);
  expect((await admin.delete(`/api/admin/members/${gone!.id}`)).status).toBe(204);
  expect((await flush()).results.map(({ kind }) => kind)).toEqual(['received', 'received']);
  expect(await allEntries()).toEqual([]);
  expect((await guest.get(`/api/rsvp/responses/${fire}`)).json).toMatchObject({
    responses: [{ memberId: rosa, isAttending: true, dietaryRestriction: 'Vegan' }, {}, {}],
  });
});

test('two at once have one effect', async () => {
  const { waits, stored, requests } = await pendingPhone();
  await waits('one', true);
  await Promise.all([flush(), flush()]);
  expect((await stored())[0]).toEqual([true, 1]);
  expect(requests.filter((call) => call.startsWith('POST')).length).toBeGreaterThan(0);
});

test('a newer entry about the same event is kept when the first one arrives', async () => {
  const { line, waits, stored } = await pendingPhone();
  await waits('one', true);
  line.cut = (path) => (path.includes('responses') ? 'after' : undefined);
  await flush();
  await waits('two', false);
  line.cut = () => undefined;
  const { results } = await flush();
  expect(results).toMatchObject([{ about: fire, kind: 'received' }]);
  expect((await stored())[0]).toEqual([false, 2]);
  expect(await allEntries()).toEqual([]);
});

test('another person’s response is not overwritten: the entry waits for a decision', async () => {
  const { guest, rosa, waits, stored } = await pendingPhone();
  const say = (isAttending: boolean) =>
    guest.post(`/api/rsvp/responses/${fire}`, { responses: [{ memberId: rosa, isAttending }] });
  await say(true);
  await say(false);
  await waits('one', true);
  const { results } = await flush();
  expect(results).toMatchObject([{ about: fire, kind: 'changed' }]);
  expect((await stored())[0]).toEqual([false, 2]);
  expect(await allEntries()).toMatchObject([{ about: fire, stopped: { why: 'changed' } }]);
  // Not by itself, however often it is asked.
  expect((await flush()).results).toEqual([]);
});

test('another person’s equal response is no conflict', async () => {
  const { guest, rosa, waits, stored } = await pendingPhone();
  await guest.post(`/api/rsvp/responses/${fire}`, {
    responses: [{ memberId: rosa, isAttending: true }],
  });
  await waits('one', true);
  expect((await flush()).results).toMatchObject([{ kind: 'received' }]);
  expect((await stored())[0]).toEqual([true, 1]);
});

test('an event that is no longer theirs, and a refusal, are told and not sent again', async () => {
  const { family, tomas } = await pendingPhone();
  const about = (eventId: number, memberId: number) =>
    responsesEntry(family.id, eventId, [{ memberId, isAttending: true }]);
  await keepEntries([about(999, tomas), about(fire, 99_999)]);
  expect((await flush()).results).toEqual([]);
  expect((await allEntries()).map(({ stopped }) => stopped)).toEqual([
    { why: 'refused', sentence: expect.stringMatching(/^Una de las personas/) as string },
    expect.objectContaining({ why: 'gone' }),
  ]);
});

test('nothing goes out in another group’s name, nor without a session', async () => {
  const { site, line, waits, stored } = await pendingPhone();
  await waits('one', true);
  line.browser = site.browser();
  expect((await flush()).error).toMatchObject({ status: 401 });
  line.browser = await site.guest('Tía Marta');
  expect((await flush()).results).toEqual([]);
  expect(await allEntries()).toHaveLength(1);
  expect((await stored())[0]).toEqual([false, 0]);
  await clearOtherGroups(groupNamed(site, 'Tía Marta').id);
  expect(await allEntries()).toEqual([]);
});

test('told to wait, it keeps everything, and sends it once the hour is over', async () => {
  const { site, family, rosa, stored } = await pendingPhone();
  const script = await site.guest(family.group_name);
  for (let call = 0; call < mutationsPerHour; call += 1) {
    await script.put('/api/rsvp/guest/dietary', { members: [vegan(rosa)] });
  }
  const both = [
    dietsEntry(family.id, [vegan(rosa)]),
    ...weekend.map((eventId) => yes(family.id, eventId, rosa)),
  ];
  await keepEntries(both);
  expect((await flush()).error).toMatchObject({ status: 429 });
  expect((await flush()).error).toMatchObject({ status: 429 });
  expect(await allEntries()).toEqual(both);
  expect((await stored())[0]).toEqual([false, 0]);
  site.wait({ minutes: 60 });
  expect((await flush()).results).toHaveLength(both.length);
  expect(await allEntries()).toEqual([]);
  expect((await stored())[0]).toEqual([true, 1]);
});

test('after fourteen days it is told, and its answers are gone from the phone', async () => {
  const { waits, requests } = await pendingPhone();
  await waits('one', true);
  const later = Date.now() + 15 * 24 * 60 * 60_000;
  expect(await allEntries(later)).toMatchObject([{ responses: [], stopped: { why: 'expired' } }]);
  expect(await allEntries()).toMatchObject([{ responses: [] }]);
  await flush();
  expect(requests).toEqual([]);
});
