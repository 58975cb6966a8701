import * as z from 'zod/mini';
import { version } from '../text.ts';

/** PUT /api/admin/settings. The time: ISO with a zone, or the wedding's local time; null or nothing for none. */
export const saveSettings = z.object({
  rsvp_deadline: z.nullable(z.string().check(z.maxLength(40))),
  /** The version that the writer read. */
  version: z.optional(version),
});

/** GET and PUT /api/admin/settings */
export type SettingsView = { rsvp_deadline: string | null; version: number };
