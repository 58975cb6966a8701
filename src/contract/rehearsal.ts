import * as z from 'zod/mini';

/** PUT /api/admin/rehearsal. `at`: ISO with a zone, or the wedding's local time; null for now. */
export const saveRehearsal = z.strictObject({ at: z.nullable(z.string().check(z.maxLength(40))) });

/** GET and PUT /api/admin/rehearsal: the moment that the demo shows, ISO with the wedding's offset; null: as it is. */
export type RehearsalView = { at: string | null };
