import * as z from 'zod/mini';
import { type DeskWords, deskWordSets } from '#domain/desk-words.ts';
import { version } from '../text.ts';

/**
 * PUT /api/admin/settings: what is left out stays. The time: ISO with a zone, or the wedding's local time; null for
 * none.
 */
export const saveSettings = z.object({
  rsvp_deadline: z.nullish(z.string().check(z.maxLength(40))),
  desk_words: z.optional(z.enum(deskWordSets, 'Elijan cómo habla el panel')),
  /** The version that the writer read. */
  version: z.optional(version),
});

/** GET and PUT /api/admin/settings */
export type SettingsView = {
  rsvp_deadline: string | null;
  desk_words: DeskWords;
  version: number;
};
