import { useState } from 'react';

import type { ResponseView } from '#contract/views.ts';
import { canWait } from '#islands/client/api.ts';
import { isHighLatency } from '#islands/client/high-latency.ts';
import { answersEntry, type Entry, isAboutEvent } from '#islands/outbox/entry.ts';
import type { Outcome } from '#islands/outbox/outcome.ts';

import { conflictsOf, resolve } from '../responses/answer-conflicts.ts';
import {
  type ResponseSheet,
  type Body,
  changedMembers,
  choose,
  openSheet,
} from '../responses/response-sheet.ts';
import { received, refresh, restore } from '../responses/answer-submission.ts';
import type { DeclineQuestion } from './ConfirmDeclines.tsx';
import { type Diets, dietsIn } from '../responses/diets.ts';
import { type Declines, newDeclines } from '../responses/new-declines.ts';
import { type Failure, sendAnswers } from '../responses/send-answers.ts';
import { useUnsent } from './use-unsent.ts';

/** What is kept across a reload: the guest's own part of the sheet. */
export type SheetDraft = Pick<ResponseSheet, 'choices' | 'submissions' | 'acknowledged'>;

type BodyOf = (sheet: ResponseSheet, eventId: number) => Body;

type Sent = {
  failures: Failure[];
  /** It could not leave and waits on this phone. */
  kept: boolean;
};

type Opened = {
  groupId: number;
  responses: Record<number, ResponseView[]>;
  draft: SheetDraft | undefined;
  /** Diets that wait on the phone from an earlier visit. */
  onDiets?: (diets: Diets['typed']) => void;
};

/** One group's answers on the screen: what is stored, what is chosen, what is on its way or waits. */
export const useResponseSheet = ({ groupId, responses, draft, onDiets }: Opened) => {
  const [sheet, setSheet] = useState<ResponseSheet>(() => ({ ...openSheet(responses), ...draft }));
  const [sending, setSending] = useState(false);
  const [receipts, setReceipts] = useState<Record<number, ResponseView[]>>({});
  const [question, setQuestion] = useState<DeclineQuestion | null>(null);
  const unsent = useUnsent(groupId, {
    onFound: (entries) => {
      setSheet((before) => entries.reduce(found, before));
      onDiets?.(dietsIn(entries));
    },
    onOutcomes: (outcomes) => {
      setSheet((before) => outcomes.reduce(told, before));
      setReceipts((before) => outcomes.reduce(receiptsWith, before));
    },
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

  /** @returns undefined when the guest would rather look again */
  const send = async (
    eventIds: readonly number[],
    bodyOf: BodyOf,
    prepared = sheet,
  ): Promise<Sent | undefined> => {
    const declines = newDeclines(prepared, eventIds, bodyOf);
    if (declines.length > 0 && !(await isSure(declines))) return undefined;
    setSending(true);
    const stored: Record<number, ResponseView[]> = {};
    const onStored = (eventId: number, now: ResponseView[]) => (stored[eventId] = now);
    let latest = prepared;
    const note = (next: ResponseSheet) => setSheet((latest = next));
    const together = isHighLatency();
    const failures = await sendAnswers(prepared, { eventIds, bodyOf, note, onStored, together });
    const arrived = eventIds.filter((id) => latest.acknowledged.includes(id) && stored[id]);
    await unsent.settle(arrived);
    setReceipts(Object.fromEntries(arrived.map((id) => [id, stored[id]!])));
    const cut = failures.find(({ error }) => canWait(error));
    const kept =
      cut !== undefined && (await unsent.keep(entriesIn(latest, groupId, eventIds), cut.error));
    setSending(false);
    return {
      kept,
      failures: kept ? failures.filter(({ error }) => !canWait(error)) : failures,
    };
  };

  return {
    sheet,
    sending,
    /** Asking counts: the second of two quick taps on the answer is for nothing behind it. */
    busy: sending || question !== null,
    send,
    unsent,
    /** What the server answered last, by event. */
    receipts,
    question,
    choose: (eventId: number, memberIds: readonly number[], isAttending: boolean) =>
      setSheet((before) =>
        memberIds.reduce((next, id) => choose(next, eventId, id, isAttending), before),
      ),
    resolve: (eventId: number, memberId: number, keep: 'chosen' | 'stored') => {
      const next = resolve(sheet, eventId, memberId, keep);
      setSheet(next);
      const isSettled = [...conflictsOf(next, eventId), ...changedMembers(next, eventId)];
      if (isSettled.length === 0) void unsent.settle([eventId]);
    },
  };
};

const found = (sheet: ResponseSheet, entry: Entry): ResponseSheet =>
  isAboutEvent(entry) && entry.responses.length > 0 ? restore(sheet, entry.about, entry) : sheet;

const told = (sheet: ResponseSheet, outcome: Outcome): ResponseSheet => {
  if (outcome.about === 'diets') return sheet;
  const { about, kind, responses } = outcome;
  return kind === 'received' ? received(sheet, about, responses) : refresh(sheet, about, responses);
};

const receiptsWith = (before: Record<number, ResponseView[]>, outcome: Outcome) =>
  outcome.about === 'diets' || outcome.kind === 'changed'
    ? before
    : { ...before, [outcome.about]: outcome.responses };

/** What did not leave: every submission that is still open. */
const entriesIn = (sheet: ResponseSheet, groupId: number, eventIds: readonly number[]) =>
  eventIds.flatMap((eventId) => {
    const submission = sheet.submissions[eventId];
    return submission ? [answersEntry(groupId, eventId, submission, Date.now())] : [];
  });

export type ResponseSheetState = ReturnType<typeof useResponseSheet>;
