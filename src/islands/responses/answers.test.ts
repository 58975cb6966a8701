import { expect, test } from 'vitest';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import { answersEntry } from '#islands/outbox/entry.ts';
import {
  answer,
  answerOf,
  withoutAnswersTo,
  respondentsOf,
  entriesOfAnswers,
  removedAnswers,
  isFull,
  missingAnswer,
  openAnswers,
  receivedAnswers,
  rejectedAnswer,
  withPendingAnswers,
} from './answers.ts';
import { ownMember } from '#tests/support/own-member.ts';
import { choose, openSheet } from './response-sheet.ts';

const member = (id: number, companion_ref: number | null = null) =>
  ownMember({
    id,
    name: `Persona ${id}`,
    is_companion: companion_ref !== null,
    companion_ref,
  });
const [rosa, tomas] = [member(1), member(2)];
const members = [rosa!, tomas!];

const bus: SheetQuestion = {
  id: 5,
  text: '¿Bus?',
  help: null,
  kind: 'choice',
  options: ['Plaza', 'Terminal'],
  option_ids: ['p', 't'],
  scope: 'member',
  event_id: 49,
  required: true,
  position: 0,
  full: [],
  seats_left: null,
  closed: false,
  answers: [{ memberId: 1, value: 'Plaza' }],
};
const song: SheetQuestion = {
  ...bus,
  id: 6,
  text: '¿Canción?',
  kind: 'text',
  options: [],
  option_ids: [],
  scope: 'group',
  event_id: null,
  required: false,
  answers: [],
};

const words = (values: Record<string, AnswerValue | null>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, at: 1 }]));
const open = (values: Record<string, AnswerValue | null> = {}) =>
  openAnswers([bus, song], words(values));
const bothCome = choose(choose(openSheet({ 49: [] }), 49, 1, true), 49, 2, true);
const onlyRosa = choose(bothCome, 49, 2, false);

test('only those who come are asked, and the group if one of them comes', () => {
  expect(respondentsOf(bus, members, onlyRosa)).toEqual([rosa]);
  expect(respondentsOf(song, members, onlyRosa)).toEqual([null]);
  expect(respondentsOf(song, members, openSheet({}))).toEqual([]);
});

test('a screen shows what was chosen, else what is stored; null takes it back', () => {
  expect(answerOf(open(), bus, rosa!)).toBe('Plaza');
  expect(answerOf(answer(open(), 5, rosa!, 'Terminal'), bus, rosa!)).toBe('Terminal');
  expect(answerOf(answer(open(), 5, rosa!, null), bus, rosa!)).toBeNull();
});

test('an answer for a companion without an id is theirs once they have one', () => {
  const selected = answer(open(), 5, member(-7, 7), 'Terminal');
  expect(answerOf(selected, bus, member(9, 7))).toBe('Terminal');
});

test('a required answer is missed of each who comes', () => {
  expect(missingAnswer(open(), [bus, song], members, bothCome)).toEqual({
    question: bus,
    person: tomas,
  });
  expect(missingAnswer(open(), [bus], members, onlyRosa)).toBeUndefined();
});

test('nobody is held up by a required answer for which no seat is left', () => {
  const full = { ...bus, full: ['Plaza', 'Terminal'], seats_left: [0, 0] };
  expect(missingAnswer(open(), [full], members, bothCome)).toBeUndefined();
  // Two of a family find one seat: it is taken, or one of them is asked for.
  const scarce = { ...bus, answers: [], full: ['Plaza'], seats_left: [0, 1] };
  const none = openAnswers([scarce]);
  expect(missingAnswer(none, [scarce], members, bothCome)).toMatchObject({ person: rosa });
  const taken = answer(none, 5, tomas!, 'Terminal');
  expect(missingAnswer(taken, [scarce], members, bothCome)).toBeUndefined();
  // An answer that is changed takes no further seat.
  const changed = answer(openAnswers([bus]), 5, rosa!, 'Terminal');
  const known = { ...bus, full: ['Plaza'], seats_left: [0, 1] };
  expect(missingAnswer(changed, [known], members, bothCome)).toMatchObject({ person: tomas });
});

test('sent is what has changed, of those who come', () => {
  const selected = answer(answer(open(), 5, rosa!, 'Plaza'), 5, tomas!, 'Terminal');
  const entries = entriesOfAnswers(3, answer(selected, 6, null, 'Vals'), members, bothCome);
  expect(entries).toMatchObject([
    { about: 'question-5', eventId: 49, answers: [{ memberId: 2, value: 'Terminal' }] },
    { about: 'question-6', eventId: null, answers: [{ memberId: null, value: 'Vals' }] },
  ]);
  expect(entriesOfAnswers(3, selected, members, onlyRosa)).toEqual([]);
});

