import * as z from 'zod/mini';
import type { ErasureKind, KeptNumbers, TimedErasure } from '#domain/keeping/erasures.ts';
import { line } from './text.ts';

/** PUT /api/admin/privacy/timed/{kind} */
export const switchErasure = z.strictObject({ isOn: z.boolean() });

/** POST /api/admin/privacy/groups/{id}/erase: whose name is typed is meant. */
export const eraseGroupInput = z.strictObject({
  name: line(undefined, 'Escriban el nombre del grupo'),
});

/** GET /api/admin/privacy */
export type PrivacyView = {
  timed: {
    kind: TimedErasure;
    /** The beginning of its day. */
    day: string;
    /** The earliest moment; were it switched on now, while it is off. */
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
    numbers: KeptNumbers | null;
    isCleaned: boolean;
    /** A backup may hold it until then; null once none does. */
    inBackupsUntil: string | null;
  }[];
  /** Until when a backup holds what would be erased now. */
  backupsUntil: string;
};
