import { expect, test } from 'vitest';
import {
  bodyOf,
  fieldsOf,
  movedBy,
  type QuestionFields,
  questionResolver,
} from './question-fields.ts';

const typed: QuestionFields = {
  ...fieldsOf(null),
  text: '¿Bus?',
  options: 'p\tPlaza\n\tTerminal',
  capacity: '20',
  event_id: '49',
};

const errorsOf = async (fields: Partial<QuestionFields>) => {
  const read = await questionResolver(1)({ ...typed, ...fields }, undefined, {} as never);
  return read.errors;
};

test('what is sent has an option for each line, and seats only where there can be some', () => {
  expect(bodyOf(typed, 3)).toMatchObject({
    options: ['Plaza', 'Terminal'],
    option_ids: ['p', null],
    capacity: 20,
    event_id: 49,
    position: 3,
  });
  expect(bodyOf({ ...typed, kind: 'text', event_id: '' }, 1)).toMatchObject({
    options: [],
    capacity: null,
    event_id: null,
  });
});

test('each field is told what is wrong with it', async () => {
  expect(await errorsOf({})).toEqual({});
  expect(await errorsOf({ text: ' ' })).toMatchObject({
    text: { message: 'Escriban la pregunta' },
  });
  for (const capacity of ['veinte', '2,5', '1.000']) {
    expect(await errorsOf({ capacity })).toMatchObject({
      capacity: { message: 'Escriban un número entero de cupos' },
    });
  }
  expect(await errorsOf({ capacity: '0' })).toMatchObject({
    capacity: { message: 'Tiene que haber al menos un cupo' },
  });
  expect((await errorsOf({ options: 'p\tPlaza\n\t' })).options).toMatchObject([
    undefined,
    { message: 'Escriban la opción' },
  ]);
});

test('a suggestion fills the form; a stored question gives its fields back', () => {
  const song = { text: '¿Canción?', kind: 'text', options: [], scope: 'group' } as const;
  expect(fieldsOf(song)).toMatchObject({ text: '¿Canción?', kind: 'text', scope: 'group' });
  const stored = {
    ...bodyOf(typed, 2),
    ...{ id: 1, version: 4, counts: [], answered: 0, missing: 0, sum: 0, latest: [] },
    options: ['Plaza', 'Terminal'],
    option_ids: ['p', 't'],
  };
  expect(bodyOf(fieldsOf(stored), 2)).toEqual({
    ...bodyOf(typed, 2),
    option_ids: ['p', 't'],
    help: '',
  });
});

test('a step moves one of a list, and at its ends nothing', () => {
  expect(movedBy(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(movedBy(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(movedBy(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});
