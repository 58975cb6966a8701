import { describe, expect, test } from 'vitest';
import type { QuestionView } from '#contract/responding/questions.ts';
import { mostSentHome } from '#db/models/groups/trash.ts';
import { bus, setUp, song } from '#tests/support/family-with-questions.ts';

const late = { given_at: '2025-11-20T12:00:00Z' };

test.each([
  ['a member of another group', 'stranger', 'Terminal', 'foreign_member'],
  ['an option that is none', 'rosa', 'Aeropuerto', 'bad_answer'],
  ['nobody', 'nobody', 'Terminal', 'bad_answer'],
])('an answer for %s is refused in time and late alike', async (_what, person, value, code) => {
  const family = await setUp();
  const { askQuestion, answer, requests, setForEvent, inDays, rosa, stranger } = family;
  const { question } = await askQuestion(bus);
  const people: Record<string, number | null> = { stranger, nobody: null, rosa };
  const memberId = people[person] ?? null;
  expect((await answer(question.id, memberId, value)).json).toMatchObject({ code });
  await setForEvent(49, inDays(-1));
  expect((await answer(question.id, memberId, value, late)).json).toMatchObject({ code });
  expect(await requests()).toEqual([]);
});

test('an answer of somebody who has declined is refused', async () => {
  const { askQuestion, answer, emilia, come } = await setUp();
  const { question } = await askQuestion(bus);
  await come(49, false, [emilia]);
  expect((await answer(question.id, emilia, 'Terminal')).json).toMatchObject({ code: 'not_asked' });
});

test.each([
  ['in time', 1, 200],
  ['late', -1, 202],
])(
  'what waited on a phone and arrives %s leaves out who has declined since',
  async (_, days, status) => {
    const { askQuestion, guest, requests, given, setForEvent, inDays, rosa, emilia, come } =
      await setUp();
    const { question } = await askQuestion(bus);
    const say = (...memberIds: number[]) =>
      guest.put('/api/rsvp/answers', {
        answers: memberIds.map((memberId) => ({
          questionId: question.id,
          memberId,
          value: 'Terminal',
        })),
        ...late,
      });
    await come(49, false, [emilia]);
    await setForEvent(49, inDays(days));
    expect((await say(emilia)).status).toBe(200);
    expect([await given(question.id), await requests()]).toEqual([[], []]);
    expect((await say(emilia, rosa)).status).toBe(status);
    const requestedAnswers = (await requests()).flatMap(({ answers }) => answers);
    const stored = await given(question.id);
    expect([...requestedAnswers, ...stored].map(({ memberId }) => memberId)).toEqual([rosa]);
  },
);

test('whoever asks late to come may answer late as well', async () => {
  const { askQuestion, answer, requests, guest, setForEvent, inDays, emilia, come } = await setUp();
  const { question } = await askQuestion(bus);
  await come(49, false, [emilia]);
  await setForEvent(49, inDays(-1));
  await guest.post('/api/rsvp/responses/49', {
    responses: [{ memberId: emilia, isAttending: true }],
    ...late,
  });
  expect((await answer(question.id, emilia, 'Terminal', late)).status).toBe(202);
  expect((await requests())[0]?.answers).toMatchObject([{ memberId: emilia, value: 'Terminal' }]);
});

