import { expect, test } from 'vitest';
import { bus, setUp, song } from '#tests/support/family-with-questions.ts';

test('a group is asked about its events, and answers for each person and for itself', async () => {
  const { askQuestion, answer, readQuestions, rosa } = await setUp();
  const { question: where } = await askQuestion(bus);
  const { question: which } = await askQuestion({ ...song, required: true, position: 1 });
  expect((await answer(where.id, rosa, 'Terminal')).status).toBe(200);
  const { status, json } = await answer(which.id, null, 'Gracias a la vida');
  expect(status).toBe(200);
  expect(json).toEqual(await readQuestions());
  expect(await readQuestions()).toEqual([
    {
      id: where.id,
      ...bus,
      option_ids: where.option_ids,
      help: null,
      required: false,
      position: 0,
      full: [],
      seats_left: null,
      closed: false,
      answers: [{ memberId: rosa, value: 'Terminal' }],
    },
    {
      id: which.id,
      ...song,
      help: null,
      options: [],
      option_ids: [],
      event_id: null,
      required: true,
      position: 1,
      full: [],
      seats_left: null,
      closed: false,
      answers: [{ memberId: null, value: 'Gracias a la vida' }],
    },
  ]);
});

test('a group is not asked about events that it is not invited to', async () => {
  const { site, askQuestion } = await setUp();
  const { question } = await askQuestion({ ...bus, event_id: 45 });
  const marta = await site.guest('Tía Marta');
  expect((await marta.get('/api/rsvp/questions')).json).toEqual([]);
  const answers = [{ questionId: question.id, memberId: null, value: 'Terminal' }];
  expect(await marta.put('/api/rsvp/answers', { answers })).toMatchObject({
    status: 422,
    json: { code: 'unknown_question', fields: { 'answers.0.questionId': expect.any(String) } },
  });
});

test('each refused answer says what is wrong, and nothing is stored', async () => {
  const { askQuestion, answer, readQuestions, rosa, stranger } = await setUp();
  const { question: where } = await askQuestion({ ...bus, required: true });
  const { question: which } = await askQuestion(song);
  const { question: count } = await askQuestion({ ...song, kind: 'number' });
  const { question: dances } = await askQuestion({ ...song, kind: 'yes_no' });
  const rejected = async (...args: Parameters<typeof answer>) => {
    const { status, json } = await answer(...args);
    const { fields } = json as { fields: Record<string, string> };
    return [status, ...Object.entries(fields).flat()];
  };
  expect(await rejected(where.id, rosa, 'Curicó')).toEqual([
    422,
    'answers.0.value',
    'Elige una de las opciones.',
  ]);
  expect(await rejected(where.id, rosa, null)).toEqual([
    422,
    'answers.0.value',
    'Esta pregunta es obligatoria.',
  ]);
  expect(await rejected(where.id, null, 'Terminal')).toEqual([
    422,
    'answers.0.memberId',
    'Elige por quién respondes.',
  ]);
  expect(await rejected(which.id, rosa, 'Vals')).toEqual([
    422,
    'answers.0.memberId',
    'Esta pregunta la responde el grupo una sola vez.',
  ]);
  expect(await rejected(where.id, stranger, 'Terminal')).toEqual([
    422,
    'answers.0.memberId',
    'Una de las personas no pertenece a este grupo. No se guardó nada.',
  ]);
  expect(await rejected(count.id, null, 'tres')).toContain('Escribe un número.');
  expect(await rejected(dances.id, null, 'Sí')).toContain('Responde sí o no.');
  expect((await readQuestions()).flatMap(({ answers }) => answers)).toEqual([]);
});

test('an empty text takes the answer back', async () => {
  const { askQuestion, answer, readQuestions } = await setUp();
  const { question } = await askQuestion(song);
  await answer(question.id, null, 'Vals');
  await answer(question.id, null, '  ');
  expect((await readQuestions())[0]?.answers).toEqual([]);
});

test('a full option is shown as full, and refused with how many seats are left', async () => {
  const { askQuestion, answer, readQuestions, guest, rosa, tomas } = await setUp();
  const { question } = await askQuestion({ ...bus, capacity: 1 });
  const both = [rosa, tomas].map((memberId) => ({
    questionId: question.id,
    memberId,
    value: 'Terminal',
  }));
  expect(await guest.put('/api/rsvp/answers', { answers: both })).toMatchObject({
    status: 409,
    json: {
      code: 'full',
      questionId: question.id,
      value: 'Terminal',
      left: 1,
      message: 'En «Terminal» queda 1 cupo, menos de los que piden.',
    },
  });
  await answer(question.id, rosa, 'Terminal');
  expect((await readQuestions())[0]).toMatchObject({ full: ['Terminal'], seats_left: [1, 0] });
  expect(await answer(question.id, tomas, 'Terminal')).toMatchObject({
    status: 409,
    json: { left: 0, message: 'Ya no quedan cupos en «Terminal».' },
  });
  // Who has a seat keeps it.
  expect((await answer(question.id, rosa, 'Terminal')).status).toBe(200);
});

