import { expect, test } from 'vitest';
import { answerOptions, groupsWithAnswer, type QuestionOption } from './filter-answers.ts';

const bus: QuestionOption = {
  id: 1,
  text: '¿Bus?',
  kind: 'choice',
  options: ['Plaza', 'Terminal'],
};
const of = (guestId: number, memberId: number) => ({
  ...{ guestId, groupName: `Grupo ${guestId}`, memberId, name: `Persona ${memberId}` },
});
const answers = {
  given: [
    { ...of(1, 11), value: 'Plaza' },
    { ...of(1, 12), value: 'Terminal' },
    { ...of(2, 21), value: 'Terminal' },
  ],
  missing: [of(2, 22), of(3, 31)],
};

const groups = (option: string) => [...groupsWithAnswer(bus, answers, option)];

test('groups are found by an option, by any answer and by one that is missing', () => {
  expect(answerOptions(bus)).toEqual([
    ['answered', 'Respondió'],
    ['0', 'Plaza'],
    ['1', 'Terminal'],
    ['missing', 'Sin responder'],
  ]);
  expect(groups('0')).toEqual([1]);
  expect(groups('1')).toEqual([1, 2]);
  expect(groups('answered')).toEqual([1, 2]);
  expect(groups('missing')).toEqual([2, 3]);
});

test('a yes or no is chosen in words; an open question has no options', () => {
  const yesNo: QuestionOption = { ...bus, kind: 'yes_no', options: [] };
  expect(answerOptions(yesNo).map(([, label]) => label)).toEqual([
    ...['Respondió', 'Sí', 'No', 'Sin responder'],
  ]);
  const no = { given: [{ ...of(1, 11), value: false }], missing: [] };
  expect([...groupsWithAnswer(yesNo, no, '1')]).toEqual([1]);
  expect([...groupsWithAnswer(yesNo, no, '0')]).toEqual([]);
  expect(answerOptions({ ...bus, kind: 'text', options: [] })).toHaveLength(2);
});
