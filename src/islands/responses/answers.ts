import type { OwnMemberView } from '#contract/guest-groups.ts';
import type { Problem } from '#contract/problem.ts';
import type { AskedQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import { type AnswerValue, hasSeatFor, isAsked } from '#domain/questions/question.ts';
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
  questions: readonly AskedQuestion[];
  /** Not yet stored. */
  chosen: TimedAnswers;
  /** What the outbox holds. */
  waiting: TimedAnswers;
};

export const openAnswers = (
  questions: readonly AskedQuestion[],
  chosen: TimedAnswers = {},
): Answers => ({ questions, chosen, waiting: {} });

/** By whom a question is answered: a member, or the group as a whole. */
export type Answerer = Pick<OwnMemberView, 'id' | 'companion_ref' | 'name'> | null;

/** Of a group `memberId` is null. */
export const answerKey = (questionId: number, memberId: number | null) =>
  `${questionId}/${memberId ?? 'group'}`;

/** A companion may have been answered for before they had an id. */
const keysOf = (questionId: number, who: Answerer): string[] => [
  answerKey(questionId, who && who.id),
  ...(who?.companion_ref ? [answerKey(questionId, -who.companion_ref)] : []),
];

export const storedAnswer = ({ answers }: AskedQuestion, who: Answerer): AnswerValue | null =>
  answers.find(({ memberId }) => memberId === (who && who.id))?.value ?? null;

const timedOf = (words: TimedAnswers, questionId: number, who: Answerer) =>
  keysOf(questionId, who)
    .map((key) => words[key])
    .find((word) => word !== undefined);

const knownOf = ({ chosen, waiting }: Answers, question: AskedQuestion, who: Answerer) => ({
  stored: storedAnswer(question, who),
  chosen: timedOf(chosen, question.id, who),
  waiting: timedOf(waiting, question.id, who),
});

/** What the screen shows. */
export const answerOf = (
  answers: Answers,
  question: AskedQuestion,
  who: Answerer,
): AnswerValue | null => shownOf<AnswerValue | null>(knownOf(answers, question, who));

export const answer = (
  answers: Answers,
  questionId: number,
  who: Answerer,
  value: AnswerValue | null,
): Answers => {
  const before = Object.entries(answers.chosen);
  const others = before.filter(([key]) => !keysOf(questionId, who).includes(key));
  const word = { value, at: timeAfter(timedOf(answers.waiting, questionId, who)) };
  return {
    ...answers,
    chosen: { ...Object.fromEntries(others), [answerKey(questionId, who && who.id)]: word },
  };
};

/** Who is asked: of a question for each person those who come, of one for the group the group if one of them comes. */
export const askedBy = (
  question: AskedQuestion,
  members: readonly OwnMemberView[],
  sheet: ResponseSheet,
): Answerer[] => {
  const eventIds = Object.keys({ ...sheet.stored, ...sheet.waiting, ...sheet.choices }).map(Number);
  const comes = members.filter(({ id }) =>
    isAsked(question, new Map(eventIds.map((event) => [event, responseOf(sheet, event, id)]))),
  );
  if (question.scope === 'member') return comes;
  return comes.length > 0 ? [null] : [];
};

/** The questions that belong to an event; null: to the whole wedding. */
export const questionsAbout = ({ questions }: Answers, eventId: number | null): AskedQuestion[] =>
  questions.filter(({ event_id, closed }) => event_id === eventId && !closed);

/** A question that has to be answered, and by whom it is not. */
export type Missing = { question: AskedQuestion; who: Answerer };

export const missingAnswer = (
  answers: Answers,
  questions: readonly AskedQuestion[],
  members: readonly OwnMemberView[],
  sheet: ResponseSheet,
): Missing | undefined => {
  for (const question of questions) {
    const asked = askedBy(question, members, sheet);
    if (!isWaitedFor(answers, question, asked)) continue;
    const who = asked.find((one) => answerOf(answers, question, one) === null);
    if (who !== undefined) return { question, who };
  }
  return undefined;
};

/** Whether an option can no longer be chosen. A seat that the group has and lets go of is still its own. */
export const isFull = (
  answers: Answers,
  question: AskedQuestion,
  asked: readonly Answerer[],
  option: AnswerValue,
): boolean => {
  const own = question.answers.filter(({ value }) => value === option).length;
  const shown = asked.filter((who) => answerOf(answers, question, who) === option).length;
  return question.full.includes(option) && shown >= own;
};

/** Whether the guest cannot go on without all of its answers. */
export const isWaitedFor = (
  answers: Answers,
  question: AskedQuestion,
  asked: readonly Answerer[],
): boolean => {
  const answered = asked.filter((who) => answerOf(answers, question, who) !== null).length;
  const stored = asked.filter((who) => storedAnswer(question, who) !== null).length;
  return question.required && hasSeatFor(question.seats_left, answered - stored);
};

/** The answers with what the outbox holds now. */
export const withWaitingAnswers = (answers: Answers, entries: readonly Entry[]): Answers => {
  const waiting: TimedAnswers = {};
  for (const entry of entries.filter(isAboutQuestion)) {
    if (entry.stopped) continue;
    for (const { memberId, value } of entry.answers) {
      waiting[answerKey(entry.questionId, memberId)] = { value, at: entry.keptAt };
    }
  }
  return { ...answers, waiting };
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
    const said = askedBy(question, members, sheet).flatMap((who) => {
      const known = knownOf(answers, question, who);
      return isToSend<AnswerValue | null>(known)
        ? [{ memberId: who && who.id, value: shownOf<AnswerValue | null>(known) }]
        : [];
    });
    if (said.length === 0) return [];
    const { id: questionId, text, event_id: eventId } = question;
    return [answersEntry(groupId, { questionId, text, eventId, answers: said })];
  });

/** The server has received answers; what was chosen since stands. */
export const receivedAnswers = (
  answers: Answers,
  questions: readonly AskedQuestion[],
  sent: Pick<AnswersEntry, 'questionId' | 'answers' | 'keptAt'>,
): Answers => {
  const isStored = (key: string, value: AnswerValue | null) =>
    questions.some(({ id, answers }) => {
      const found = answers.find(({ memberId }) => answerKey(id, memberId) === key);
      return found ? found.value === value : key.startsWith(`${id}/`) && value === null;
    });
  const isSaid = (key: string) =>
    sent.answers.some(({ memberId }) => answerKey(sent.questionId, memberId) === key);
  const since = Object.entries(answers.chosen).filter(
    ([key, { value, at }]) => !isStored(key, value) && !(isSaid(key) && at <= sent.keptAt),
  );
  return {
    ...answers,
    questions: questions.length > 0 ? questions : answers.questions,
    chosen: Object.fromEntries(since),
  };
};

/** The couple is asked for these answers: nothing of them is left to be sent. */
export const askedAnswers = (answers: Answers, questionId: number): Answers => ({
  ...answers,
  chosen: Object.fromEntries(
    Object.entries(answers.chosen).filter(([key]) => !key.startsWith(`${questionId}/`)),
  ),
});

/** The server refused this answer: it has fewer seats left than were known, and is no longer chosen here. */
export const refusedAnswer = (
  answers: Answers,
  { questionId, value, left }: Pick<Problem, 'questionId' | 'value' | 'left'>,
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
  chosen: Object.fromEntries(
    Object.entries(answers.chosen).filter(
      ([key, one]) => !(key.startsWith(`${questionId}/`) && one.value === value),
    ),
  ),
});

/** Who declines an event has no answer to its questions any more. */
export const freedAnswers = (
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
