import type { ErasureKind, TimedErasure } from '../keeping/erasures.ts';
import type { IsAttending } from '../responses/attendance.ts';
import type { WishKind } from '../seating/seating.ts';
import type { PaymentMethod, PurchaseStatus } from '../gifts/purchases.ts';

export const actorKinds = ['guest', 'couple', 'import', 'system'] as const;

export type ActorKind = (typeof actorKinds)[number];

/**
 * The author of a change: a group of guests (by its id), an administrator (a user's id), a file that an
 * administrator imported, or the site itself.
 */
export type Actor = { kind: Exclude<ActorKind, 'system'>; id: number } | { kind: 'system' };

/** Who makes a change, and when: every write about the wedding has one. */
export type AuditContext = { by: Actor; at: Date };

/** The subject of a change. */
export const subjects = [
  'group',
  'member',
  'invitation',
  'answer',
  'request',
  'diet',
  'event',
  'table',
  'seat',
  'gift',
  'purchase',
  'message',
  'privacy',
  'settings',
  'question',
  'reply',
  'kitchen',
] as const;

export type Subject = (typeof subjects)[number];

export const actions = ['created', 'changed', 'removed', 'restored'] as const;

/**
 * A changed field with its old and new value, where that may be shown; long texts and secrets only say that
 * they changed.
 */
export type FieldChange = {
  field: string;
  from?: string | number | null;
  to?: string | number | null;
};

/** What one save of a group changed. */
export type GroupDetails = {
  fields: FieldChange[];
  joined: number[];
  members: { memberId: number; fields: string[] }[];
  invited: number[];
  uninvited: { eventId: number; answers: number }[];
};

/** The new state of a purchase, or what the couple did about it. */
export type PurchaseUpdate = PurchaseStatus | 'thanked' | 'not_thanked' | 'alert_seen';

type PurchaseOf = { guestId: number; purchaseId: number; amount: number };

/**
 * A change. It names people by id only: an erased person is erased from here too, and no access code, phone,
 * mail or diet is ever stored.
 */
export type Change =
  | { subject: 'group'; action: 'created' | 'removed'; guestId: number; people: number }
  | ({ subject: 'group'; action: 'changed'; guestId: number } & GroupDetails)
  | { subject: 'group'; action: 'restored'; guestId: number }
  /** `created` and `changed`: a companion, by the group. */
  | {
      subject: 'member';
      action: 'created' | 'changed' | 'removed' | 'restored';
      guestId: number;
      memberId: number;
      times?: number;
    }
  | {
      subject: 'diet';
      action: 'changed';
      guestId: number;
      memberIds: number[];
      /** Number of changes within a minute that this line stands for; left out, it is one. */
      times?: number;
    }
  | {
      subject: 'answer';
      action: 'changed';
      guestId: number;
      eventId: number;
      answers: { memberId: number; isAttending: IsAttending }[];
      times?: number;
    }
  /** A change that a group asks for after the deadline, and the couple's decision. */
  | {
      subject: 'request';
      action: 'created';
      guestId: number;
      eventId: number;
      answers: { memberId: number; isAttending: boolean }[];
      late: boolean;
      times?: number;
    }
  | { subject: 'request'; action: 'changed'; guestId: number; eventId: number; accepted: boolean }
  | { subject: 'settings'; action: 'changed'; fields: FieldChange[] }
  /** One of the couple's questions; `text` is the one of now, or of then where it was removed. */
  | { subject: 'question'; action: 'created' | 'restored'; questionId: number; text: string }
  | {
      subject: 'question';
      action: 'changed';
      questionId: number;
      text: string;
      fields: FieldChange[];
      /** How many answers it made impossible. */
      lost: number;
    }
  | { subject: 'question'; action: 'removed'; questionId: number; text: string; answers: number }
  /** What a group answered to it: whose answers changed, never which; the group's own has no member. */
  | {
      subject: 'reply';
      action: 'changed';
      guestId: number;
      questionIds: number[];
      memberIds: number[];
      times?: number;
    }
  /** The kitchen's sheet of an event was marked as sent. */
  | { subject: 'kitchen'; action: 'created'; eventId: number; people: number }
  | { subject: 'invitation'; action: 'restored'; guestId: number; eventId: number }
  | { subject: 'table'; action: 'created' | 'restored'; eventId: number; name: string }
  | { subject: 'table'; action: 'changed'; eventId: number; name: string; fields: FieldChange[] }
  | { subject: 'table'; action: 'removed'; eventId: number; name: string; groups: number }
  /** Whether the guests of the event may see their tables. */
  | { subject: 'table'; action: 'changed'; eventId: number; published: boolean }
  /** `tables`: names of the group's current tables; more than one when its members are seated separately. */
  | { subject: 'seat'; action: 'changed'; guestId: number; eventId: number; tables: string[] }
  /** The wish that two groups sit together, or apart; or its removal. */
  | {
      subject: 'seat';
      action: 'changed' | 'removed';
      guestId: number;
      otherId: number;
      wish: WishKind;
    }
  | { subject: 'event'; action: 'created' | 'restored'; eventId: number }
  | { subject: 'event'; action: 'changed'; eventId: number; fields: FieldChange[] }
  | { subject: 'event'; action: 'removed'; eventId: number; name: string; answers: number }
  /** A chat was opened with a prepared message; or marked or unmarked by hand. */
  | {
      subject: 'message';
      action: 'changed';
      guestId: number;
      memberIds: number[];
      written: boolean;
    }
  /** An outbox entry was added. */
  | { subject: 'message'; action: 'created'; guestId: number; memberIds: number[] }
  | { subject: 'gift'; action: 'created' | 'removed'; giftId: number; name: string }
  | { subject: 'gift'; action: 'changed'; giftId: number; name: string; fields: FieldChange[] }
  /** A timed erasure was switched on or off. */
  | { subject: 'privacy'; action: 'changed'; erasure: TimedErasure; isOn: boolean }
  /** Erased permanently. */
  | { subject: 'privacy'; action: 'removed'; erasure: ErasureKind; people: number }
  | ({ subject: 'purchase'; action: 'created'; method: PaymentMethod } & PurchaseOf)
  | ({
      subject: 'purchase';
      action: 'changed';
      method: PaymentMethod;
      news: PurchaseUpdate;
    } & PurchaseOf);

