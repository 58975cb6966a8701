export const noticeTextLimit = 280;

type Timed = { starts_at: string; ends_at: string | null };

/** Whether a notice stands on the pages at a moment. Times: ISO. Its last instant is no longer part of it. */
export const isCurrent = ({ starts_at, ends_at }: Timed, now: Date): boolean =>
  Date.parse(starts_at) <= now.getTime() && !isFinished({ ends_at }, now);

export const isFinished = ({ ends_at }: Pick<Timed, 'ends_at'>, now: Date): boolean =>
  ends_at !== null && Date.parse(ends_at) <= now.getTime();
