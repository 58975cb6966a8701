import type { OwnMemberView } from '#contract/guest-groups.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import type { Result } from '#islands/outbox/result.ts';
import { fullOf } from '#islands/outbox/send-entry.ts';

import {
  answer,
  type Respondent,
  type Answers,
  removedAnswers,
  openAnswers,
  receivedAnswers,
  rejectedAnswer,
  withoutAnswersTo,
  withPendingAnswers,
} from './answers.ts';
import { type Added, received as receivedCompanion, withId } from './companions.ts';
import {
  type Diets,
  type DietProfile,
  openDiets,
  receivedDiets,
  typeDiet,
  withPendingDiets,
} from './diets.ts';
import type { ResponsesDraft } from './read-draft.ts';
import { resolve } from './response-conflicts.ts';
import { choose, openSheet, type ResponseSheet, withPending } from './response-sheet.ts';
import { received, refresh, unload } from './server-responses.ts';

/** What a screen shows of a group's responses: what is stored, what was chosen since, and what waits in the outbox. */
export type ResponsesState = {
  sheet: ResponseSheet;
  answers: Answers;
  diets: Diets;
  added: Added;
  sending: boolean;
  /** What the last sending failed with, until it is tried again. */
  error: unknown;
  /** What the server answered since the last sending began, by event. */
  receipts: Record<number, ResponseView[]>;
  /** The deadline has passed meanwhile: something was asked for instead of being received, and nothing here is finished. */
  isClosed: boolean;
};

export type ResponsesEvent =
  // The guest
  | { type: 'respond'; eventId: number; memberIds: readonly number[]; isAttending: boolean }
  | { type: 'answer'; questionId: number; person: Respondent; value: AnswerValue | null }
  | { type: 'type-diet'; memberId: number; diet: DietProfile }
  | { type: 'resolve'; eventId: number; memberId: number; keep: 'chosen' | 'stored' }
  // Sending: with what the screen showed when it began
  | { type: 'send'; sheet: ResponseSheet }
  | { type: 'read-again'; eventId: number }
  | { type: 'sent'; sheet: ResponseSheet; results: readonly Result[]; error: unknown }
  // The outbox: what it holds, what it sent meanwhile, and what the server had received before
  | { type: 'pending'; entries: readonly Entry[] }
  | { type: 'retried'; results: readonly Result[] }
  | { type: 'received'; results: readonly Result[] };

export type OpenedResponses = {
  /** Left out on a screen that does not ask them. */
  questions?: readonly SheetQuestion[];
  responses: Record<number, ResponseView[]>;
  draft: ResponsesDraft | undefined;
  /** The group, on a screen that asks for companions. */
  bringing?: readonly OwnMemberView[];
};

export const openResponses = ({
  questions = [],
  responses,
  draft,
  bringing = [],
}: OpenedResponses): ResponsesState => ({
  sheet: bringing.reduce(withId, {
    ...openSheet(responses),
    ...(draft && { options: draft.options, acknowledged: draft.acknowledged }),
  }),
  answers: openAnswers(questions, draft?.answers),
  diets: openDiets(draft?.diets),
  added: {},
  sending: false,
  error: undefined,
  receipts: {},
  isClosed: false,
});

export const reduceResponses = (state: ResponsesState, event: ResponsesEvent): ResponsesState => {
  const { sheet, answers, diets } = state;
  switch (event.type) {
    case 'respond': {
      const { eventId, memberIds, isAttending } = event;
      return {
        ...state,
        sheet: memberIds.reduce((next, id) => choose(next, eventId, id, isAttending), sheet),
      };
    }
    case 'answer':
      return { ...state, answers: answer(answers, event.questionId, event.person, event.value) };
    case 'type-diet':
      return { ...state, diets: typeDiet(diets, event.memberId, event.diet) };
    case 'resolve':
      return { ...state, sheet: resolve(sheet, event.eventId, event.memberId, event.keep) };
    case 'send':
      return { ...state, sheet: event.sheet, sending: true, error: undefined, receipts: {} };
    case 'read-again':
      return { ...state, sheet: unload(sheet, event.eventId) };
    case 'sent': {
      // Where the reading failed, the stored responses are those of before.
      const stored = { ...event.sheet.stored, ...sheet.stored };
      const sent = { ...state, sheet: { ...sheet, stored }, sending: false, error: event.error };
      return event.results.reduce(withResult, sent);
    }
    case 'pending':
      return {
        ...state,
        sheet: withPending(sheet, event.entries),
        answers: withPendingAnswers(answers, event.entries),
        diets: withPendingDiets(diets, event.entries),
      };
    case 'retried':
      return event.results.reduce(withResult, { ...state, error: undefined });
    case 'received':
      return { ...event.results.reduce(withResult, state), receipts: state.receipts };
  }
};

/** What the server answered to one entry. */
const withResult = (state: ResponsesState, result: Result): ResponsesState => {
  const { sheet, answers, added } = state;
  switch (result.kind) {
    case 'asked': {
      const [, questionId] = /^question-(\d+)$/.exec(`${result.about}`) ?? [];
      return {
        ...state,
        isClosed: true,
        answers: questionId ? withoutAnswersTo(answers, Number(questionId)) : answers,
      };
    }
    case 'changed':
      return { ...state, sheet: refresh(sheet, result.about, result.responses, result.seen) };
    case 'refused': {
      const full = fullOf(result.error);
      return full ? { ...state, answers: rejectedAnswer(answers, full) } : state;
    }
    case 'received': {
      const next = { ...state, diets: receivedDiets(state.diets, result.sent) };
      if ('questions' in result) {
        return { ...next, answers: receivedAnswers(answers, result.questions, result.sent) };
      }
      if ('companion' in result) {
        const { ref, companion } = result;
        return {
          ...next,
          sheet: companion ? receivedCompanion(sheet, companion) : sheet,
          added: { ...added, [ref]: companion },
        };
      }
      if (!('responses' in result)) return next;
      return {
        ...next,
        sheet: received(sheet, result.about, result.responses, result.sent),
        answers: removedAnswers(answers, result.about, result.responses),
        receipts: { ...state.receipts, [result.about]: result.responses },
      };
    }
  }
};
