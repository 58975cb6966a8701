import * as z from 'zod/mini';
import { actorKinds, subjects } from '#domain/history/history.ts';
import { nameLimit } from './text.ts';

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
