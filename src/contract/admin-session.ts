import * as z from 'zod/mini';
import { requiredLine } from './text.ts';

/** POST /api/admin/login */
export const signInAdmin = z.object({
  username: requiredLine('Username is required'),
  // Not trimmed, not normalised: a password is used exactly as typed.
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
});
