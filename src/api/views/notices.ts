import type { Db } from '#db/connection.ts';
import { listNotices, type Notice, noticeDelivery, noticesOfGroup } from '#db/models/notices.ts';
import type { AdminNoticeView, NoticeDelivery, NoticeView } from '#contract/notices.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

const noticeView = ({ id, text, event_id, starts_at, ends_at, urgent }: Notice): NoticeView => ({
  id,
  text,
  event_id,
  starts_at: zonedIso(starts_at),
  ends_at: ends_at && zonedIso(ends_at),
  urgent,
});

export const adminNoticeView = (notice: Notice): AdminNoticeView => ({
  ...noticeView(notice),
  created_at: zonedIso(notice.created_at),
});

/** The newest first. */
export const adminNoticeViews = (db: Db): AdminNoticeView[] => listNotices(db).map(adminNoticeView);

/** What stands, or will stand, on the pages of a group. */
export const noticeViews = (db: Db, guestId: number, now: Date): NoticeView[] =>
  noticesOfGroup(db, guestId, now).map(noticeView);

export const deliveryView = (db: Db, id: number): NoticeDelivery => {
  const { missing, ...counts } = noticeDelivery(db, id);
  return { ...counts, missing: missing.map((guestId) => ({ guestId })) };
};
