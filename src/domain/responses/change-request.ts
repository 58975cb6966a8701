import type { AnswerValue } from '../questions/question.ts';

/** What became of a group's wish to change its responses after the deadline; `replaced` by a newer one of the same group. */
export const requestStatuses = ['pending', 'accepted', 'declined', 'replaced'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** What a group asks for one of its members. */
export type RequestedResponse = { memberId: number; isAttending: boolean };

/** An answer to one of the couple's questions that arrived late; of a group's `memberId` is null. */
export type OverdueAnswer = {
  questionId: number;
  memberId: number | null;
  /** Null: it is taken back. */
  value: AnswerValue | null;
  /** Of a choice: `value` is what its option said when it was answered. */
  optionId?: string | null;
};
