import type { Parts } from './schemas/parts.ts';

export type FileGuide = { eventName: string } & Readonly<Record<string, unknown>>;

/** What the couple's files say, as their schemas take it: the demo's dates are written in. */
export type FileContent = {
  /** `wedding`, `home`, `lodging`, `photos`, `privacy` */
  parts: Parts;
  /** A guide for each file of `event-guides`; the name finds its event. */
  guides: readonly FileGuide[];
  /** The files of `photos`. */
  photos: readonly string[];
};
