import { useState } from 'react';

import type { ResponseView } from '#contract/views.ts';

import { resolve } from './answer-conflicts.ts';
import { type AnswerSheet, type Body, choose, openSheet } from './answer-sheet.ts';
import { type Failure, sendAnswers } from './send-answers.ts';

/** What is kept across a reload: the guest's own part of the sheet. */
export type SheetDraft = Pick<AnswerSheet, 'choices' | 'submissions' | 'acknowledged'>;

type BodyOf = (sheet: AnswerSheet, eventId: number) => Body;

/** One group's answers on the screen: what is stored, what is chosen, and what is on its way. */
export const useAnswerSheet = (
  responses: Record<number, ResponseView[]>,
  draft: SheetDraft | undefined,
) => {
  const [sheet, setSheet] = useState<AnswerSheet>(() => ({ ...openSheet(responses), ...draft }));
  const [sending, setSending] = useState(false);

  const send = async (
    eventIds: readonly number[],
    bodyOf: BodyOf,
    prepared = sheet,
  ): Promise<Failure[]> => {
    setSending(true);
    const failures = await sendAnswers(prepared, { eventIds, bodyOf, note: setSheet });
    setSending(false);
    return failures;
  };

  return {
    sheet,
    sending,
    send,
    choose: (eventId: number, memberIds: readonly number[], isAttending: boolean) =>
      setSheet((before) =>
        memberIds.reduce((next, id) => choose(next, eventId, id, isAttending), before),
      ),
    resolve: (eventId: number, memberId: number, keep: 'chosen' | 'stored') =>
      setSheet((before) => resolve(before, eventId, memberId, keep)),
  };
};

export type AnswerSheetState = ReturnType<typeof useAnswerSheet>;
