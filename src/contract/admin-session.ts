import * as z from 'zod/mini';
import { adminMessage } from '#content/texts/admin-words.ts';
import { requiredLine } from './text.ts';

/** POST /api/admin/login */
export const signInAdmin = z.object({
  username: requiredLine(adminMessage('Username is required')),
  // Not trimmed, not normalised: a password is used exactly as typed.
  password: z
    .string(adminMessage('Password is required'))
    .check(z.minLength(1, adminMessage('Password is required')), z.maxLength(1000)),
});
