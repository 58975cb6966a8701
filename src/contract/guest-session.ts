import * as z from 'zod/mini';
import { login } from '#content/texts/login.ts';
import { requiredLine } from './text.ts';

/** The body of the form. */
export const signInGuest = z.object({
  groupName: requiredLine(login.missing.groupName),
  accessCode: requiredLine(login.missing.accessCode),
});

export type SignInGuest = z.infer<typeof signInGuest>;

/** The body of a personal link. */
export type SignInByLink = { token: string };

/** POST /api/rsvp/login: exactly one of the two. */
export const signIn = z.pipe(
  z
    .object({
      groupName: z.optional(z.unknown()),
      accessCode: z.optional(z.unknown()),
      token: z.optional(requiredLine('El enlace no trae su clave')),
    })
    .check(({ value, issues }) => {
      const { token, ...named } = value;
      const reject = (path: PropertyKey[], message: string) =>
        issues.push({ code: 'custom', input: value, path, message });
      if (token === undefined) {
        const { error } = signInGuest.safeParse(named);
        for (const { path, message } of error?.issues ?? []) reject(path, message);
      } else if (Object.keys(named).length > 0) {
        reject(['token'], 'Se ingresa con el enlace o con el nombre y el código, no con ambos');
      }
    }),
  z.transform(({ token, ...named }): SignInGuest | SignInByLink =>
    token === undefined ? signInGuest.parse(named) : { token },
  ),
);
