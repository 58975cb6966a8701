import { useEffect, useReducer, useState } from 'react';

import type { AnswerValue } from '#domain/questions/question.ts';
import type { DietProfile } from '../responses/diets.ts';
import { type Entry, responsesEntry } from '#islands/outbox/entry.ts';

import type { Respondent } from '../responses/answers.ts';
import { withResponses } from '../responses/companions.ts';
import { type RejectedEvents, newRejected } from '../responses/new-rejected.ts';
import { conflictsOf } from '../responses/response-conflicts.ts';
import type { Body, ResponseSheet } from '../responses/response-sheet.ts';
import {
  openResponses,
  type OpenedResponses,
  reduceResponses,
} from '../responses/responses-state.ts';
import type { RejectQuestion } from './ConfirmRejected.tsx';
import { useOutbox } from './outbox/use-outbox.ts';

type BodyOf = (sheet: ResponseSheet, eventId: number) => Body;

export type Submitted = {
  /** What kept something from being received, and is not kept in the outbox either. */
  error: unknown;
  /** Another person responded in between: the guest is asked which response holds. */
  undecided: boolean;
  /** It could not leave and waits in the outbox. */
  saved: boolean;
};

/** One group's responses on the screen: their state, the outbox that changes it, and the question before a decline. */
export const useResponseSheet = ({ groupId, ...opened }: OpenedResponses & { groupId: number }) => {
  const [state, dispatch] = useReducer(reduceResponses, opened, openResponses);
  const [question, setQuestion] = useState<RejectQuestion | null>(null);
  const { sheet, sending, isClosed } = state;

  // The page shows the event closed, with the request that the answer became.
  useEffect(() => {
    if (isClosed) location.reload();
  }, [isClosed]);

  const outbox = useOutbox(groupId, {
    onLook: (entries) => dispatch({ type: 'pending', entries }),
    onResults: (results) => dispatch({ type: 'retried', results }),
    onReceived: (results) => dispatch({ type: 'received', results }),
  });

  const confirmRejected = (rejected: RejectedEvents, prepared: ResponseSheet) =>
    new Promise<boolean>((decide) =>
      setQuestion({
        rejected,
        answer: (sure) => {
          setQuestion(null);
          if (sure) dispatch({ type: 'send', sheet: prepared });
          decide(sure);
        },
      }),
    );

  /**
   * @param rest entries that are sent with the responses
   * @returns undefined when the guest would rather look again, or the page shows what became of it
   */
  const send = async (
    eventIds: readonly number[],
    bodyOf: BodyOf,
    prepared = sheet,
    rest: readonly Entry[] = [],
  ): Promise<Submitted | undefined> => {
    const rejected = newRejected(prepared, eventIds, bodyOf);
    if (rejected.length > 0 && !(await confirmRejected(rejected, prepared))) return undefined;
    dispatch({ type: 'send', sheet: prepared });
    const hasConflicts = (eventId: number) => conflictsOf(prepared, eventId).length > 0;
    const entries = eventIds.flatMap((eventId) => {
      // Who has no id yet takes their responses along.
      const body = hasConflicts(eventId)
        ? []
        : bodyOf(prepared, eventId).filter(({ memberId }) => memberId > 0);
      return body.length > 0 ? [responsesEntry(groupId, eventId, body)] : [];
    });
    const companions = opened.bringing ? withResponses(groupId, outbox.pending, prepared) : [];
    const { results, error, saved } = await outbox.send([...rest, ...companions, ...entries], {
      onParse: (eventId) => dispatch({ type: 'read-again', eventId }),
    });
    const failure = saved ? undefined : error;
    dispatch({ type: 'sent', sheet: prepared, results, error: failure });
    if (results.some(({ kind }) => kind === 'asked')) return undefined;
    return {
      error: failure,
      undecided: eventIds.some(hasConflicts) || results.some(({ kind }) => kind === 'changed'),
      saved,
    };
  };

  return {
    ...state,
    /** Asking counts: the second of two quick taps on the answer is for nothing behind it. */
    loading: sending || question !== null,
    send,
    /** Sends what is no response. */
    sendRest: async (...sent: Parameters<typeof outbox.send>) => {
      const answer = await outbox.send(...sent);
      dispatch({ type: 'received', results: answer.results });
      return answer;
    },
    outbox,
    question,
    choose: (eventId: number, memberIds: readonly number[], isAttending: boolean) =>
      dispatch({ type: 'respond', eventId, memberIds, isAttending }),
    answer: (questionId: number, person: Respondent, value: AnswerValue | null) =>
      dispatch({ type: 'answer', questionId, person, value }),
    typeDiet: (memberId: number, diet: DietProfile) =>
      dispatch({ type: 'type-diet', memberId, diet }),
    resolve: (eventId: number, memberId: number, keep: 'chosen' | 'stored') => {
      dispatch({ type: 'resolve', eventId, memberId, keep });
      if (keep === 'stored') void outbox.resolve(eventId, memberId);
    },
  };
};

export type ResponseSheetState = ReturnType<typeof useResponseSheet>;
