import { useState } from 'react';

import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import type { Result } from '#islands/outbox/result.ts';
import { fullOf } from '#islands/outbox/send-entry.ts';

import {
  answer,
  type Answerer,
  requestedAnswers,
  type Answers,
  type TimedAnswers,
  freedAnswers,
  openAnswers,
  receivedAnswers,
  rejectedAnswer,
  withPendingAnswers,
} from '../../responses/answers.ts';

/** The answers to the couple's questions on a screen: stored ones, chosen ones, and outbox entries. */
export const useAnswers = (questions: readonly SheetQuestion[], draft?: TimedAnswers) => {
  const [answers, setAnswers] = useState(() => openAnswers(questions, draft));
  return {
    answers,
    choose: (questionId: number, person: Answerer, value: AnswerValue | null) =>
      setAnswers((before) => answer(before, questionId, person, value)),
    look: (entries: readonly Entry[]) =>
      setAnswers((before) => withPendingAnswers(before, entries)),
    handle: (results: readonly Result[]) =>
      setAnswers((before) => results.reduce(received, before)),
  };
};

const received = (answers: Answers, result: Result): Answers => {
  const requested = result.kind === 'asked' && /^question-(\d+)$/.exec(`${result.about}`)?.[1];
  if (requested) return requestedAnswers(answers, Number(requested));
  if ('questions' in result) return receivedAnswers(answers, result.questions, result.sent);
  if (result.kind === 'received' && 'responses' in result) {
    return freedAnswers(answers, result.about, result.responses);
  }
  const full = result.kind === 'refused' && fullOf(result.error);
  return full ? rejectedAnswer(answers, full) : answers;
};

export type AnswersState = ReturnType<typeof useAnswers>;
