import { expect, test } from 'vitest';
import type { AnswersView, QuestionView } from '#contract/responding/questions.ts';
import { bus, setUp, song } from '#tests/support/family-with-questions.ts';

const fieldsOf = ({ json }: { json: unknown }) => (json as { fields: object }).fields;

test('the couple asks, changes and removes a question, and sees what was answered', async () => {
  const { askQuestion, answer, couple, given, group, rosa } = await setUp();
  const { status, question } = await askQuestion({
    ...bus,
    capacity: 40,
    help: 'Sale a las 16:00',
  });
  expect(status).toBe(201);
  expect(question).toMatchObject({ ...bus, capacity: 40, version: 1, required: false });
  await answer(question.id, rosa, 'Terminal');
  expect((await couple.get('/api/admin/questions')).json).toMatchObject([
    {
      counts: [
        { value: 'Plaza de Linares', count: 0 },
        { value: 'Terminal', count: 1 },
      ],
      answered: 1,
    },
  ]);
  expect(await given(question.id)).toEqual([
    {
      guestId: group.id,
      groupName: group.group_name,
      memberId: rosa,
      name: 'Rosa Peñaloza',
      value: 'Terminal',
    },
  ]);
  const path = `/api/admin/questions/${question.id}`;
  const changed = await couple.put(path, { ...bus, text: '¿Bus?', capacity: 20, version: 1 });
  expect(changed).toMatchObject({ status: 200, json: { text: '¿Bus?', capacity: 20, version: 2 } });
  expect((await couple.delete(path)).status).toBe(204);
  expect((await couple.get('/api/admin/questions')).json).toEqual([]);
  expect((await couple.get(`${path}/answers`)).status).toBe(404);
});

test('those who come and have not answered are told, and what numbers and texts say together', async () => {
  const { askQuestion, answer, couple, group, rosa, tomas } = await setUp();
  const { question } = await askQuestion(bus);
  await answer(question.id, rosa, 'Terminal');
  const { missing } = (await couple.get(`/api/admin/questions/${question.id}/answers`))
    .json as AnswersView;
  expect(missing.filter(({ guestId }) => guestId === group.id)).toMatchObject([
    { memberId: tomas, name: 'Tomás Ríos' },
  ]);
  const { question: tune } = await askQuestion(song);
  await answer(tune.id, null, 'Gracias a la vida');
  const { question: chairs } = await askQuestion({ ...song, text: '¿Sillas?', kind: 'number' });
  await answer(chairs.id, null, 3);
  const views = (await couple.get('/api/admin/questions')).json as QuestionView[];
  expect(views).toMatchObject([
    { missing: missing.length, sum: 0, latest: [] },
    { counts: [], answered: 1, latest: ['Gracias a la vida'] },
    { counts: [], answered: 1, sum: 3, latest: [] },
  ]);
});

test('the answers are a file too', async () => {
  const { askQuestion, couple } = await setUp();
  const { question } = await askQuestion(bus);
  const { status, headers } = await couple.get(`/api/admin/questions/${question.id}/export`);
  expect([status, headers.get('Content-Disposition')]).toEqual([
    200,
    `attachment; filename="pregunta-${question.id}.xlsx"`,
  ]);
});

test('a removed question comes back with its answers', async () => {
  const { askQuestion, answer, readQuestions, couple, rosa } = await setUp();
  const { question } = await askQuestion(bus);
  await answer(question.id, rosa, 'Terminal');
  await couple.delete(`/api/admin/questions/${question.id}`);
  expect((await couple.get('/api/admin/removals')).json).toMatchObject([
    { kind: 'question', name: bus.text, answers: 1 },
  ]);
  const undone = await couple.post(`/api/admin/removals/question/${question.id}/restore`);
  expect(undone.status).toBe(200);
  expect((await readQuestions())[0]?.answers).toEqual([{ memberId: rosa, value: 'Terminal' }]);
  const lines = (await couple.get('/api/admin/history?subject=question')).json as object[];
  expect(lines.slice(0, 3)).toMatchObject([
    { text: `recuperó la pregunta «${bus.text}»` },
    { text: `eliminó la pregunta «${bus.text}», con 1 respuesta` },
    { text: `creó la pregunta «${bus.text}»` },
  ]);
});

test('bad questions are refused with a sentence for each field', async () => {
  const { askQuestion } = await setUp();
  expect(fieldsOf(await askQuestion({ ...bus, text: ' ', options: [] }))).toEqual({
    text: 'Escriban la pregunta',
    options: 'Escriban las opciones',
  });
  expect(fieldsOf(await askQuestion({ ...bus, options: ['Terminal', 'Terminal'] }))).toEqual({
    'options.1': 'Esta opción está repetida',
  });
  expect(fieldsOf(await askQuestion({ ...song, capacity: 3 }))).toEqual({
    capacity: 'Los cupos sirven solo para sí o no y para opciones',
  });
  expect(fieldsOf(await askQuestion({ ...bus, event_id: 999 }))).toHaveProperty('event_id');
  expect(await askQuestion({ ...bus, kind: 'date' })).toMatchObject({ status: 422 });
});