/** Changes of the same subject by the same author within this time are one line of the history. */
export const mergedMs = 60_000;

type Answered = Extract<Change, { subject: 'answer' }>;
type DietChanged = Extract<Change, { subject: 'diet' }>;
type Replied = Extract<Change, { subject: 'reply' }>;
type MemberChanged = Extract<Change, { subject: 'member' }>;
type RequestCreated = Extract<Change, { subject: 'request'; action: 'created' }>;

/** Changes that may repeat quickly. */
export type RepeatableChange = Answered | DietChanged | MemberChanged | Replied | RequestCreated;

const timesOf = (before: RepeatableChange) => (before.times ?? 1) + 1;

/** One line for both: each person's latest response. */
export const mergeResponses = (before: Answered, later: Answered): Answered => {
  const latest = new Map([...before.answers, ...later.answers].map((one) => [one.memberId, one]));
  return { ...later, answers: [...latest.values()], times: timesOf(before) };
};

/** The line names nobody else, and no name: the last one says it all. */
export const mergeMemberChanges = (before: MemberChanged, later: MemberChanged): MemberChanged => ({
  ...later,
  times: timesOf(before),
});

/** The last one stands: it holds what the earlier ones asked for as well. */
export const mergeRequests = (before: RequestCreated, later: RequestCreated): RequestCreated => ({
  ...later,
  late: before.late && later.late,
  times: timesOf(before),
});

const allOf = (some: readonly number[], more: readonly number[]) => [
  ...new Set([...some, ...more]),
];

export const mergeAnswers = (before: Replied, later: Replied): Replied => ({
  ...later,
  questionIds: allOf(before.questionIds, later.questionIds),
  memberIds: allOf(before.memberIds, later.memberIds),
  times: timesOf(before),
});

export const mergeDiets = (before: DietChanged, later: DietChanged): DietChanged => ({
  ...later,
  memberIds: allOf(before.memberIds, later.memberIds),
  times: timesOf(before),
});

/** Days during which a removal can be undone by an undelete; then nothing of it is left. */
export const trashDays = 30;

export const trashItemKinds = [
  'group',
  'member',
  'event',
  'invitation',
  'table',
  'question',
] as const;

export type TrashItemKind = (typeof trashItemKinds)[number];

const dayMs = 24 * 60 * 60_000;

/** Removals up to this time are deleted permanently. */
export const trashCutoff = (now: Date): Date => new Date(now.getTime() - trashDays * dayMs);

/** Whole days left for an undelete; the last one counts as one. */
export const daysLeft = (removedAt: Date, now: Date): number =>
  Math.ceil((removedAt.getTime() + trashDays * dayMs - now.getTime()) / dayMs);
