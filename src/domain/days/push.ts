/** So long the new time of an event is worth telling. */
export const eventPushMs = 12 * 60 * 60_000;

/** So long a notice is, where it says no end: a phone without signal gets it when it has some. */
const noticePushMs = 3 * 24 * 60 * 60_000;

type NoticePush = {
  endsAt: Date | null;
  /** By the wedding's clock. */
  now: Date;
  /** The same moment by the world's, which a rehearsal does not move. */
  at: Date;
};

/** Until when a notice is sent to phones, by the world's clock. */
export const noticePushEnd = ({ endsAt, now, at }: NoticePush): Date => {
  const leftMs = endsAt ? endsAt.getTime() - now.getTime() : noticePushMs;
  return new Date(at.getTime() + Math.min(leftMs, noticePushMs));
};

/** What a phone shows, as its service worker reads it. */
export type PushMessage = {
  title: string;
  body: string;
  /** Another message with the same tag takes its place on the phone. */
  tag: string;
  /** The notices that it says, by id. */
  notices: number[];
  urgent: boolean;
};
