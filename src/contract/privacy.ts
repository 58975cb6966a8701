import * as z from 'zod/mini';
import type { ErasureKind, ErasureTotals, TimedErasure } from '#domain/keeping/erasures.ts';
import { line } from './text.ts';

/** PUT /api/admin/privacy/timed/{kind} */
export const switchErasure = z.strictObject({ isOn: z.boolean() });

/** POST /api/admin/privacy/groups/{id}/erase: the typed name confirms the group. */
export const eraseGroupInput = z.strictObject({
  name: line(undefined, 'Escriban el nombre del grupo'),
});

/** GET /api/admin/privacy */
export type PrivacyView = {
  timed: {
    kind: TimedErasure;
    /** Start of the day on which it is due. */
    day: string;
    /** The earliest time; while it is off, the time if it were switched on now. */
    dueAt: string;
    isOn: boolean;
    isPast: boolean;
  }[];
  groups: { id: number; name: string; people: number; isRemoved: boolean; gave: boolean }[];
  erasures: {
    id: number;
    kind: ErasureKind;
    at: string;
    groups: number;
    people: number;
    numbers: ErasureTotals | null;
    isCleaned: boolean;
    /** Backups may contain it until then; null once none does. */
    inBackupsUntil: string | null;
  }[];
  /** Until when a backup would contain data that is erased now. */
  backupsUntil: string;
};