test('people of one group may change places on a full bus', async () => {
  const { askQuestion, guest, rosa, tomas } = await setUp();
  const { question } = await askQuestion({ ...bus, capacity: 1 });
  const say = (values: [string, string]) =>
    guest.put('/api/rsvp/answers', {
      answers: [rosa, tomas].map((memberId, at) => ({
        questionId: question.id,
        memberId,
        value: values[at],
      })),
    });
  expect((await say(['Plaza de Linares', 'Terminal'])).status).toBe(200);
  expect((await say(['Terminal', 'Plaza de Linares'])).status).toBe(200);
});

test('declining the event, or changing the answer, frees the seat', async () => {
  const { askQuestion, answer, readQuestions, come, rosa, tomas } = await setUp();
  const { question } = await askQuestion({ ...bus, capacity: 1 });
  await answer(question.id, rosa, 'Terminal');
  await come(49, false, [rosa]);
  expect((await readQuestions())[0]).toMatchObject({ full: [], answers: [] });
  expect(await answer(question.id, rosa, 'Terminal')).toMatchObject({
    status: 422,
    json: { code: 'not_asked' },
  });
  await answer(question.id, tomas, 'Terminal');
  await answer(question.id, tomas, 'Plaza de Linares');
  expect((await readQuestions())[0]?.full).toEqual(['Plaza de Linares']);
});

test('a question for all keeps its answer until every event is declined', async () => {
  const { askQuestion, answer, readQuestions, come, group } = await setUp();
  const { question } = await askQuestion(song);
  await answer(question.id, null, 'Vals');
  const allPeople = group.members.map(({ id }) => id);
  for (const eventId of [45, 46, 47, 48, 49]) await come(eventId, false, allPeople);
  expect((await readQuestions())[0]?.answers).toHaveLength(1);
  await come(50, false, allPeople);
  expect((await readQuestions())[0]?.answers).toEqual([]);
});

test('said twice with one key it has one effect', async () => {
  const { askQuestion, guest, couple, rosa } = await setUp();
  const { question } = await askQuestion(bus);
  const json = { answers: [{ questionId: question.id, memberId: rosa, value: 'Terminal' }] };
  const put = () => guest.put('/api/rsvp/answers', json, { 'Idempotency-Key': 'once' });
  const first = await put();
  expect(await put()).toMatchObject({ status: 200, json: first.json });
  const history = (await couple.get('/api/admin/history?subject=reply')).json as object[];
  expect(history.slice(0, 1)).toMatchObject([
    { text: 'respondió a «¿Desde dónde tomas el bus?» por Rosa Peñaloza' },
  ]);
});

test('a companion whom the phone knows by its own number only is answered for', async () => {
  const { askQuestion, guest, couple, group, readQuestions } = await setUp();
  const { json } = await couple.get(`/api/admin/guests/${group.id}`);
  const { group_name, guest_type, invited_by, members } = json as Record<string, unknown>;
  await couple.put(`/api/admin/guests/${group.id}`, {
    guest: { group_name, guest_type, invited_by, extra_places: 1 },
    members,
  });
  const { question } = await askQuestion(bus);
  const added = await guest.post('/api/rsvp/companions', {
    name: 'Pía Godoy',
    ref: 7,
    responses: [{ eventId: 49, isAttending: true }],
  });
  const { id } = added.json as { id: number };
  const byRef = { questionId: question.id, memberId: null, companionRef: 7, value: 'Terminal' };
  expect((await guest.put('/api/rsvp/answers', { answers: [byRef] })).status).toBe(200);
  expect((await readQuestions())[0]?.answers).toEqual([{ memberId: id, value: 'Terminal' }]);
  const unknown = { ...byRef, companionRef: 8 };
  expect(await guest.put('/api/rsvp/answers', { answers: [unknown] })).toMatchObject({
    status: 422,
    json: { code: 'foreign_member' },
  });
});

test('what waited on a phone is taken as it would have been before the decline: others keep theirs', async () => {
  const { askQuestion, guest, readQuestions, come, rosa, tomas } = await setUp();
  const { question } = await askQuestion(bus);
  await come(49, false, [rosa]);
  const answers = [rosa, tomas].map((memberId) => ({
    questionId: question.id,
    memberId,
    value: 'Terminal',
  }));
  const given_at = '2025-11-20T12:00:00Z';
  expect((await guest.put('/api/rsvp/answers', { answers, given_at })).status).toBe(200);
  expect((await readQuestions())[0]?.answers).toEqual([{ memberId: tomas, value: 'Terminal' }]);
});

test('what waited on a phone leaves out a companion who was taken back, and what was never stored', async () => {
  const { askQuestion, guest, readQuestions, rosa, tomas } = await setUp();
  const { question } = await askQuestion({ ...bus, required: true });
  const answerOf = (person: object, value: string | null) => ({
    questionId: question.id,
    value,
    ...person,
  });
  const answers = [
    answerOf({ memberId: rosa }, 'Terminal'),
    answerOf({ memberId: tomas }, null),
    answerOf({ memberId: null, companionRef: 7 }, 'Terminal'),
  ];
  expect((await guest.put('/api/rsvp/answers', { answers })).status).toBe(422);
  const given_at = new Date().toISOString();
  expect((await guest.put('/api/rsvp/answers', { answers, given_at })).status).toBe(200);
  expect((await readQuestions())[0]?.answers).toEqual([{ memberId: rosa, value: 'Terminal' }]);
});
