/** Before the wedding, during its days, and after them. */
export const phases = ['before', 'days', 'after'] as const;

export type Phase = (typeof phases)[number];

/** `auto`: the clock decides. */
export const phaseSettings = ['auto', ...phases] as const;

export type PhaseSetting = (typeof phaseSettings)[number];

/** A start, and an end where the couple gave one. */
export type Span = { start: Date; end: Date | null };

const hourMs = 60 * 60_000;

/** The assumed length of an event without an end. */
const defaultLengthMs = 6 * hourMs;

/** The days begin so long before the first event: guests are on the road. */
const leadMs = 12 * hourMs;

export const endOf = ({ start, end }: Span): Date =>
  end ?? new Date(start.getTime() + defaultLengthMs);

export type Days = { from: Date; until: Date };

/** From when to when the days last; null without any event. */
export const daysOf = (events: readonly Span[]): Days | null => {
  if (events.length === 0) return null;
  const starts = events.map(({ start }) => start.getTime());
  const ends = events.map((event) => endOf(event).getTime());
  return { from: new Date(Math.min(...starts) - leadMs), until: new Date(Math.max(...ends)) };
};

/** The phase that the clock says; the end's own instant still belongs to the days. */
export const phaseAt = (now: Date, days: Days | null): Phase => {
  if (!days || now < days.from) return 'before';
  return now <= days.until ? 'days' : 'after';
};

/** The phase that everybody sees: the couple's choice before the clock's. */
export const currentPhase = (setting: PhaseSetting, now: Date, days: Days | null): Phase =>
  setting === 'auto' ? phaseAt(now, days) : setting;
