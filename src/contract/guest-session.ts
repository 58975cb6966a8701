import * as z from 'zod/mini';
import { requiredLine } from './text.ts';

/** POST /api/rsvp/login */
export const signInGuest = z.object({
  groupName: requiredLine('El nombre del grupo es obligatorio'),
  accessCode: requiredLine('El código de acceso es obligatorio'),
});

export type SignInGuest = z.infer<typeof signInGuest>;
