import { useState } from 'react';

import type { OwnMemberView } from '#contract/guest-groups.ts';
import type { AskedQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import { type Entry, responsesEntry } from '#islands/outbox/entry.ts';
import type { Outcome } from '#islands/outbox/outcome.ts';

import {
  type Brought,
  received as receivedCompanion,
  withId,
  withResponses,
} from '../responses/companions.ts';
import {
  type Diets,
  openDiets,
  receivedDiets,
  typeDiet,
  withWaitingDiets,
} from '../responses/diets.ts';
import { type Declines, newDeclines } from '../responses/new-declines.ts';
import { conflictsOf, resolve } from '../responses/response-conflicts.ts';
import {
  type Body,
  choose,
  openSheet,
  type ResponseSheet,
  withWaiting,
} from '../responses/response-sheet.ts';
import type { ResponsesDraft } from '../responses/read-draft.ts';
import { received, refresh, unload } from '../responses/server-responses.ts';
import type { DeclineQuestion } from './ConfirmDeclines.tsx';
import { useAnswers } from './questions/use-answers.ts';
import { useOutbox } from './outbox/use-outbox.ts';

type BodyOf = (sheet: ResponseSheet, eventId: number) => Body;

export type Submitted = {
  /** What kept something from being received, and is not kept in the outbox either. */
  error: unknown;
  /** Another person responded in between: the guest is asked which response holds. */
  undecided: boolean;
  /** It could not leave and waits in the outbox. */
  kept: boolean;
};

type Opened = {
  groupId: number;
  /** Left out on a screen that does not ask them. */
  questions?: readonly AskedQuestion[];
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
      ...(draft && { choices: draft.choices, acknowledged: draft.acknowledged }),
    }),
  );
  const answers = useAnswers(questions, draft?.answers);
  const [diets, setDiets] = useState(() => openDiets(draft?.diets));
  const [brought, setBrought] = useState<Brought>({});
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [receipts, setReceipts] = useState<Record<number, ResponseView[]>>({});
  const [question, setQuestion] = useState<DeclineQuestion | null>(null);
  const [isClosed, setClosed] = useState(false);

  /** The deadline has passed meanwhile: the page shows the event closed, with the request that the answer became. */
  const showClosed = (outcomes: readonly Outcome[]): boolean => {
    const isAsked = outcomes.some(({ kind }) => kind === 'asked');
    if (isAsked) {
      setClosed(true);
      location.reload();
    }
    return isAsked;
  };

  const hear = (outcomes: readonly Outcome[]) => {
    setSheet((before) => outcomes.reduce(told, before));
    setDiets((before) => outcomes.reduce(dietTold, before));
    setBrought((before) => ({ ...before, ...broughtIn(outcomes) }));
    answers.hear(outcomes);
  };

  const outbox = useOutbox(groupId, {
    onLook: (entries) => {
      setSheet((before) => withWaiting(before, entries));
      setDiets((before) => withWaitingDiets(before, entries));
      answers.look(entries);
    },
    onOutcomes: (outcomes) => {
      hear(outcomes);
      // It was tried again: the outbox says how it went.
      setError(undefined);
      setReceipts((before) => ({ ...before, ...receiptsIn(outcomes) }));
      showClosed(outcomes);
    },
    onHeard: hear,
  });

  const isSure = (declines: Declines) =>
    new Promise<boolean>((decide) =>
      setQuestion({
        declines,
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
    others: readonly Entry[] = [],
  ): Promise<Submitted | undefined> => {
    const declines = newDeclines(prepared, eventIds, bodyOf);
    if (declines.length > 0 && !(await isSure(declines))) return undefined;
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
    const onReading = (eventId: number) => setSheet((before) => unload(before, eventId));
    const companions = bringing ? withResponses(groupId, outbox.waiting, prepared) : [];
    const all = [...others, ...companions, ...entries];
    const { outcomes, error: why, kept } = await outbox.send(all, { onReading });
    // Where the reading failed, the stored responses are those of before.
    setSheet((before) => ({ ...before, stored: { ...prepared.stored, ...before.stored } }));
    hear(outcomes);
    setReceipts(receiptsIn(outcomes));
    setSending(false);
    const failure = kept ? undefined : why;
    setError(failure);
    if (showClosed(outcomes)) return undefined;
    return {
      error: failure,
      undecided:
        eventIds.some(isUndecided) || outcomes.some((outcome) => outcome.kind === 'changed'),
      kept,
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
    busy: sending || question !== null,
    send,
    /** Sends what is no response. */
    sendOthers: async (...sent: Parameters<typeof outbox.send>) => {
      const answer = await outbox.send(...sent);
      hear(answer.outcomes);
      return answer;
    },
    outbox,
    answers,
    diets,
    typeDiet: (memberId: number, diet: Diet) =>
      setDiets((before) => typeDiet(before, memberId, diet)),
    brought,
    /** What the server answered last, by event. */
    receipts,
    question,
    choose: (eventId: number, memberIds: readonly number[], isAttending: boolean) =>
      setSheet((before) =>
        memberIds.reduce((next, id) => choose(next, eventId, id, isAttending), before),
      ),
    resolve: (eventId: number, memberId: number, keep: 'chosen' | 'stored') => {
      setSheet((before) => resolve(before, eventId, memberId, keep));
      if (keep === 'stored') void outbox.settle(eventId, memberId);
    },
  };
};

const dietTold = (diets: Diets, outcome: Outcome): Diets =>
  'sent' in outcome ? receivedDiets(diets, outcome.sent) : diets;

const told = (sheet: ResponseSheet, outcome: Outcome): ResponseSheet => {
  if ('companion' in outcome) {
    return outcome.companion ? receivedCompanion(sheet, outcome.companion) : sheet;
  }
  if (!('responses' in outcome)) return sheet;
  const { about, responses } = outcome;
  return outcome.kind === 'received'
    ? received(sheet, about, responses, outcome.sent)
    : refresh(sheet, about, responses, outcome.seen);
};

const receiptsIn = (outcomes: readonly Outcome[]): Record<number, ResponseView[]> =>
  Object.fromEntries(
    outcomes.flatMap((outcome) =>
      'responses' in outcome && outcome.kind === 'received'
        ? [[outcome.about, outcome.responses]]
        : [],
    ),
  );

const broughtIn = (outcomes: readonly Outcome[]): Brought =>
  Object.fromEntries(
    outcomes.flatMap((outcome) =>
      'companion' in outcome ? [[outcome.ref, outcome.companion]] : [],
    ),
  );

export type ResponseSheetState = ReturnType<typeof useResponseSheet>;
