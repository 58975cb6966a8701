import { useState } from 'react';

import type { AskedQuestion } from '#contract/responding/questions.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import type { Outcome } from '#islands/outbox/outcome.ts';
import { fullOf } from '#islands/outbox/send-entry.ts';

import {
  answer,
  type Answerer,
  askedAnswers,
  type Answers,
  type TimedAnswers,
  freedAnswers,
  openAnswers,
  receivedAnswers,
  refusedAnswer,
  withWaitingAnswers,
} from '../../responses/answers.ts';

/** The answers to the couple's questions on a screen: stored ones, chosen ones, and outbox entries. */
export const useAnswers = (questions: readonly AskedQuestion[], draft?: TimedAnswers) => {
  const [answers, setAnswers] = useState(() => openAnswers(questions, draft));
  return {
    answers,
    choose: (questionId: number, who: Answerer, value: AnswerValue | null) =>
      setAnswers((before) => answer(before, questionId, who, value)),
    look: (entries: readonly Entry[]) =>
      setAnswers((before) => withWaitingAnswers(before, entries)),
    hear: (outcomes: readonly Outcome[]) => setAnswers((before) => outcomes.reduce(heard, before)),
  };
};

const heard = (answers: Answers, outcome: Outcome): Answers => {
  const asked = outcome.kind === 'asked' && /^question-(\d+)$/.exec(`${outcome.about}`)?.[1];
  if (asked) return askedAnswers(answers, Number(asked));
  if ('questions' in outcome) return receivedAnswers(answers, outcome.questions, outcome.sent);
  if (outcome.kind === 'received' && 'responses' in outcome) {
    return freedAnswers(answers, outcome.about, outcome.responses);
  }
  const full = outcome.kind === 'refused' && fullOf(outcome.error);
  return full ? refusedAnswer(answers, full) : answers;
};

export type AnswersState = ReturnType<typeof useAnswers>;
