import * as z from 'zod/mini';
import { noticeTexts as texts } from '#content/texts/notices.ts';
import { noticeTextLimit } from '#domain/days/notices.ts';
import { id, paragraph } from './text.ts';

const time = z.string().check(z.maxLength(40));

/**
 * POST /api/admin/notices and PUT /api/admin/notices/{id}. Times: ISO with a zone, or the wedding's local time. Without a start it
 * begins now, without an end it stays until the couple takes it down.
 */
export const saveNotice = z.strictObject({
  text: paragraph(noticeTextLimit, texts.missing).check(z.minLength(1, texts.missing)),
  /** For those invited to it; null: for everybody. */
  event_id: z.nullish(id),
  starts_at: z.nullish(time),
  ends_at: z.nullish(time),
  urgent: z.optional(z.boolean()),
});

/**
 * PUT /api/rsvp/notices/seen: they were shown on a page of this group. PUT /api/rsvp/notices/pushed: as notifications of its
 * phone.
 */
export const shownNotices = z.strictObject({ ids: z.array(id).check(z.maxLength(100)) });

export type ShownNotices = z.output<typeof shownNotices>;

/** A notice on a guest's page: GET /api/rsvp/notices (a list), those that have not ended. Times: ISO with the wedding's offset. */
export type NoticeView = {
  id: number;
  text: string;
  event_id: number | null;
  starts_at: string;
  ends_at: string | null;
  urgent: boolean;
};

/** GET /api/admin/notices (a list, the newest first), POST and PUT */
export type AdminNoticeView = NoticeView & { created_at: string };

/**
 * GET /api/admin/notices/{id}/reach: how many groups saw it on a page, else have a phone that showed it as a notification, or
 * else were written to since it was published; and which of its groups did none of these.
 */
export type NoticeDelivery = {
  seen: number;
  pushed: number;
  sent: number;
  missing: { guestId: number }[];
};
