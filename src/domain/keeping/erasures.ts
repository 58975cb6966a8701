/** What the couple can have erased by itself, some time after the wedding. */
export const timedErasures = ['contact', 'everything'] as const;

export type TimedErasure = (typeof timedErasures)[number];

/** So many days after the wedding's last one. */
export const erasureDays: Record<TimedErasure, number> = { contact: 30, everything: 180 };

/** What was erased: one group that asked for it, or by its time. */
export const erasureKinds = ['group', ...timedErasures] as const;

export type ErasureKind = (typeof erasureKinds)[number];

/** What stays of everybody: figures, and no names. */
export type KeptNumbers = {
  groups: number;
  people: number;
  events: { name: string; invited: number; attending: number }[];
};
