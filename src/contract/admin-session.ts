import * as z from 'zod/mini';
import { deskMessage } from '#content/texts/desk-words.ts';
import { requiredLine } from './text.ts';

/** POST /api/admin/login */
export const signInAdmin = z.object({
  username: requiredLine(deskMessage('Username is required')),
  // Not trimmed, not normalised: a password is used exactly as typed.
  password: z
    .string(deskMessage('Password is required'))
    .check(z.minLength(1, deskMessage('Password is required')), z.maxLength(1000)),
});
