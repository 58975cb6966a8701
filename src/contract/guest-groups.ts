import * as z from 'zod/mini';
import { accessCodeMinimum, codeKey, guestTypes, nameKey } from '#domain/groups/guest-group.ts';
import { memberDietFields } from './diets.ts';
import { id, line, requiredLine, version } from './text.ts';

const blankAsNull = (text: string | null | undefined) => text || null;
const optionalLine = (limit: number) => z.pipe(z.nullish(line(limit)), z.transform(blankAsNull));

const isMail = (text: string) => text === '' || z.regexes.email.test(text);

const member = z.object({
  id: z.optional(id),
  name: requiredLine('Name is required'),
  ...memberDietFields,
  dietary_restriction_type: z._default(memberDietFields.dietary_restriction_type, 'None'),
  email: z.pipe(
    z.nullish(line(200).check(z.refine(isMail, 'Invalid email'))),
    z.transform(blankAsNull),
  ),
  phone: optionalLine(50),
});

const nonEmptyCode = (code: string) => code === '' || codeKey(code).length >= accessCodeMinimum;

/**
 * POST /api/admin/guests, PUT /api/admin/guests/{id}.
 * @param invitedBy the couple's two first names; the first is the default
 */
export const saveGroup = (invitedBy: readonly [string, string]) =>
  z.object({
    guest: z.object({
      group_name: requiredLine('El nombre del grupo es obligatorio').check(
        z.refine((name) => nameKey(name) !== '', 'El nombre del grupo necesita letras o números'),
      ),
      guest_type: z._default(z.enum(guestTypes), 'individual'),
      access_code: z._default(
        line(100).check(
          z.refine(nonEmptyCode, `El código necesita al menos ${accessCodeMinimum} caracteres`),
        ),
        '',
      ),
      invited_by: z._default(z.enum(invitedBy), invitedBy[0]),
    }),
    members: z.array(member).check(z.minLength(1, 'Name is required'), z.maxLength(200)),
    eventIds: z.optional(z.array(id).check(z.maxLength(1000))),
    version: z.optional(version),
  });

export type SaveGroup = z.infer<ReturnType<typeof saveGroup>>;
