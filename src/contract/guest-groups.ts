import * as z from 'zod/mini';
import { adminMessage } from '#content/texts/admin-words.ts';
import { extraPlacesLimit } from '#domain/groups/companions.ts';
import type { GroupFieldName, GroupFields } from '#domain/groups/group-fields.ts';
import type { MemberFieldName, MemberFields } from '#domain/groups/member-fields.ts';
import {
  accessCodeMinimum,
  codeKey,
  guestTypes,
  nameKey,
  type GuestType,
} from '#domain/groups/guest-group.ts';
import { dietarySeverities } from '#domain/responses/dietary.ts';
import { memberDietFields } from './diets.ts';
import { profileFields } from './profiles.ts';
import type { MemberProfile } from './profile-spellings.ts';
import { id, line, requiredLine, version } from './text.ts';
import type { MemberDiet } from './diet-spellings.ts';
import type { EventView } from './events.ts';

const blankAsNull = (text: string | null | undefined) => text || null;
const optionalLine = (limit: number) => z.pipe(z.nullish(line(limit)), z.transform(blankAsNull));

const isMail = (text: string) => text === '' || z.regexes.email.test(text);

const member = z.object({
  id: z.optional(id),
  name: requiredLine(adminMessage('Name is required')),
  ...memberDietFields,
  dietary_restriction_type: z._default(memberDietFields.dietary_restriction_type, 'None'),
  dietary_severity: z.pipe(
    // A form without a choice says an empty text.
    z.nullish(z.enum(['', ...dietarySeverities])),
    z.transform((severity) => (severity === '' ? null : severity)),
  ),
  email: z.pipe(
    z.nullish(line(200).check(z.refine(isMail, adminMessage('Invalid email')))),
    z.transform(blankAsNull),
  ),
  phone: optionalLine(50),
  ...profileFields,
} satisfies Record<
  | Exclude<MemberFieldName, 'diet' | 'profile'>
  | keyof typeof memberDietFields
  | keyof typeof profileFields,
  z.ZodMiniType
> & {
  id: z.ZodMiniType;
});

const extraText = `Elijan un número entre 0 y ${extraPlacesLimit}`;

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
      /** Left out, the stored number does not change. */
      extra_places: z.optional(
        z.int(extraText).check(z.minimum(0, extraText), z.maximum(extraPlacesLimit, extraText)),
      ),
    } satisfies Record<GroupFieldName, z.ZodMiniType>),
    members: z
      .array(member)
      .check(z.minLength(1, adminMessage('Name is required')), z.maxLength(200)),
    eventIds: z.optional(z.array(id).check(z.maxLength(1000))),
    version: z.optional(version),
  });

export type SaveGroup = z.infer<ReturnType<typeof saveGroup>>;

export type MemberView = MemberDiet &
  MemberProfile &
  Omit<MemberFields, 'diet' | 'profile'> & {
    id: number;
    /** Brought by the group, on one of its extra places. */
    is_companion: boolean;
  };

/** A member as their own group sees them. */
export type OwnMemberView = MemberView & {
  /** The number that the group's phone gave a companion. */
  companion_ref: number | null;
};

/** A member as the couple see them. */
export type GroupMemberView = MemberView & { phone_e164: string | null };

/** GET /api/rsvp/guest */
export type GuestView = {
  id: number;
  groupName: string;
  guestType: GuestType;
  members: OwnMemberView[];
  /** How many companions the group may bring in all. */
  extraPlaces: number;
  /** The couple asks for ages and needs. */
  asksPeople: boolean;
  /** The last deadline has passed. */
  companionsClosed: boolean;
};

/** GET /api/admin/guests/{id} */
export type GroupView = GroupFields & {
  id: number;
  /** The token of its personal link. */
  link_token: string;
  version: number;
  created_at: string;
  updated_at: string;
  members: GroupMemberView[];
  events: EventView[];
  eventIds: number[];
  guestEvents: { id: number; event_id: number }[];
};

/** GET /api/admin/guests: without the events' descriptions, which thousands of groups would repeat. */
export type ListedGroup = Omit<GroupView, 'events'> & {
  events: Pick<EventView, 'id' | 'name' | 'day_number'>[];
};