test('an answer that was changed back follows the one that waits', () => {
  const pending = answersEntry(3, {
    questionId: 5,
    text: '¿Bus?',
    eventId: 49,
    answers: [
      { memberId: 1, value: 'Terminal' },
      { memberId: 2, value: 'Plaza' },
    ],
  });
  const known = withPendingAnswers(open(), [pending]);
  expect(answerOf(known, bus, tomas!)).toBe('Plaza');
  const back = answer(answer(known, 5, rosa!, 'Plaza'), 5, tomas!, null);
  expect(entriesOfAnswers(3, back, members, bothCome)).toMatchObject([
    {
      answers: [
        { memberId: 1, value: 'Plaza' },
        { memberId: 2, value: null },
      ],
    },
  ]);
  const same = answer(answer(known, 5, rosa!, 'Terminal'), 5, tomas!, 'Plaza');
  expect(entriesOfAnswers(3, same, members, bothCome)).toEqual([]);
  expect(entriesOfAnswers(3, withPendingAnswers(back, []), members, bothCome)).toEqual([]);
});

test('of an event that has closed nothing is sent, and what the couple was asked for is not chosen', () => {
  const selected = answer(open(), 5, tomas!, 'Terminal');
  const closed = { ...selected, questions: [{ ...bus, closed: true }, song] };
  expect(entriesOfAnswers(3, closed, members, bothCome)).toEqual([]);
  expect(withoutAnswersTo(selected, 5).selected).toEqual({});
});

test('a seat that the group lets go of can be taken again by any of them', () => {
  const full = { ...bus, full: ['Plaza', 'Terminal'], seats_left: [0, 0] };
  const answers = openAnswers([full]);
  expect(isFull(answers, full, members, 'Plaza')).toBe(true);
  const cleared = answer(answers, 5, rosa!, null);
  expect(isFull(cleared, full, members, 'Plaza')).toBe(false);
  expect(isFull(cleared, full, members, 'Terminal')).toBe(true);
  expect(isFull(answer(cleared, 5, tomas!, 'Plaza'), full, members, 'Plaza')).toBe(true);
});

test('an answer to somebody with an id takes the place of the one from before they had it', () => {
  const before = answer(open(), 5, member(-7, 7), 'Terminal');
  const after = answer(before, 5, member(9, 7), 'Plaza');
  expect(after.selected).toEqual({ '5/9': { value: 'Plaza', at: expect.any(Number) as number } });
});

test('received answers are no longer chosen; what was chosen since stands', () => {
  const selected = open({ '5/1': 'Terminal', '5/2': 'Plaza', '6/group': null });
  const stored = { ...bus, answers: [{ memberId: 1, value: 'Terminal' }] };
  const sent = { questionId: 5, keptAt: 0, answers: [{ memberId: 2, value: 'Terminal' }] };
  expect(receivedAnswers(selected, [stored, song], sent)).toMatchObject({
    questions: [stored, song],
    selected: words({ '5/2': 'Plaza' }),
  });
  expect(receivedAnswers(selected, [stored, song], { ...sent, keptAt: 2 }).selected).toEqual({});
});

test('an option without seats is shown as full, and no longer chosen', () => {
  const selected = open({ '5/1': 'Terminal', '5/2': 'Terminal', '6/group': 'Terminal' });
  const limited = { ...selected, questions: [{ ...bus, seats_left: [4, 2] }, song] };
  const rejected = rejectedAnswer(limited, { questionId: 5, value: 'Terminal', left: 0 });
  expect(rejected.questions[0]).toMatchObject({ full: ['Terminal'], seats_left: [4, 0] });
  expect(rejected.selected).toEqual(words({ '6/group': 'Terminal' }));
  expect(rejectedAnswer(selected, { questionId: 5, value: 'Terminal', left: 1 }).questions).toEqual(
    selected.questions,
  );
});

test('what waits in the outbox is shown, before an older draft', () => {
  const about = { questionId: 5, text: '¿Bus?', eventId: 49 };
  const answers = [1, 2].map((memberId) => ({ memberId, value: 'Terminal' }));
  const known = withPendingAnswers(open({ '5/1': 'Plaza' }), [
    answersEntry(3, { ...about, answers }),
  ]);
  expect([rosa!, tomas!].map((person) => answerOf(known, bus, person))).toEqual([
    'Terminal',
    'Terminal',
  ]);
});

test('the answer of a group is free once all of it declines', () => {
  const asksGroup = {
    ...bus,
    scope: 'group' as const,
    answers: [{ memberId: null, value: 'Plaza' }],
  };
  const responseOf = (memberId: number, isAttending: boolean) =>
    ({ memberId, responded: true, isAttending }) as never;
  const after = (...responses: never[]) =>
    removedAnswers(openAnswers([asksGroup]), 49, responses).questions[0]?.answers;
  expect(after(responseOf(1, false), responseOf(2, true))).toHaveLength(1);
  expect(after(responseOf(1, false), responseOf(2, false))).toEqual([]);
});

test('who declines an event has no answer to its questions any more', () => {
  const declined = { memberId: 1, responded: true, isAttending: false };
  const [freed] = removedAnswers(open(), 49, [declined as never]).questions;
  expect(freed?.answers).toEqual([]);
  expect(removedAnswers(open(), 50, [declined as never]).questions).toEqual([bus, song]);
});
