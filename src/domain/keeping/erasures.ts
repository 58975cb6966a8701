/** Erasures that the couple can switch on, carried out some time after the wedding. */
export const timedErasures = ['contact', 'everything'] as const;

export type TimedErasure = (typeof timedErasures)[number];

/** Days after the wedding's last day. */
export const erasureDays: Record<TimedErasure, number> = { contact: 30, everything: 180 };

/** One group on its request, or a timed erasure. */
export const erasureKinds = ['group', ...timedErasures] as const;

export type ErasureKind = (typeof erasureKinds)[number];

/** What stays after everything is erased: figures, and no names. */
export type ErasureTotals = {
  groups: number;
  people: number;
  events: { name: string; invited: number; attending: number }[];
};
