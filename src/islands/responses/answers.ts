import type { OwnMemberView } from '#contract/guest-groups.ts';
import type { ErrorBody } from '#contract/problem.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import { type AnswerValue, hasSeatFor, isApplicable } from '#domain/questions/question.ts';
import {
  type AnswersEntry,
  answersEntry,
  type Entry,
  isAboutQuestion,
} from '#islands/outbox/entry.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';
import { type ResponseSheet, responseOf } from './response-sheet.ts';
import { isToSend, shownOf, type Timed } from './shown.ts';

/** Answers by question and member; null takes an answer back. */
export type TimedAnswers = Record<string, Timed<AnswerValue | null>>;

export type Answers = {
  questions: readonly SheetQuestion[];
  /** Not yet stored. */
  selected: TimedAnswers;
  /** What the outbox holds. */
  pending: TimedAnswers;
};

export const openAnswers = (
  questions: readonly SheetQuestion[],
  selected: TimedAnswers = {},
): Answers => ({ questions, selected, pending: {} });

/** By whom a question is answered: a member, or the group as a whole. */
export type Respondent = Pick<OwnMemberView, 'id' | 'companion_ref' | 'name'> | null;

/** Of a group `memberId` is null. */
export const answerKey = (questionId: number, memberId: number | null) =>
  `${questionId}/${memberId ?? 'group'}`;

/** A companion may have been answered for before they had an id. */
const keysOf = (questionId: number, person: Respondent): string[] => [
  answerKey(questionId, person && person.id),
  ...(person?.companion_ref ? [answerKey(questionId, -person.companion_ref)] : []),
];

export const storedAnswer = ({ answers }: SheetQuestion, person: Respondent): AnswerValue | null =>
  answers.find(({ memberId }) => memberId === (person && person.id))?.value ?? null;

const timedOf = (words: TimedAnswers, questionId: number, person: Respondent) =>
  keysOf(questionId, person)
    .map((key) => words[key])
    .find((word) => word !== undefined);

const knownOf = ({ selected, pending }: Answers, question: SheetQuestion, person: Respondent) => ({
  stored: storedAnswer(question, person),
  selected: timedOf(selected, question.id, person),
  pending: timedOf(pending, question.id, person),
});

/** What the screen shows. */
export const answerOf = (
  answers: Answers,
  question: SheetQuestion,
  person: Respondent,
): AnswerValue | null => shownOf<AnswerValue | null>(knownOf(answers, question, person));

export const answer = (
  answers: Answers,
  questionId: number,
  person: Respondent,
  value: AnswerValue | null,
): Answers => {
  const before = Object.entries(answers.selected);
  const rest = before.filter(([key]) => !keysOf(questionId, person).includes(key));
  const word = { value, at: timeAfter(timedOf(answers.pending, questionId, person)) };
  return {
    ...answers,
    selected: { ...Object.fromEntries(rest), [answerKey(questionId, person && person.id)]: word },
  };
};

/** Who is asked: of a question for each person those who come, of one for the group the group if one of them comes. */
export const respondentsOf = (
  question: SheetQuestion,
  members: readonly OwnMemberView[],
  sheet: ResponseSheet,
): Respondent[] => {
  const eventIds = Object.keys({ ...sheet.stored, ...sheet.pending, ...sheet.options }).map(Number);
  const coming = members.filter(({ id }) =>
    isApplicable(question, new Map(eventIds.map((event) => [event, responseOf(sheet, event, id)]))),
  );
  if (question.scope === 'member') return coming;
  return coming.length > 0 ? [null] : [];
};

/** The questions that belong to an event; null: to the whole wedding. */
export const questionsAbout = ({ questions }: Answers, eventId: number | null): SheetQuestion[] =>
  questions.filter(({ event_id, closed }) => event_id === eventId && !closed);

/** A question that has to be answered, and by whom it is not. */
export type Missing = { question: SheetQuestion; person: Respondent };

export const missingAnswer = (
  answers: Answers,
  questions: readonly SheetQuestion[],
  members: readonly OwnMemberView[],
  sheet: ResponseSheet,
): Missing | undefined => {
  for (const question of questions) {
    const respondents = respondentsOf(question, members, sheet);
    if (!isPending(answers, question, respondents)) continue;
    const person = respondents.find((one) => answerOf(answers, question, one) === null);
    if (person !== undefined) return { question, person };
  }
  return undefined;
};

/** Whether an option can no longer be chosen. A seat that the group has and lets go of is still its own. */
export const isFull = (
  answers: Answers,
  question: SheetQuestion,
  people: readonly Respondent[],
  option: AnswerValue,
): boolean => {
  const own = question.answers.filter(({ value }) => value === option).length;
  const shown = people.filter((person) => answerOf(answers, question, person) === option).length;
  return question.full.includes(option) && shown >= own;
};

