import { expect, test } from 'vitest';
import { answerSheet } from './answer-sheet.ts';

const of = (name: string, value: string) => ({
  ...{ guestId: 1, groupName: 'Los Soto', memberId: 2, name, value },
});

test('a sheet has a section for each option, also an empty one', () => {
  const given = [of('Ana', 'Talca'), of('Luis', 'Talca')];
  const { sections } = answerSheet({ kind: 'choice', options: ['Linares', 'Talca'] }, given, []);
  expect(sections.map(({ option, answers }) => [option, answers.map(({ name }) => name)])).toEqual([
    ['Linares', []],
    ['Talca', ['Ana', 'Luis']],
  ]);
});

test('open answers are one section', () => {
  const { sections } = answerSheet({ kind: 'text', options: [] }, [of('Ana', 'Un tema')], []);
  expect(sections).toMatchObject([{ option: null, answers: [{ name: 'Ana' }] }]);
});
