import { expect, test } from 'vitest';
import { bus, setUp as setUpRequested, song } from '#tests/support/family-with-questions.ts';

const late = { given_at: '2025-11-20T12:00:00Z' };

/** Rosa has chosen a stop of the bus; it arrives after the deadline. */
const setUp = async () => {
  const family = await setUpRequested();
  const { askQuestion, answer, couple, guest, requests, setForEvent, inDays, rosa } = family;
  const { question } = await askQuestion(bus);
  await setForEvent(49, inDays(-1));
  await answer(question.id, rosa, 'Terminal', late);
  const change = (fields: object) =>
    couple.put(`/api/admin/questions/${question.id}`, { ...bus, ...fields });
  const answers = async () => (await requests())[0]!.answers;
  const askToCome = (isAttending: boolean, memberIds: readonly number[]) =>
    guest.post('/api/rsvp/change-requests', {
      eventId: 49,
      responses: memberIds.map((memberId) => ({ memberId, isAttending })),
    });
  const accept = async () => {
    const [request] = await requests();
    return family.resolve(request!.id, 'accept', { version: request!.version });
  };
  return { ...family, question, change, answers, askToCome, accept };
};

test('an option written anew is renamed in a late answer, which is accepted', async () => {
  const { change, answers, accept, readQuestions, rosa } = await setUp();
  await change({ options: ['Plaza de Linares', 'Terminal de buses'] });
  expect(await answers()).toMatchObject([{ value: 'Terminal de buses', fits: true }]);
  expect((await accept()).status).toBe(200);
  expect((await readQuestions())[0]?.answers).toEqual([
    { memberId: rosa, value: 'Terminal de buses' },
  ]);
});

test('the couple sees that an answer to an option that is gone can no longer be stored', async () => {
  const { change, answers } = await setUp();
  expect(await answers()).toMatchObject([{ fits: true }]);
  await change({ options: ['Plaza de Linares', 'Estación', 'Iglesia'] });
  expect(await answers()).toMatchObject([{ value: 'Terminal', fits: false }]);
});

test('the couple sees it where a question is answered in another way by now', async () => {
  const { change, answers } = await setUp();
  await change({ kind: 'number', options: [] });
  expect(await answers()).toMatchObject([{ fits: false }]);
});

test('the couple sees it where its person does not come, but for a request that asks for that', async () => {
  const { answers, askToCome, rosa, raw, accept, readQuestions } = await setUp();
  await askToCome(false, [rosa]);
  expect(await answers()).toMatchObject([{ fits: false }]);
  raw.prepare('update guest_event_responses set is_attending = 0 where member_id = ?').run(rosa);
  await askToCome(true, [rosa]);
  expect(await answers()).toMatchObject([{ fits: true }]);
  expect((await accept()).status).toBe(200);
  expect((await readQuestions())[0]?.answers).toEqual([{ memberId: rosa, value: 'Terminal' }]);
});

test('the couple sees it where the whole group does not come', async () => {
  const { askQuestion, answer, answers, askToCome, raw, group, rosa } = await setUp();
  const { question } = await askQuestion({ ...song, event_id: 49 });
  await answer(question.id, null, 'Vals', late);
  expect(await answers()).toMatchObject([{ fits: true }, { value: 'Vals', fits: true }]);
  raw.prepare('update guest_event_responses set is_attending = 0 where guest_id = ?').run(group.id);
  await askToCome(
    false,
    group.members.map(({ id }) => id),
  );
  expect(await answers()).toMatchObject([{ fits: false }, { fits: false }]);
  await askToCome(true, [rosa]);
  expect(await answers()).toMatchObject([{ fits: true }, { fits: true }]);
});

test('guests are not told it', async () => {
  const { own } = await setUp();
  expect((await own())[0]?.answers[0]).not.toHaveProperty('fits');
});
