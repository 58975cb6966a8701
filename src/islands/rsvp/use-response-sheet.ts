import { useState } from 'react';

import type { OwnMemberView } from '#contract/guest-groups.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import { type Entry, responsesEntry } from '#islands/outbox/entry.ts';
import type { Result } from '#islands/outbox/result.ts';

import {
  type Added,
  received as receivedCompanion,
  withId,
  withResponses,
} from '../responses/companions.ts';
import {
  type Diets,
  openDiets,
  receivedDiets,
  typeDiet,
  withPendingDiets,
} from '../responses/diets.ts';
import { type RejectedEvents, newRejected } from '../responses/new-rejected.ts';
import { conflictsOf, resolve } from '../responses/response-conflicts.ts';
import {
  type Body,
  choose,
  openSheet,
  type ResponseSheet,
  withPending,
} from '../responses/response-sheet.ts';
import type { ResponsesDraft } from '../responses/read-draft.ts';
import { received, refresh, unload } from '../responses/server-responses.ts';
import type { DeclineQuestion } from './ConfirmRejected.tsx';
import { useAnswers } from './questions/use-answers.ts';
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

type Opened = {
  groupId: number;
  /** Left out on a screen that does not ask them. */
  questions?: readonly SheetQuestion[];
  responses: Record<number, ResponseView[]>;
  draft: ResponsesDraft | undefined;
  /** The group, on a screen that asks for companions. */
  bringing?: readonly OwnMemberView[];
};

/** One group's responses on the screen: stored responses, choices, and outbox entries. */
export const useResponseSheet = (opened: Opened) => {
  const { groupId, questions = [], responses, draft, bringing } = opened;
  const [sheet, setSheet] = useState<ResponseSheet>(() =>
    (bringing ?? []).reduce(withId, {
      ...openSheet(responses),
      ...(draft && { options: draft.options, acknowledged: draft.acknowledged }),
    }),
  );
  const answers = useAnswers(questions, draft?.answers);
  const [diets, setDiets] = useState(() => openDiets(draft?.diets));
  const [added, setAdded] = useState<Added>({});
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [receipts, setReceipts] = useState<Record<number, ResponseView[]>>({});
  const [question, setQuestion] = useState<DeclineQuestion | null>(null);
  const [isClosed, setClosed] = useState(false);

  /** The deadline has passed meanwhile: the page shows the event closed, with the request that the answer became. */
  const showClosed = (results: readonly Result[]): boolean => {
    const isApplicable = results.some(({ kind }) => kind === 'asked');
    if (isApplicable) {
      setClosed(true);
      location.reload();
    }
    return isApplicable;
  };

  const handle = (results: readonly Result[]) => {
    setSheet((before) => results.reduce(applyResult, before));
    setDiets((before) => results.reduce(applyDiet, before));
    setAdded((before) => ({ ...before, ...addedIn(results) }));
    answers.handle(results);
  };

  const outbox = useOutbox(groupId, {
    onLook: (entries) => {
      setSheet((before) => withPending(before, entries));
      setDiets((before) => withPendingDiets(before, entries));
      answers.look(entries);
    },
    onResults: (results) => {
      handle(results);
      // It was tried again: the outbox says how it went.
      setError(undefined);
      setReceipts((before) => ({ ...before, ...receiptsIn(results) }));
      showClosed(results);
    },
    onReceived: handle,
  });

  const isSure = (rejected: RejectedEvents) =>
    new Promise<boolean>((decide) =>
      setQuestion({
        rejected,
        answer: (sure) => {
          setQuestion(null);
          setSending(sure);
          decide(sure);
        },
      }),
    );

  /**
   * @param others entries that are sent with the responses
   * @returns undefined when the guest would rather look again, or the page shows what became of it
   */
  const send = async (
    eventIds: readonly number[],
    bodyOf: BodyOf,
    prepared = sheet,
    rest: readonly Entry[] = [],
  ): Promise<Submitted | undefined> => {
    const rejected = newRejected(prepared, eventIds, bodyOf);
    if (rejected.length > 0 && !(await isSure(rejected))) return undefined;
    setSending(true);
    setError(undefined);
    setSheet(prepared);
    const isUndecided = (eventId: number) => conflictsOf(prepared, eventId).length > 0;
    const entries = eventIds.flatMap((eventId) => {
      // Who has no id yet takes their responses along.
      const body = isUndecided(eventId)
        ? []
        : bodyOf(prepared, eventId).filter(({ memberId }) => memberId > 0);
      return body.length > 0 ? [responsesEntry(groupId, eventId, body)] : [];
    });
    const onParse = (eventId: number) => setSheet((before) => unload(before, eventId));
    const companions = bringing ? withResponses(groupId, outbox.pending, prepared) : [];
    const all = [...rest, ...companions, ...entries];
    const { results, error: reason, saved } = await outbox.send(all, { onParse });
    // Where the reading failed, the stored responses are those of before.
    setSheet((before) => ({ ...before, stored: { ...prepared.stored, ...before.stored } }));
    handle(results);
    setReceipts(receiptsIn(results));
    setSending(false);
    const failure = saved ? undefined : reason;
    setError(failure);
    if (showClosed(results)) return undefined;
    return {
      error: failure,
      undecided: eventIds.some(isUndecided) || results.some((result) => result.kind === 'changed'),
      saved,
    };
  };

  return {
    sheet,
    sending,
    /** What the last `send` failed with, until it is tried again. */
    error,
    /** Something was asked for instead of being received: nothing here is finished. */
    isClosed,
    /** Asking counts: the second of two quick taps on the answer is for nothing behind it. */
    loading: sending || question !== null,
    send,
    /** Sends what is no response. */
    sendRest: async (...sent: Parameters<typeof outbox.send>) => {
      const answer = await outbox.send(...sent);
      handle(answer.results);
      return answer;
    },
    outbox,
    answers,
    diets,
    typeDiet: (memberId: number, diet: Diet) =>
      setDiets((before) => typeDiet(before, memberId, diet)),
    added,
    /** What the server answered last, by event. */
    receipts,
    question,
    choose: (eventId: number, memberIds: readonly number[], isAttending: boolean) =>
      setSheet((before) =>
        memberIds.reduce((next, id) => choose(next, eventId, id, isAttending), before),
      ),
    resolve: (eventId: number, memberId: number, keep: 'chosen' | 'stored') => {
      setSheet((before) => resolve(before, eventId, memberId, keep));
      if (keep === 'stored') void outbox.resolve(eventId, memberId);
    },
  };
};

const applyDiet = (diets: Diets, result: Result): Diets =>
  'sent' in result ? receivedDiets(diets, result.sent) : diets;

const applyResult = (sheet: ResponseSheet, result: Result): ResponseSheet => {
  if ('companion' in result) {
    return result.companion ? receivedCompanion(sheet, result.companion) : sheet;
  }
  if (!('responses' in result)) return sheet;
  const { about, responses } = result;
  return result.kind === 'received'
    ? received(sheet, about, responses, result.sent)
    : refresh(sheet, about, responses, result.seen);
};

const receiptsIn = (results: readonly Result[]): Record<number, ResponseView[]> =>
  Object.fromEntries(
    results.flatMap((result) =>
      'responses' in result && result.kind === 'received' ? [[result.about, result.responses]] : [],
    ),
  );

const addedIn = (results: readonly Result[]): Added =>
  Object.fromEntries(
    results.flatMap((result) => ('companion' in result ? [[result.ref, result.companion]] : [])),
  );

export type ResponseSheetState = ReturnType<typeof useResponseSheet>;
