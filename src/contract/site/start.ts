import * as z from 'zod/mini';
import { requiredLine } from '../text.ts';

/** Of an administrator, in characters. */
export const leastPassword = 10;

/** `date` and `time` in the wedding's zone. */
const beginning = {
  names: z.tuple(
    [requiredLine('Falta un nombre'), requiredLine('Falta un nombre')],
    'Faltan los nombres',
  ),
  date: z.string('Falta el día').check(z.regex(/^\d{4}-\d{2}-\d{2}$/u, 'Falta el día')),
  time: z.string('Falta la hora').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'Falta la hora')),
  place: requiredLine('Falta el lugar'),
  username: requiredLine('Falta el usuario'),
  // Neither trimmed nor normalised: it is used exactly as typed.
  password: z
    .string('Falta la contraseña')
    .check(
      z.minLength(leastPassword, `Usen al menos ${leastPassword} caracteres`),
      z.maxLength(1000, 'Usen una contraseña más corta'),
    ),
};

/** POST /api/start: what a wedding begins with. */
export const startWedding = z.object({ token: z.string(), ...beginning });

export type StartWedding = z.infer<typeof startWedding>;

/** What the couple types to say that the demo may go. */
export const beginWord = 'BORRAR';

/** POST /api/admin/site/begin: the demo makes room for a wedding of one's own. */
export const beginWedding = z.object({
  ...beginning,
  word: z
    .string(`Escriban ${beginWord}`)
    .check(z.refine((word) => word.trim() === beginWord, `Escriban ${beginWord}`)),
});

export type BeginWedding = z.infer<typeof beginWedding>;
