import { afterEach, expect, test, vi } from 'vitest';
import type { AnswerValue } from '#domain/questions/question.ts';
import { freshStorage, pendingPhone } from '#tests/support/entries.ts';
import { fire } from '#tests/support/phone.ts';
import {
  answersEntry,
  companionEntry,
  readEntry,
  responsesEntry,
  type AnswersEntry,
} from './entry.ts';
import { merged } from './merge-entries.ts';
import { flush } from './flush.ts';
import { allEntries, keepEntries } from './outbox.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  freshStorage();
});

const stop = 'Terminal';

/** The family, and a bus to the night of the fire with some seats. */
const travelling = async (capacity = 2) => {
  const phone = await pendingPhone();
  const { raw } = phone.site;
  const { lastInsertRowid } = raw
    .prepare(
      `insert into questions (text, kind, options, scope, event_id, capacity)
       values ('¿Bus?', 'choice', '[{"id":"t","text":"Terminal"}]', 'member', ?, ?)`,
    )
    .run(fire, capacity);
  const questionId = Number(lastInsertRowid);
  const bus = (...answers: AnswersEntry['answers']) =>
    answersEntry(phone.family.id, { questionId, text: '¿Bus?', eventId: fire, answers });
  const attendanceEntry = (memberId: number, isAttending = true) =>
    responsesEntry(phone.family.id, fire, [{ memberId, isAttending, version: 0 }]);
  const bothCome = () =>
    responsesEntry(
      phone.family.id,
      fire,
      [phone.rosa, phone.tomas].map((memberId) => ({ memberId, isAttending: true, version: 0 })),
    );
  const taken = () =>
    raw
      .prepare('select member_id from question_answers where question_id = ? order by member_id')
      .pluck()
      .all(questionId);
  return { ...phone, questionId, bus, attendanceEntry, bothCome, taken };
};

const answerOf = (memberId: number | null, value: AnswerValue | null = stop) => ({
  memberId,
  value,
});

test.each(['before', 'after'] as const)(
  'an answer whose line is cut %s the server has it waits on, and counts once',
  async (cut) => {
    const { line, rosa, bus, attendanceEntry, taken } = await travelling();
    await keepEntries([bus(answerOf(rosa)), attendanceEntry(rosa)]);
    line.cut = (path) => (path.includes('answers') ? cut : undefined);
    expect((await flush()).error).toMatchObject({ status: 0 });
    expect(taken()).toEqual(cut === 'after' ? [rosa] : []);
    line.cut = () => undefined;
    expect((await flush()).results).toMatchObject([
      { kind: 'received', questions: [{ answers: [answerOf(rosa)] }, {}, {}] },
    ]);
    expect(taken()).toEqual([rosa]);
    expect(await allEntries()).toEqual([]);
  },
);

test('an answer that waited takes its option along, whose text the couple has written anew meanwhile', async () => {
  const { site, questionId, rosa, bus, attendanceEntry } = await travelling();
  await keepEntries([bus({ ...answerOf(rosa), optionId: 't' }), attendanceEntry(rosa)]);
  site.raw
    .prepare(`update questions set options = '[{"id":"t","text":"Rodoviario"}]' where id = ?`)
    .run(questionId);
  expect((await flush()).results).toMatchObject([
    { kind: 'received' },
    {
      kind: 'received',
      questions: [{ answers: [{ memberId: rosa, value: 'Rodoviario' }] }, {}, {}],
    },
  ]);
  expect(await allEntries()).toEqual([]);
});

test('an answer in memory waits for responses in a database that cannot be read just now', async () => {
  const { rosa, bus, attendanceEntry, requests, taken } = await travelling();
  await keepEntries([attendanceEntry(rosa)]);
  const failure = new DOMException('The storage fails', 'UnknownError');
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw failure;
  });
  await keepEntries([bus(answerOf(rosa))]);
  expect((await flush()).error).toBe(failure);
  expect(requests.filter((call) => call.includes('answers'))).toEqual([]);
  open.mockRestore();
  await flush();
  expect(taken()).toEqual([rosa]);
});

test('what is said again while the database fails is sent as it is stored, and not taken for sent', async () => {
  const { line, rosa, attendanceEntry, requests } = await travelling();
  await keepEntries([attendanceEntry(rosa)]);
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The storage fails', 'UnknownError');
  });
  const entries = await keepEntries([attendanceEntry(rosa)]);
  open.mockRestore();
  line.cut = () => 'before';
  expect((await flush({ entries, together: true })).error).toMatchObject({ status: 0 });
  line.cut = () => undefined;
  expect((await flush({ entries, together: true })).results).toMatchObject([{ kind: 'received' }]);
  expect(requests.filter((call) => call.includes('responses'))).toHaveLength(1);
});

