import { expect, test } from 'vitest';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { listQuestions } from '#db/models/questions/questions.ts';
import { readFile } from '#gateways/spreadsheet/reading/read-file.ts';
import { guestListWorkbook } from '#gateways/spreadsheet/guest-list.ts';
import { planImport } from '#api/admin/guest-import.ts';
import { bus, setUp, song } from '#tests/support/family-with-questions.ts';
import { couple as inviters } from '#tests/support/demo.ts';
import { exportResponses } from '../event-responses.ts';
import { exportGuests } from '../guest-list.ts';
import { answerColumns } from './answer-columns.ts';

/** A family with its stop on the bus and its song. */
const answeredFamily = async () => {
  const family = await setUp();
  const { question: stop } = await family.askQuestion(bus);
  const { question: tune } = await family.askQuestion(song);
  await family.answer(stop.id, family.rosa, 'Terminal');
  await family.answer(tune.id, null, '=Gracias(a;la;vida)');
  return family;
};

test('a person has the own answer, and each one of a group that of the group', async () => {
  const { db, group, rosa, tomas } = await answeredFamily();
  const { headings, answersOf } = answerColumns(db);
  expect(headings).toEqual([bus.text, `${song.text} (una respuesta por grupo)`]);
  expect(answersOf(group.id, rosa)).toEqual(['Terminal', '=Gracias(a;la;vida)']);
  expect(answersOf(group.id, tomas)).toEqual(['', '=Gracias(a;la;vida)']);
});

test('the file of an event has its questions and those about the whole wedding', async () => {
  const { db, askQuestion } = await answeredFamily();
  await askQuestion({ ...bus, text: 'Solo del otro evento', event_id: 45 });
  const { questions, rows } = exportResponses(db, 49);
  expect(questions).toEqual([bus.text, `${song.text} (una respuesta por grupo)`]);
  expect(rows.find(({ memberName }) => memberName === 'Rosa Peñaloza')?.answers[0]).toBe(
    'Terminal',
  );
});

test('a list of guests that is exported and imported again changes nothing, whatever the questions are called', async () => {
  const { db, askQuestion, answer, rosa } = await answeredFamily();
  for (const text of ['Correo', 'Nombre', 'Código de acceso', 'Evento: Noche de Brasas']) {
    const { question } = await askQuestion({ ...song, scope: 'member', text });
    await answer(question.id, rosa, 'otra cosa');
  }
  expect(listQuestions(db)).toHaveLength(6);
  const list = await readFile(await guestListWorkbook(exportGuests(db)));
  expect(list.sheets[1]?.rows[0]?.cells.map(String)).toEqual(expect.arrayContaining(['Correo']));
  const { preview, groups } = planImport({ db, invitedBy: inviters }, list, {});
  expect(groups).toEqual([]);
  expect(preview.groups.unchanged).toBe(listGroups(db).length);
});
