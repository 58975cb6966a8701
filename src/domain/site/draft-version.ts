/**
 * Versions of a draft begin anew with each wedding of this file, far above those of the wedding before: a page left open
 * from the demo can never have the version of what the couple writes.
 */
const perWedding = 1_000_000;

/** The version of a part about which nobody has said anything. @param wedding the id of its first administrator, from 1 */
export const firstVersion = (wedding: number): number => (wedding - 1) * perWedding;

/** Whether both are versions of one wedding's draft. */
export const isSameWedding = (version: number, other: number): boolean =>
  Math.floor(version / perWedding) === Math.floor(other / perWedding);