test('nobody is named twice in one call', async () => {
  const { askQuestion, guest, rosa, setForEvent, inDays } = await setUp();
  const { question } = await askQuestion(song);
  const twice = <One>(one: One, other: One) => [one, other];
  const yes = { memberId: rosa, isAttending: true };
  const no = { memberId: rosa, isAttending: false };
  const diet = { id: rosa, dietary_restriction_type: 'Vegan' };
  const answer = { questionId: question.id, memberId: null };
  const answers = [
    await guest.post('/api/rsvp/responses/49', { responses: twice(yes, no) }),
    await guest.put('/api/rsvp/guest/dietary', { members: twice(diet, diet) }),
    await guest.put('/api/rsvp/answers', {
      answers: twice({ ...answer, value: 'Vals' }, { ...answer, value: 'Cueca' }),
    }),
    await guest.post('/api/rsvp/companions', {
      name: 'Iván',
      responses: twice({ eventId: 49, isAttending: true }, { eventId: 49, isAttending: false }),
    }),
  ];
  await setForEvent(49, inDays(-1));
  answers.push(
    await guest.post('/api/rsvp/change-requests', {
      eventId: 49,
      responses: twice(no, yes),
      message: null,
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(answers.map(({ json }) => (json as { message: string }).message)).toEqual(
    Array(5).fill('Esto viene dos veces'),
  );
});

test('a group that asks again and again leaves one open request, one replaced and one line', async () => {
  const { guest, raw, rosa, setForEvent, inDays } = await setUp();
  await setForEvent(49, inDays(-1));
  for (let time = 0; time < 20; time += 1) {
    const isAttending = time % 2 === 0;
    const responses = [{ memberId: rosa, isAttending }];
    const body = { eventId: 49, responses, message: null };
    expect((await guest.post('/api/rsvp/change-requests', body)).status).toBe(201);
  }
  const rows = (table: string) =>
    raw.prepare(`select count(*) from ${table}`).pluck().get() as number;
  expect(rows('change_requests')).toBe(2);
  expect(rows("changes where subject = 'request'")).toBe(1);
});

test('companions who are brought and sent home all day fill no bin', async () => {
  const { guest, raw, group } = await setUp();
  raw.prepare('update guests set extra_places = 2 where id = ?').run(group.id);
  const rows = (table: string) =>
    raw.prepare(`select count(*) from ${table}`).pluck().get() as number;
  const before = rows("changes where subject = 'member'");
  for (let time = 1; time <= 2 * mostSentHome; time += 1) {
    const { json } = await guest.post('/api/rsvp/companions', { name: 'Iván', ref: time });
    await guest.delete(`/api/rsvp/companions/${(json as { id: number }).id}`);
  }
  expect(rows("removals where kind = 'member'")).toBe(mostSentHome);
  expect(rows("changes where subject = 'member'")).toBe(before + 2 * mostSentHome);
});

test('after the deadline a companion who is known keeps their name', async () => {
  const { guest, raw, group, setForEvent, inDays } = await setUp();
  raw.prepare('update guests set extra_places = 2 where id = ?').run(group.id);
  const companion = { name: 'Iván', ref: 7 };
  expect((await guest.post('/api/rsvp/companions', companion)).status).toBe(201);
  const events = raw
    .prepare('select event_id from guest_events where guest_id = ?')
    .pluck()
    .all(group.id) as number[];
  for (const eventId of events) await setForEvent(eventId, inDays(-1));
  const changed = await guest.post('/api/rsvp/companions', { ...companion, name: 'Otro', ...late });
  expect(changed.json).toMatchObject({ code: 'rsvp_closed' });
  expect((await guest.post('/api/rsvp/companions', companion)).status).toBe(201);
});

describe('an answer of somebody who has not responded', () => {
  const full = async () => {
    const family = await setUp();
    const { question } = await family.askQuestion({ ...bus, capacity: 1 });
    const counts = async () => {
      const questions = (await family.couple.get('/api/admin/questions')).json as QuestionView[];
      return questions[0]!.counts.find(({ value }) => value === 'Terminal')?.count;
    };
    const say = (memberId: number) => family.answer(question.id, memberId, 'Terminal');
    return { ...family, question, counts, say };
  };

  test('waits, and neither counts nor takes a seat', async () => {
    const { counts, say, emilia, rosa, question, given } = await full();
    expect((await say(emilia)).status).toBe(200);
    expect(await counts()).toBe(0);
    expect((await say(rosa)).status).toBe(200);
    expect(await counts()).toBe(1);
    expect((await given(question.id)).map(({ memberId }) => memberId)).toEqual([rosa]);
  });

  test('takes a seat that is left once they come', async () => {
    const { say, come, emilia, rosa, question, given } = await full();
    await say(emilia);
    await come(49, true, [emilia]);
    expect((await given(question.id)).map(({ memberId }) => memberId)).toEqual([emilia]);
    expect(await say(rosa)).toMatchObject({ status: 409, json: { code: 'full' } });
  });

  test('goes when they come and no seat is left; who has one keeps it', async () => {
    const { say, come, emilia, rosa, question, given } = await full();
    await say(emilia);
    await say(rosa);
    expect((await come(49, true, [emilia, rosa])).status).toBe(200);
    expect((await given(question.id)).map(({ memberId }) => memberId)).toEqual([rosa]);
  });
});
