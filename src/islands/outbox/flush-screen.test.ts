import { afterEach, expect, test, vi } from 'vitest';
import { dietsEntry, responsesEntry } from './entry.ts';
import { flush } from './flush.ts';
import { receivedSince } from './received.ts';
import { allEntries, isSaved, keepEntries } from './outbox.ts';
import { deleteReceived } from './delete-outbox.ts';
import { mayHaveEntries } from './outbox-database.ts';
import { freshStorage, weekend, vegan, yes, pendingPhone } from '#tests/support/entries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  freshStorage();
});

const posts = weekend.map((eventId) => `POST /api/rsvp/responses/${eventId}`);

/** A screen has written Rosa's yes to every event; `send` sends what it wrote. */
const screenPhone = async () => {
  const phone = await pendingPhone();
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
  const { line, requests, send, versions } = await screenPhone();
  const held = Promise.withResolvers<void>();
  line.until = held.promise;
  const sent = send(true);
  await vi.waitFor(() => expect(requests).toEqual(posts));
  // A tab that closes now has written every entry.
  expect(await allEntries()).toHaveLength(weekend.length);
  held.resolve();
  expect((await sent).error).toBeUndefined();
  expect(await versions()).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await allEntries()).toEqual([]);
});

test('else the next event leaves when the previous is answered, and diets beside them', async () => {
  const { family, tomas, rosa, line, requests } = await screenPhone();
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
      expect(requests).toEqual(['PUT /api/rsvp/guest/dietary', ...posts.slice(0, place + 1)]),
    );
    hold.resolve();
  }
  expect((await sent).results).toHaveLength(1 + weekend.length);
});

test.each([true, false])('each event has its own outcome, together: %s', async (together) => {
  const { line, requests, say, send, versions } = await screenPhone();
  await say(46, true);
  await say(46, false);
  await say(47, true);
  line.cut = (path) => (path.endsWith('49') ? 'after' : undefined);
  const { results, error: held } = await send(together);
  expect(held).toMatchObject({ status: 0 });
  const ofKind = (kind: string) =>
    results.flatMap((result) => (result.kind === kind ? [result.about] : [])).sort();
  expect(ofKind('changed')).toEqual([46]);
  expect(ofKind('received')).toEqual(together ? [45, 47, 48, 50] : [45, 47, 48]);
  expect(requests.filter((call) => call.startsWith('GET')).sort()).toEqual([
    'GET /api/rsvp/responses/46',
    'GET /api/rsvp/responses/47',
  ]);
  line.cut = () => undefined;
  await flush();
  // The other person's response to one event holds until the guest decides; the cut one had one effect.
  expect(await allEntries()).toMatchObject([{ about: 46, stopped: { why: 'changed' } }]);
  expect(await versions()).toEqual([1, 2, 1, 1, 1, 1]);
});

test('what was received is known to a page of before, the last of each event', async () => {
  const { family, rosa, send } = await screenPhone();
  const before = Date.now() - 2_000;
  await send(true, [46, 47]);
  await keepEntries([
    responsesEntry(family.id, 46, [{ memberId: rosa, isAttending: false, version: 1 }]),
  ]);
  await flush();
  const received = await receivedSince(family.id, before);
  expect(
    received.map((result) => [
      result.about,
      'responses' in result && result.responses.find(({ memberId }) => memberId === rosa),
    ]),
  ).toMatchObject([
    [47, { isAttending: true, version: 1 }],
    [46, { isAttending: false, version: 2 }],
  ]);
  expect(await receivedSince(family.id, Date.now() + 2_000)).toEqual([]);
  expect(await allEntries()).toEqual([]);
  expect(await mayHaveEntries()).toBe(false);
  await deleteReceived();
  expect(await receivedSince(family.id, before)).toEqual([]);
});

test('a refused entry of a screen is told to it, and is gone from the phone', async () => {
  const { send } = await screenPhone();
  const { results, error: held } = await send(true, [999]);
  expect(held).toBeUndefined();
  expect(results).toMatchObject([{ about: 999, kind: 'refused', error: { status: 404 } }]);
  expect(await allEntries()).toEqual([]);
});

test('an entry that is renewed after a harmless change, and then cut, has one effect', async () => {
  const { line, requests, say, send, versions } = await screenPhone();
  await say(47, true);
  line.cut = () => (requests.length === 2 ? 'after' : undefined);
  expect((await send(true, [47])).error).toMatchObject({ status: 0 });
  line.cut = () => undefined;
  expect((await flush()).results).toMatchObject([{ about: 47, kind: 'received' }]);
  expect((await versions())[2]).toBe(1);
});

test('without a database the same entries are sent from memory', async () => {
  const { send, versions, line } = await screenPhone();
  const reject = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  line.cut = (path) => (path.endsWith('46') ? 'before' : undefined);
  expect((await send(true, [45, 46])).error).toMatchObject({ status: 0 });
  expect((await allEntries()).map(isSaved)).toEqual([false]);
  reject.mockRestore();
  line.cut = () => undefined;
  expect((await flush()).results).toMatchObject([{ about: 46, kind: 'received' }]);
  expect((await versions()).slice(0, 2)).toEqual([1, 1]);
});
