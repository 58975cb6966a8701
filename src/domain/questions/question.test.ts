import { expect, test } from 'vitest';
import {
  countAnswers,
  fullOptions,
  hasSeatFor,
  isAnswerTo,
  isApplicable,
  canStoreAnswer,
  missingAnswer,
  type Question,
  readAnswer,
  seatsLeft,
  usesCapacity,
} from './question.ts';

const bus = { kind: 'choice', options: ['Linares', 'Talca'], capacity: 2 } as const;
const yesNo = { kind: 'yes_no', options: [], capacity: 1 } as const;

test('each kind takes its own values only', () => {
  expect(isAnswerTo(bus, 'Linares')).toBe(true);
  expect(isAnswerTo(bus, 'Curicó')).toBe(false);
  expect(isAnswerTo(yesNo, false)).toBe(true);
  expect(isAnswerTo(yesNo, 'Sí')).toBe(false);
  expect(isAnswerTo({ kind: 'number', options: [] }, 3)).toBe(true);
  expect(isAnswerTo({ kind: 'number', options: [] }, 1_000_001)).toBe(false);
  expect(isAnswerTo({ kind: 'number', options: [] }, '3')).toBe(false);
  expect(isAnswerTo({ kind: 'text', options: [] }, 'Gracias a la vida')).toBe(true);
  expect(isAnswerTo({ kind: 'text', options: [] }, 'x'.repeat(501))).toBe(false);
  expect(isAnswerTo({ kind: 'text', options: [] }, true)).toBe(false);
});

test('of a yes or no question only the yes takes a seat', () => {
  expect(usesCapacity(yesNo, true)).toBe(true);
  expect(usesCapacity(yesNo, false)).toBe(false);
  expect(usesCapacity({ ...yesNo, capacity: null }, true)).toBe(false);
});

test('an option is full once its seats are taken, also where more are taken than there are', () => {
  const counts = countAnswers(['Linares', 'Linares', 'Linares', 'Talca']);
  expect(fullOptions(bus, counts)).toEqual(['Linares']);
  expect(fullOptions({ ...bus, capacity: null }, counts)).toEqual([]);
  expect(fullOptions(yesNo, countAnswers([true, false]))).toEqual([true]);
  expect(fullOptions(yesNo, countAnswers([false, false]))).toEqual([]);
});

const at = (event_id: number | null): Pick<Question, 'event_id'> => ({ event_id });

test('a question of an event is asked of those who come to it, one for all of those who come to any', () => {
  const responses = new Map([
    [45, true],
    [46, false],
    [47, null],
  ]);
  expect([45, 46, 47, 48, null].map((id) => isApplicable(at(id), responses))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

test('an answer lasts until its person declines its event, or every event', () => {
  const responses = new Map([
    [45, false],
    [46, null],
  ]);
  expect([45, 46, 47, null].map((id) => canStoreAnswer(at(id), responses))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(canStoreAnswer(at(null), new Map([[45, false]]))).toBe(false);
  expect(canStoreAnswer(at(null), new Map())).toBe(false);
});

test('an answer can be required as long as there is a seat for it', () => {
  const left = (...taken: string[]) => seatsLeft(bus, countAnswers(taken));
  expect(left('Linares', 'Linares', 'Linares', 'Talca')).toEqual([0, 1]);
  expect(hasSeatFor(left('Linares', 'Linares', 'Talca'))).toBe(true);
  expect(hasSeatFor(left('Linares', 'Linares', 'Talca'), 1)).toBe(false);
  expect(hasSeatFor(left('Linares', 'Linares', 'Talca', 'Talca'))).toBe(false);
  // A no takes no seat.
  expect(hasSeatFor(seatsLeft(yesNo, countAnswers([true])), 5)).toBe(true);
  expect(hasSeatFor(seatsLeft({ ...bus, capacity: null }, countAnswers([])))).toBe(true);
});

test('a required answer is missing until the group, or each person who comes, has given it', () => {
  const each = { required: true, scope: 'member', seats_left: null } as const;
  const once = { ...each, scope: 'group' } as const;
  expect(missingAnswer(each, [1], [1, 2])).toBe(true);
  expect(missingAnswer(each, [1, 2], [1, 2])).toBe(false);
  expect(missingAnswer(each, [], [])).toBe(false);
  expect(missingAnswer(once, [], [1])).toBe(true);
  expect(missingAnswer(once, [null], [1])).toBe(false);
  expect(missingAnswer({ ...each, required: false }, [], [1])).toBe(false);
  expect(missingAnswer({ ...each, seats_left: [0, 0] }, [], [1])).toBe(false);
});

test('what was typed in a form is read as the kind says; what is none stays text', () => {
  expect(readAnswer({ kind: 'yes_no' }, 'false')).toBe(false);
  expect(readAnswer({ kind: 'yes_no' }, 'quizás')).toBe('quizás');
  expect(readAnswer({ kind: 'number' }, ' 2,5 ')).toBe(2.5);
  expect(readAnswer({ kind: 'number' }, 'dos')).toBe('dos');
  expect(readAnswer({ kind: 'choice' }, 'true')).toBe('true');
  expect(readAnswer({ kind: 'text' }, '  ')).toBeNull();
});
