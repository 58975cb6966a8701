import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';

import { familyPhone, fire } from '#tests/support/phone.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { writesPerHour } from '#domain/access/write-limit.ts';

import { dietsEntry, type ResponsesEntry, responsesEntry } from './entry.ts';
import { flush } from './flush.ts';
import { forgetOutbox } from './forget-outbox.ts';
import { allEntries, forgetOthers, isDurable, keepEntries } from './outbox.ts';

const weekend = [45, 46, 47, 48, 49, 50];

const vegan = (id: number) => ({
  id,
  dietary_restriction_type: 'Vegan' as const,
  dietary_restriction_spec: null,
});

const yes = (groupId: number, eventId: number, memberId: number): ResponsesEntry => ({
  ...responsesEntry(groupId, eventId, [{ memberId, isAttending: true, version: 0 }]),
  key: `key-${eventId}`,
});

const waitingPhone = async () => {
  const phone = await familyPhone();
  const waits = (key: string, isAttending: boolean, version = 0) =>
    keepEntries([
      {
        ...responsesEntry(phone.family.id, fire, [{ memberId: phone.rosa, isAttending, version }]),
        key,
      },
    ]);
  return { ...phone, waits };
};

afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetOutbox();
});

test('entries are sent once, and are then gone', async () => {
  const { family, rosa, asked, waits, stored } = await waitingPhone();
  await waits('one', true);
  await keepEntries([dietsEntry(family.id, [vegan(rosa)])]);
  const { outcomes, held } = await flush();
  expect(held).toBeUndefined();
  expect(outcomes.map(({ about, kind }) => `${about} ${kind}`).sort()).toEqual([
    `${fire} received`,
    'diets received',
  ]);
  expect(asked).toEqual([
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
  expect(asked).toHaveLength(3);
});

test.each(['before', 'after'] as const)(
  'cut %s the server has it, it waits on and has one effect',
  async (cut) => {
    const { line, waits, stored } = await waitingPhone();
    await waits('one', true);
    line.cut = (path) => (path.includes('responses') ? cut : undefined);
    expect((await flush()).held).toMatchObject({ status: 0 });
    expect(await allEntries()).toHaveLength(1);
    line.cut = () => undefined;
    await flush();
    expect(await allEntries()).toEqual([]);
    expect((await stored())[0]).toEqual([true, 1]);
  },
);

test('all entries are sent at once', async () => {
  const { family, rosa, line, asked } = await waitingPhone();
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
  await vi.waitFor(() => expect(asked).toHaveLength(1 + 1 + weekend.length));
  held.resolve();
  expect((await flushed).outcomes).toHaveLength(1 + weekend.length);
  expect(await allEntries()).toEqual([]);
});

test('of two entries about one member’s diet the later one arrives later', async () => {
  const { guest, family, rosa, asked } = await waitingPhone();
  const { responses, ...entry } = yes(family.id, fire, rosa);
  const withDiet = responses.map((said) => ({ ...said, dietaryRestriction: 'Celiac' as const }));
  const before = { ...entry, responses: withDiet, keptAt: Date.now() - 1000 };
  await keepEntries([before, dietsEntry(family.id, [vegan(rosa)])]);
  await flush();
  expect(asked.slice(1)).toEqual([
    `POST /api/rsvp/responses/${fire}`,
    'PUT /api/rsvp/guest/dietary',
  ]);
  const { json } = await guest.get('/api/rsvp/guest');
  expect(json).toMatchObject({ members: [{ dietary_restriction_type: 'Vegan' }, {}, {}, {}] });
});

test('a refused or interrupted entry does not hold up the others', async () => {
  const { family, rosa, line, guest } = await waitingPhone();
  await keepEntries([999, ...weekend].map((eventId) => yes(family.id, eventId, rosa)));
  line.cut = (path) => (path.endsWith('47') ? 'after' : path.endsWith('48') ? 'before' : undefined);
  const { outcomes, held } = await flush();
  expect(held).toMatchObject({ status: 0 });
  expect(outcomes.map(({ about }) => about).sort()).toEqual([45, 46, 49, 50]);
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

test('two at once have one effect', async () => {
  const { waits, stored, asked } = await waitingPhone();
  await waits('one', true);
  await Promise.all([flush(), flush()]);
  expect((await stored())[0]).toEqual([true, 1]);
  expect(asked.filter((call) => call.startsWith('POST')).length).toBeGreaterThan(0);
});

test('a newer entry about the same event is kept when the first one arrives', async () => {
  const { line, waits, stored } = await waitingPhone();
  await waits('one', true);
  line.cut = (path) => (path.includes('responses') ? 'after' : undefined);
  await flush();
  await waits('two', false);
  line.cut = () => undefined;
  const { outcomes } = await flush();
  expect(outcomes).toMatchObject([{ about: fire, kind: 'received' }]);
  expect((await stored())[0]).toEqual([false, 2]);
  expect(await allEntries()).toEqual([]);
});

test('another person’s response is not overwritten: the entry waits for a decision', async () => {
  const { guest, rosa, waits, stored } = await waitingPhone();
  const say = (isAttending: boolean) =>
    guest.post(`/api/rsvp/responses/${fire}`, { responses: [{ memberId: rosa, isAttending }] });
  await say(true);
  await say(false);
  await waits('one', true);
  const { outcomes } = await flush();
  expect(outcomes).toMatchObject([{ about: fire, kind: 'changed' }]);
  expect((await stored())[0]).toEqual([false, 2]);
  expect(await allEntries()).toMatchObject([{ about: fire, stopped: { why: 'changed' } }]);
  // Not by itself, however often it is asked.
  expect((await flush()).outcomes).toEqual([]);
});

test('another person’s equal response is no conflict', async () => {
  const { guest, rosa, waits, stored } = await waitingPhone();
  await guest.post(`/api/rsvp/responses/${fire}`, {
    responses: [{ memberId: rosa, isAttending: true }],
  });
  await waits('one', true);
  expect((await flush()).outcomes).toMatchObject([{ kind: 'received' }]);
  expect((await stored())[0]).toEqual([true, 1]);
});

test('an event that is no longer theirs, and a refusal, are told and not sent again', async () => {
  const { family, tomas } = await waitingPhone();
  const about = (eventId: number, memberId: number) =>
    responsesEntry(family.id, eventId, [{ memberId, isAttending: true }]);
  await keepEntries([about(999, tomas), about(fire, 99_999)]);
  expect((await flush()).outcomes).toEqual([]);
  expect((await allEntries()).map(({ stopped }) => stopped)).toEqual([
    { why: 'refused', sentence: expect.stringMatching(/^Una de las personas/) as string },
    expect.objectContaining({ why: 'gone' }),
  ]);
});

test('nothing goes out in another group’s name, nor without a session', async () => {
  const { site, line, waits, stored } = await waitingPhone();
  await waits('one', true);
  line.browser = site.browser();
  expect((await flush()).held).toMatchObject({ status: 401 });
  line.browser = await site.guest('Tía Marta');
  expect((await flush()).outcomes).toEqual([]);
  expect(await allEntries()).toHaveLength(1);
  expect((await stored())[0]).toEqual([false, 0]);
  await forgetOthers(groupNamed(site, 'Tía Marta').id);
  expect(await allEntries()).toEqual([]);
});

test('told to wait, it keeps everything, and sends it once the hour is over', async () => {
  const { site, family, rosa, stored } = await waitingPhone();
  const script = await site.guest(family.group_name);
  for (let call = 0; call < writesPerHour; call += 1) {
    await script.put('/api/rsvp/guest/dietary', { members: [vegan(rosa)] });
  }
  const both = [
    dietsEntry(family.id, [vegan(rosa)]),
    ...weekend.map((eventId) => yes(family.id, eventId, rosa)),
  ];
  await keepEntries(both);
  expect((await flush()).held).toMatchObject({ status: 429 });
  expect((await flush()).held).toMatchObject({ status: 429 });
  expect(await allEntries()).toEqual(both);
  expect((await stored())[0]).toEqual([false, 0]);
  site.wait({ minutes: 60 });
  expect((await flush()).outcomes).toHaveLength(both.length);
  expect(await allEntries()).toEqual([]);
  expect((await stored())[0]).toEqual([true, 1]);
}, 120_000);

test('after fourteen days it is told, and its answers are gone from the phone', async () => {
  const { waits, asked } = await waitingPhone();
  await waits('one', true);
  const later = Date.now() + 15 * 24 * 60 * 60_000;
  expect(await allEntries(later)).toMatchObject([{ responses: [], stopped: { why: 'expired' } }]);
  expect(await allEntries()).toMatchObject([{ responses: [] }]);
  await flush();
  expect(asked).toEqual([]);
});

const posts = weekend.map((eventId) => `POST /api/rsvp/responses/${eventId}`);

/** A screen has written Rosa's yes to every event; `send` sends what it wrote. */
const screenPhone = async () => {
  const phone = await waitingPhone();
  const { guest, family, rosa } = phone;
  const send = async (together: boolean, eventIds = weekend) => {
    const entries = await keepEntries(eventIds.map((eventId) => yes(family.id, eventId, rosa)));
    return flush({ entries, together });
  };
  const versions = async () => {
    const stored: number[] = [];
    for (const eventId of weekend) {
      const { json } = await guest.get(`/api/rsvp/responses/${eventId}`);
      stored.push((json as { responses: { version: number }[] }).responses[0]!.version);
    }
    return stored;
  };
  const say = (eventId: number, isAttending: boolean) =>
    guest.post(`/api/rsvp/responses/${eventId}`, { responses: [{ memberId: rosa, isAttending }] });
  return { ...phone, send, versions, say };
};

test('on high latency all events of a screen leave at once, without asking who is signed in', async () => {
  const { line, asked, send, versions } = await screenPhone();
  const held = Promise.withResolvers<void>();
  line.until = held.promise;
  const sent = send(true);
  await vi.waitFor(() => expect(asked).toEqual(posts));
  // A tab that closes now has written every entry.
  expect(await allEntries()).toHaveLength(weekend.length);
  held.resolve();
  expect((await sent).held).toBeUndefined();
  expect(await versions()).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await allEntries()).toEqual([]);
});

test('else the next event leaves when the previous is answered, and diets beside them', async () => {
  const { family, tomas, rosa, line, asked } = await screenPhone();
  const holds = weekend.map(() => Promise.withResolvers<void>());
  line.cut = (path) => {
    const place = weekend.indexOf(Number(path.split('/').at(-1)));
    line.until = place < 0 ? Promise.resolve() : holds[place]!.promise;
    return undefined;
  };
  const entries = await keepEntries([
    dietsEntry(family.id, [vegan(tomas)]),
    ...weekend.map((eventId) => yes(family.id, eventId, rosa)),
  ]);
  const sent = flush({ entries, together: false });
  for (const [place, hold] of holds.entries()) {
    await vi.waitFor(() =>
      expect(asked).toEqual(['PUT /api/rsvp/guest/dietary', ...posts.slice(0, place + 1)]),
    );
    hold.resolve();
  }
  expect((await sent).outcomes).toHaveLength(1 + weekend.length);
});

test.each([true, false])('each event has its own outcome, together: %s', async (together) => {
  const { line, asked, say, send, versions } = await screenPhone();
  await say(46, true);
  await say(46, false);
  await say(47, true);
  line.cut = (path) => (path.endsWith('49') ? 'after' : undefined);
  const { outcomes, held } = await send(together);
  expect(held).toMatchObject({ status: 0 });
  const ofKind = (kind: string) =>
    outcomes.flatMap((outcome) => (outcome.kind === kind ? [outcome.about] : [])).sort();
  expect(ofKind('changed')).toEqual([46]);
  expect(ofKind('received')).toEqual(together ? [45, 47, 48, 50] : [45, 47, 48]);
  expect(asked.filter((call) => call.startsWith('GET')).sort()).toEqual([
    'GET /api/rsvp/responses/46',
    'GET /api/rsvp/responses/47',
  ]);
  line.cut = () => undefined;
  await flush();
  // The other person's response to one event holds until the guest decides; the cut one had one effect.
  expect(await allEntries()).toMatchObject([{ about: 46, stopped: { why: 'changed' } }]);
  expect(await versions()).toEqual([1, 2, 1, 1, 1, 1]);
});

test('a refused entry of a screen is told to it, and is gone from the phone', async () => {
  const { send } = await screenPhone();
  const { outcomes, held } = await send(true, [999]);
  expect(held).toBeUndefined();
  expect(outcomes).toMatchObject([{ about: 999, kind: 'refused', error: { status: 404 } }]);
  expect(await allEntries()).toEqual([]);
});

test('an entry that is renewed after a harmless change, and then cut, has one effect', async () => {
  const { line, asked, say, send, versions } = await screenPhone();
  await say(47, true);
  line.cut = () => (asked.length === 2 ? 'after' : undefined);
  expect((await send(true, [47])).held).toMatchObject({ status: 0 });
  line.cut = () => undefined;
  expect((await flush()).outcomes).toMatchObject([{ about: 47, kind: 'received' }]);
  expect((await versions())[2]).toBe(1);
});

test('without a database the same entries are sent from memory', async () => {
  const { send, versions, line } = await screenPhone();
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  line.cut = (path) => (path.endsWith('46') ? 'before' : undefined);
  expect((await send(true, [45, 46])).held).toMatchObject({ status: 0 });
  expect(isDurable()).toBe(false);
  refuse.mockRestore();
  line.cut = () => undefined;
  expect((await flush()).outcomes).toMatchObject([{ about: 46, kind: 'received' }]);
  expect((await versions()).slice(0, 2)).toEqual([1, 1]);
});