test('an answer waits for the responses of its event', async () => {
  const { line, rosa, bus, attendanceEntry, requests, taken } = await travelling();
  await keepEntries([bus(answerOf(rosa)), attendanceEntry(rosa)]);
  line.cut = (path) => (path.includes('responses') ? 'before' : undefined);
  await flush();
  expect(requests.filter((call) => call.includes('answers'))).toEqual([]);
  expect(await allEntries()).toHaveLength(2);
  line.cut = () => undefined;
  await flush();
  expect(taken()).toEqual([rosa]);
});

test('a full bus: the guest is told, nothing else is held up, and no seat is taken', async () => {
  const { rosa, tomas, bus, bothCome, taken, stored } = await travelling(1);
  await keepEntries([bothCome(), bus(answerOf(rosa), answerOf(tomas))]);
  await flush();
  expect(taken()).toEqual([]);
  expect((await stored())[0]).toEqual([true, 1]);
  expect(await allEntries()).toMatchObject([
    {
      text: '¿Bus?',
      stopped: { why: 'refused', sentence: 'En «Terminal» queda 1 cupo, menos de los que piden.' },
    },
  ]);
});

test('a screen of its own is told that it is full, and how many seats are left', async () => {
  const { rosa, tomas, bus, bothCome, questionId } = await travelling(1);
  await keepEntries([bothCome()]);
  await flush();
  const entries = await keepEntries([bus(answerOf(rosa), answerOf(tomas))]);
  const { results } = await flush({ entries, together: true });
  expect(results).toMatchObject([
    { kind: 'refused', error: { errorBody: { questionId, value: stop, left: 1 } } },
  ]);
  expect(await allEntries()).toEqual([]);
});

test('a companion without an id takes their seat once they have arrived', async () => {
  const { site, family, bus, taken } = await travelling();
  site.raw.prepare('update guests set extra_places = 1').run();
  const responses = [{ eventId: fire, isAttending: true }];
  await keepEntries([bus(answerOf(-7)), companionEntry(family.id, 7, { name: 'Pía', responses })]);
  await flush();
  const { id } = site.raw.prepare('select id from guest_members where companion_ref = 7').get() as {
    id: number;
  };
  expect(taken()).toEqual([id]);
  expect(await allEntries()).toEqual([]);
});

test("the group's answer waits for a companion, who may be the only one to come", async () => {
  const { line, site, family, bus, attendanceEntry, requests } = await travelling();
  site.raw.prepare('update guests set extra_places = 1').run();
  const responses = [{ eventId: fire, isAttending: true }];
  const nobodyElse = family.members.map(({ id }) => attendanceEntry(id, false));
  await keepEntries([...nobodyElse, companionEntry(family.id, 7, { name: 'Pía', responses })]);
  await keepEntries([bus(answerOf(null))]);
  line.cut = (path) => (path.includes('companions') ? 'before' : undefined);
  await flush();
  expect(requests.filter((call) => call.includes('answers'))).toEqual([]);
  expect(await allEntries()).toHaveLength(2);
  line.cut = () => undefined;
  await flush();
  expect(requests.filter((call) => call.includes('answers'))).toHaveLength(1);
});

test('after the deadline an answer becomes a request, and leaves the phone', async () => {
  const { site, rosa, bus, taken } = await travelling();
  site.raw.prepare('update events set rsvp_deadline = 1 where id = ?').run(fire);
  await keepEntries([bus(answerOf(rosa))]);
  expect((await flush()).results).toMatchObject([
    { kind: 'asked', request: { late: true, answers: [{ value: stop }] } },
  ]);
  expect(taken()).toEqual([]);
  expect(await allEntries()).toEqual([]);
});

test('the same words are the same entry; others join it under another key', () => {
  const about = { questionId: 5, text: '¿Bus?', eventId: fire };
  const first = answersEntry(1, { ...about, answers: [answerOf(1)] });
  expect(merged(first, answersEntry(1, { ...about, answers: [answerOf(1)] }))).toBe(first);
  const second = answersEntry(1, { ...about, answers: [answerOf(2)] });
  expect(merged(first, second)).toEqual({ ...second, answers: [answerOf(2), answerOf(1)] });
});

test('too old or unreadable it is told of by its question, and not sent', () => {
  const about = { questionId: 5, text: '¿Bus?', eventId: fire };
  const entry = answersEntry(1, { ...about, answers: [answerOf(1)] });
  const after = (days: number) => entry.keptAt + days * 86_400_000;
  expect(readEntry(entry, after(13))).toEqual(entry);
  expect(readEntry(entry, after(15))).toMatchObject({
    text: '¿Bus?',
    answers: [],
    stopped: { why: 'expired' },
  });
  const { answers: _, ...broken } = entry;
  expect(readEntry(broken, after(1))).toMatchObject({ stopped: { why: 'unreadable' } });
});
