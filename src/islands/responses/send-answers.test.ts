import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';

import { familyPhone } from '#tests/support/phone.ts';

import { type ResponseSheet, choose, openSheet, responsesFor } from './response-sheet.ts';
import { sendAnswers, UndecidedError } from './send-answers.ts';

afterEach(() => void vi.unstubAllGlobals());

const weekend = [45, 46, 47, 48, 49, 50];

/** Rosa comes to everything; nothing has been sent. */
const chosenPhone = async () => {
  const phone = await familyPhone();
  const { guest, rosa } = phone;
  let latest = weekend.reduce(
    (sheet, eventId) => choose(sheet, eventId, rosa, true),
    openSheet({}),
  );
  const send = (together: boolean, done: readonly number[] = []) =>
    sendAnswers(latest, {
      eventIds: weekend.filter((eventId) => !done.includes(eventId)),
      bodyOf: (sheet, eventId) => responsesFor(sheet, eventId, [rosa]),
      note: (sheet) => (latest = sheet),
      together,
    });
  const storedVersions = async () => {
    const versions: number[] = [];
    for (const eventId of weekend) {
      const { json } = await guest.get(`/api/rsvp/responses/${eventId}`);
      versions.push((json as { responses: { version: number }[] }).responses[0]!.version);
    }
    return versions;
  };
  const say = (eventId: number, isAttending: boolean) =>
    guest.post(`/api/rsvp/responses/${eventId}`, { responses: [{ memberId: rosa, isAttending }] });
  return { ...phone, send, say, storedVersions, sheet: (): ResponseSheet => latest };
};

const posts = weekend.map((eventId) => `POST /api/rsvp/responses/${eventId}`);

test('on a far line all events leave at once: none waits for another’s answer', async () => {
  const { line, asked, send, storedVersions, sheet } = await chosenPhone();
  const held = Promise.withResolvers<void>();
  line.until = held.promise;
  const sent = send(true);
  await vi.waitFor(() => expect(asked).toEqual(posts));
  // A tab that closes now has every key.
  expect(Object.keys(sheet().submissions).map(Number)).toEqual(weekend);
  held.resolve();
  expect(await sent).toEqual([]);
  expect(await storedVersions()).toEqual([1, 1, 1, 1, 1, 1]);
  expect(sheet()).toMatchObject({ submissions: {}, choices: {} });
  expect(sheet().acknowledged.sort()).toEqual(weekend);
});

test('else the next starts when the previous is answered', async () => {
  const { line, asked, send } = await chosenPhone();
  const holds = weekend.map(() => Promise.withResolvers<void>());
  line.cut = () => {
    line.until = holds[asked.length]!.promise;
    return undefined;
  };
  const sent = send(false);
  for (const [place, hold] of holds.entries()) {
    await vi.waitFor(() => expect(asked).toEqual(posts.slice(0, place + 1)));
    hold.resolve();
  }
  expect(await sent).toEqual([]);
});

test.each([true, false])('each event has its own outcome, together: %s', async (together) => {
  const { line, asked, send, say, storedVersions, sheet } = await chosenPhone();
  await say(46, true);
  await say(46, false);
  await say(47, true);
  line.cut = (path) => (path.endsWith('49') ? 'after' : undefined);
  const failures = await send(together);
  expect(failures.map(({ eventId }) => eventId)).toEqual([46, 49]);
  expect(failures[0]!.error).toBeInstanceOf(UndecidedError);
  expect(failures[1]!.error).toMatchObject({ status: 0 });
  expect(asked.filter((call) => call.startsWith('GET'))).toEqual([
    'GET /api/rsvp/responses/46',
    'GET /api/rsvp/responses/47',
  ]);
  // The last one would have fared no better; it has its key, too.
  expect(sheet().acknowledged.sort()).toEqual(together ? [45, 47, 48, 50] : [45, 47, 48]);
  expect(Object.keys(sheet().submissions).map(Number)).toEqual(together ? [49] : [49, 50]);
  line.cut = () => undefined;
  await send(together, sheet().acknowledged);
  expect(sheet().submissions).toEqual({});
  // Somebody else's two stand until the guest decides; what was cut had one effect.
  expect(await storedVersions()).toEqual([1, 2, 1, 1, 1, 1]);
});
