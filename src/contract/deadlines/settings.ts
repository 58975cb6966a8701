import * as z from 'zod/mini';
import { type PhaseSetting, phaseSettings } from '#domain/days/phase.ts';
import { type AdminWords, adminWordSets } from '#domain/admin-words.ts';
import { version } from '../text.ts';

const namesAny = ({ version: _, ...settings }: Record<string, unknown>) =>
  Object.values(settings).some((value) => value !== undefined);

/**
 * PUT /api/admin/settings: what is left out stays, and something has to be there. Times: ISO with a zone, or the wedding's local time; null for
 * none.
 */
export const saveSettings = z
  .object({
    rsvp_deadline: z.nullish(z.string().check(z.maxLength(40))),
    desk_words: z.optional(z.enum(adminWordSets, 'Elijan cómo habla el panel')),
    ask_people: z.optional(z.boolean()),
    phase: z.optional(z.enum(phaseSettings, 'Elijan en qué momento está el sitio')),
    /** When guests see the album of photos. */
    album_from: z.nullish(z.string().check(z.maxLength(40))),
    /** The version that the writer read. */
    version: z.optional(version),
  })
  .check(z.refine(namesAny, { error: 'Falta lo que se cambia', path: ['rsvp_deadline'] }));

/** GET and PUT /api/admin/settings */
export type SettingsView = {
  rsvp_deadline: string | null;
  desk_words: AdminWords;
  ask_people: boolean;
  phase: PhaseSetting;
  album_from: string | null;
  version: number;
};
