import * as z from 'zod/mini';
import { requiredLine } from '../text.ts';

/** Of an administrator, in characters. */
export const minPassword = 10;

/** What a wedding begins with. `date` and `time` in the wedding's zone. */
const firstWedding = {
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
      z.minLength(minPassword, `Usen al menos ${minPassword} caracteres`),
      z.maxLength(1000, 'Usen una contraseña más corta'),
    ),
};

export type FirstWedding = z.infer<z.ZodMiniObject<typeof firstWedding>>;

/** POST /api/start */
export const startWedding = z.object({ token: z.string(), ...firstWedding });

/** What a person types before everything is removed. */
export const wordToLeave = 'BORRAR';

const unsure = `Escriban ${wordToLeave}`;

/** POST /api/admin/site/begin. A phone's keyboard may add a space to the word. */
export const leaveDemo = z.object({
  word: z.string(unsure).check(z.regex(new RegExp(`^${wordToLeave} ?$`, 'u'), unsure)),
  ...firstWedding,
});