/** Whether the guest cannot go on without all of its answers. */
export const isPending = (
  answers: Answers,
  question: SheetQuestion,
  people: readonly Respondent[],
): boolean => {
  const responded = people.filter((person) => answerOf(answers, question, person) !== null).length;
  const stored = people.filter((person) => storedAnswer(question, person) !== null).length;
  return question.required && hasSeatFor(question.seats_left, responded - stored);
};

/** The answers with what the outbox holds now. */
export const withPendingAnswers = (answers: Answers, entries: readonly Entry[]): Answers => {
  const pending: TimedAnswers = {};
  for (const entry of entries.filter(isAboutQuestion)) {
    if (entry.stopped) continue;
    for (const { memberId, value } of entry.answers) {
      pending[answerKey(entry.questionId, memberId)] = { value, at: entry.keptAt };
    }
  }
  return { ...answers, pending };
};

/** What is to be sent: a question each, with the answers of those who are asked and have changed theirs. */
export const entriesOfAnswers = (
  groupId: number,
  answers: Answers,
  members: readonly OwnMemberView[],
  sheet: ResponseSheet,
): AnswersEntry[] =>
  answers.questions.flatMap((question) => {
    if (question.closed) return [];
    const submitted = respondentsOf(question, members, sheet).flatMap((person) => {
      const known = knownOf(answers, question, person);
      if (!isToSend<AnswerValue | null>(known)) return [];
      const value = shownOf<AnswerValue | null>(known);
      const optionId = question.option_ids[question.options.indexOf(value as string)];
      return [{ memberId: person && person.id, value, optionId }];
    });
    if (submitted.length === 0) return [];
    const { id: questionId, text, event_id: eventId } = question;
    return [answersEntry(groupId, { questionId, text, eventId, answers: submitted })];
  });

/** The server has received answers; what was chosen since stands. */
export const receivedAnswers = (
  answers: Answers,
  questions: readonly SheetQuestion[],
  sent: Pick<AnswersEntry, 'questionId' | 'answers' | 'keptAt'>,
): Answers => {
  const isStored = (key: string, value: AnswerValue | null) =>
    questions.some(({ id, answers }) => {
      const found = answers.find(({ memberId }) => answerKey(id, memberId) === key);
      return found ? found.value === value : key.startsWith(`${id}/`) && value === null;
    });
  const wasSent = (key: string) =>
    sent.answers.some(({ memberId }) => answerKey(sent.questionId, memberId) === key);
  const since = Object.entries(answers.selected).filter(
    ([key, { value, at }]) => !isStored(key, value) && !(wasSent(key) && at <= sent.keptAt),
  );
  return {
    ...answers,
    questions: questions.length > 0 ? questions : answers.questions,
    selected: Object.fromEntries(since),
  };
};

/** The couple is asked for these answers: nothing of them is left to be sent. */
export const withoutAnswersTo = (answers: Answers, questionId: number): Answers => ({
  ...answers,
  selected: Object.fromEntries(
    Object.entries(answers.selected).filter(([key]) => !key.startsWith(`${questionId}/`)),
  ),
});

/** The server refused this answer: it has fewer seats left than were known, and is no longer chosen here. */
export const rejectedAnswer = (
  answers: Answers,
  { questionId, value, left }: Pick<ErrorBody, 'questionId' | 'value' | 'left'>,
): Answers => ({
  ...answers,
  questions: answers.questions.map((question) =>
    question.id === questionId && left !== undefined && value !== undefined
      ? {
          ...question,
          full: left === 0 ? [...question.full, value] : question.full,
          seats_left:
            question.seats_left?.map((seats, at) =>
              question.options[at] === value ? left : seats,
            ) ?? null,
        }
      : question,
  ),
  selected: Object.fromEntries(
    Object.entries(answers.selected).filter(
      ([key, one]) => !(key.startsWith(`${questionId}/`) && one.value === value),
    ),
  ),
});

/** Who declines an event has no answer to its questions any more. */
export const removedAnswers = (
  answers: Answers,
  eventId: number,
  responses: readonly ResponseView[],
): Answers => {
  const declined = responses.filter((one) => one.responded && !one.isAttending);
  const isFreed = (memberId: number | null) =>
    memberId === null
      ? declined.length === responses.length
      : declined.some((one) => one.memberId === memberId);
  return {
    ...answers,
    questions: answers.questions.map((question) =>
      question.event_id === eventId
        ? { ...question, answers: question.answers.filter(({ memberId }) => !isFreed(memberId)) }
        : question,
    ),
  };
};