test('a stale version is told what is stored', async () => {
  const { askQuestion, couple } = await setUp();
  const { question } = await askQuestion(bus);
  const path = `/api/admin/questions/${question.id}`;
  await couple.put(path, { ...bus, text: 'Otra', version: 1 });
  expect(await couple.put(path, { ...bus, text: 'Una más', version: 1 })).toMatchObject({
    status: 409,
    json: { code: 'question_changed', current: { text: 'Otra', version: 2 } },
  });
});

test('a change that would lose answers asks first; an option written anew keeps them', async () => {
  const { askQuestion, answer, couple, given, rosa } = await setUp();
  const { question } = await askQuestion(bus);
  await answer(question.id, rosa, 'Terminal');
  const path = `/api/admin/questions/${question.id}`;
  const put = (body: object, search = '') => couple.put(`${path}${search}`, { ...bus, ...body });
  const renamed = await put({ options: ['Plaza de Linares', 'Terminal de buses'] });
  expect((renamed.json as QuestionView).counts[1]).toEqual({
    value: 'Terminal de buses',
    count: 1,
  });
  expect(await put({ options: ['Plaza de Linares'] })).toMatchObject({
    status: 409,
    json: { code: 'question_has_answers', answers: 1 },
  });
  expect(await given(question.id)).toHaveLength(1);
  expect((await put({ options: ['Plaza de Linares'] }, '?confirm=true')).status).toBe(200);
  expect(await given(question.id)).toEqual([]);
});

test('options that are written anew and moved stay the same, and no stored answer is touched', async () => {
  const { askQuestion, answer, readQuestions, couple, given, guest, raw, rosa } = await setUp();
  const { question } = await askQuestion(bus);
  const [plaza, terminal] = question.option_ids;
  await answer(question.id, rosa, 'Terminal');
  const stored = () => raw.prepare('select * from question_answers').all();
  const before = stored();
  const put = (options: string[], option_ids: (string | null)[]) =>
    couple.put(`/api/admin/questions/${question.id}`, { ...bus, options, option_ids });
  const { json } = await put(['Rodoviario', 'Plaza de Armas', 'Hotel'], [terminal!, plaza!, null]);
  const [, , hotel] = (json as QuestionView).option_ids;
  expect(json).toMatchObject({
    option_ids: [terminal, plaza, expect.stringMatching(/^[\da-f]{8}$/u)],
    counts: [
      { value: 'Rodoviario', count: 1 },
      { value: 'Plaza de Armas', count: 0 },
      { value: 'Hotel', count: 0 },
    ],
  });
  expect(stored()).toEqual(before);
  expect(await given(question.id)).toMatchObject([{ value: 'Rodoviario' }]);
  expect((await readQuestions())[0]).toMatchObject({
    answers: [{ memberId: rosa, value: 'Rodoviario' }],
  });
  // A phone that read the old texts says which option it means.
  expect((await answer(question.id, rosa, 'Terminal')).status).toBe(422);
  await put(['Rodoviario', 'Plaza de Armas', 'Hotel Real'], [terminal!, plaza!, hotel!]);
  const answers = [{ questionId: question.id, memberId: rosa, value: 'Hotel', optionId: hotel }];
  expect((await guest.put('/api/rsvp/answers', { answers })).status).toBe(200);
  expect(await given(question.id)).toMatchObject([{ value: 'Hotel Real' }]);
});

test('taking the invitation away frees the seat, and giving it back brings the answer back', async () => {
  const { askQuestion, answer, couple, given, group, rosa } = await setUp();
  const { question } = await askQuestion({ ...bus, capacity: 1 });
  await answer(question.id, rosa, 'Terminal');
  const { json } = await couple.get(`/api/admin/guests/${group.id}`);
  const { group_name, guest_type, invited_by, members, eventIds } = json as {
    eventIds: number[];
  } & Record<string, unknown>;
  const guest = { group_name, guest_type, invited_by };
  const without = eventIds.filter((id) => id !== 49);
  await couple.put(`/api/admin/guests/${group.id}`, { guest, members, eventIds: without });
  expect(await given(question.id)).toEqual([]);
  const trash = (await couple.get('/api/admin/removals')).json as { kind: string; id: number }[];
  const { id } = trash.find(({ kind }) => kind === 'invitation')!;
  await couple.post(`/api/admin/removals/invitation/${id}/restore`);
  expect(await given(question.id)).toHaveLength(1);
});
