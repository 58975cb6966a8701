import { expect, test } from 'vitest';
import { bus, setUp, song } from '#tests/support/family-with-questions.ts';

const late = { given_at: '2025-11-20T12:00:00Z' };

test('after the deadline of its event a question is closed', async () => {
  const { askQuestion, answer, readQuestions, setForEvent, inDays, rosa } = await setUp();
  const { question } = await askQuestion(bus);
  await setForEvent(49, inDays(-1));
  expect((await readQuestions())[0]?.closed).toBe(true);
  expect(await answer(question.id, rosa, 'Terminal')).toMatchObject({
    status: 422,
    json: { code: 'rsvp_closed' },
  });
});

test('what arrives late becomes a request, which the couple accepts', async () => {
  const { askQuestion, answer, readQuestions, setForEvent, inDays, requests, resolve, rosa } =
    await setUp();
  const { question } = await askQuestion(bus);
  await setForEvent(49, inDays(-1));
  const { status, json } = await answer(question.id, rosa, 'Terminal', late);
  const answers = [
    {
      questionId: question.id,
      question: bus.text,
      memberId: rosa,
      name: 'Rosa Peñaloza',
      value: 'Terminal',
    },
  ];
  expect([status, json]).toMatchObject([202, { late: true, eventId: 49, responses: [], answers }]);
  const [request] = await requests();
  expect(request).toMatchObject({ late: true, answers });
  const { version } = request!;
  expect((await resolve(request!.id, 'accept', { version })).status).toBe(200);
  expect((await readQuestions())[0]?.answers).toEqual([{ memberId: rosa, value: 'Terminal' }]);
});

test('an answer that was taken back in time is asked for like any other', async () => {
  const { askQuestion, answer, readQuestions, setForEvent, inDays, requests, resolve, rosa } =
    await setUp();
  const { question } = await askQuestion(bus);
  await answer(question.id, rosa, 'Terminal');
  await setForEvent(49, inDays(-1));
  const { status, json } = await answer(question.id, rosa, null, late);
  expect([status, json]).toMatchObject([202, { late: true, answers: [{ value: null }] }]);
  const [request] = await requests();
  expect(request).toMatchObject({ answers: [{ value: null, fits: true }] });
  expect((await readQuestions())[0]?.answers).toHaveLength(1);
  await resolve(request!.id, 'accept', { version: request!.version });
  expect((await readQuestions())[0]?.answers).toEqual([]);
});

test('a late answer joins what is asked for already, and outlives a request that is asked for anew', async () => {
  const { askQuestion, answer, guest, setForEvent, inDays, requests, rosa } = await setUp();
  const { question } = await askQuestion(bus);
  await setForEvent(49, inDays(-1));
  const ask = (isAttending: boolean) =>
    guest.post('/api/rsvp/change-requests', {
      eventId: 49,
      responses: [{ memberId: rosa, isAttending }],
      message: 'Por favor',
    });
  await ask(false);
  await answer(question.id, rosa, 'Terminal', late);
  const expected = { responses: [{ memberId: rosa, isAttending: false }], message: 'Por favor' };
  expect((await requests())[0]).toMatchObject({ ...expected, answers: [{ value: 'Terminal' }] });
  await ask(true);
  expect((await requests())[0]).toMatchObject({
    responses: [{ memberId: rosa, isAttending: true }],
    answers: [{ value: 'Terminal' }],
  });
});

test('a bus that is full by now refuses the acceptance, and the request stays open', async () => {
  const family = await setUp();
  const { askQuestion, answer, setForEvent, inDays, requests, resolve, rosa, tomas } = family;
  const { question } = await askQuestion({ ...bus, capacity: 1 });
  await answer(question.id, tomas, 'Terminal');
  await setForEvent(49, inDays(-1));
  await answer(question.id, rosa, 'Terminal', late);
  const [request] = await requests();
  const { id, version } = request!;
  expect(await resolve(id, 'accept', { version })).toMatchObject({
    status: 409,
    json: { code: 'full' },
  });
  expect((await requests())[0]).toMatchObject({ id, status: 'pending' });
  await family.couple.put(`/api/admin/questions/${question.id}`, { ...bus, capacity: 2 });
  expect((await resolve(id, 'accept', { version })).status).toBe(200);
});

test('a question for all is open until the last event has closed', async () => {
  const { askQuestion, answer, readQuestions, setForAll, setForEvent, inDays } = await setUp();
  const { question } = await askQuestion(song);
  await setForAll(inDays(-1));
  await setForEvent(50, inDays(1));
  expect((await answer(question.id, null, 'Vals')).status).toBe(200);
  await setForEvent(50, inDays(-2));
  expect((await readQuestions())[0]?.closed).toBe(true);
  const { status, json } = await answer(question.id, null, 'Cueca', late);
  expect([status, json]).toMatchObject([202, { late: true, answers: [{ value: 'Cueca' }] }]);
});

test('an answer that has nothing left to answer does not keep the couple from accepting', async () => {
  const family = await setUp();
  const {
    askQuestion,
    answer,
    readQuestions,
    guest,
    couple,
    setForEvent,
    inDays,
    requests,
    resolve,
  } = family;
  const { rosa, tomas } = family;
  const { question } = await askQuestion(bus);
  await setForEvent(49, inDays(-1));
  await answer(question.id, rosa, 'Terminal', late);
  await answer(question.id, tomas, 'Plaza de Linares', late);
  // Rosa stays at home after all, and Tomás's stop is gone.
  await guest.post('/api/rsvp/change-requests', {
    eventId: 49,
    responses: [{ memberId: rosa, isAttending: false }],
  });
  await couple.put(`/api/admin/questions/${question.id}`, { ...bus, options: ['Terminal'] });
  const [request] = await requests();
  expect(request?.answers).toHaveLength(2);
  const { id, version } = request!;
  expect((await resolve(id, 'accept', { version })).status).toBe(200);
  expect((await readQuestions())[0]?.answers).toEqual([]);
});
