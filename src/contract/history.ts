import * as z from 'zod/mini';
import {
  actorKinds,
  subjects,
  type ActorKind,
  type TrashItemKind,
} from '#domain/history/history.ts';
import { nameLimit } from '#domain/text-limits.ts';

const idText = z.string().check(z.regex(/^[1-9]\d{0,14}$/u));

/** GET /api/admin/history: every parameter is optional. */
export const historyQuery = z.object({
  /** Part of a group's name. */
  group: z.optional(z.string().check(z.maxLength(nameLimit))),
  guestId: z.optional(idText),
  subject: z.optional(z.enum(subjects)),
  actor: z.optional(z.enum(actorKinds)),
  /** Lines older than the one with this id. */
  before: z.optional(idText),
});

export type HistoryQuery = z.infer<typeof historyQuery>;

/** Lines per page; a shorter page is the last one. */
export const historyPage = 50;

/** A line of GET /api/admin/history, newest first. */
export type HistoryLine = {
  id: number;
  at: string;
  actor: ActorKind;
  /** The subject of the sentence, and its predicate. */
  who: string;
  text: string;
};

/** A line of GET /api/admin/removals: a removal that can be undone by an undelete. */
export type TrashItemView = {
  kind: TrashItemKind;
  id: number;
  name: string;
  /** The group that it is part of, if any. */
  groupName: string | null;
  people: number;
  answers: number;
  who: string;
  removedAt: string;
  daysLeft: number;
};
