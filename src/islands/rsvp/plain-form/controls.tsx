import { dietOfMember } from '#contract/diet-spellings.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import {
  attendingField,
  dietAsText,
  goField,
  shownDietField,
  versionField,
} from '#contract/responding/form-fields.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

import { type ResponseSheet, storedOf } from '../../responses/response-sheet.ts';

/** A button that says where the plain form goes. */
export const goTo = (go: number | string) => ({ name: goField, value: go });

/** A button that says who comes, in place of what the controls above it say. */
export const asOption = (eventId: number, memberId: number, isAttending: IsAttending) =>
  ({
    type: 'submit',
    name: attendingField(eventId, memberId),
    value: `${isAttending ?? ''}`,
  }) as const;

type VersionsProps = { eventId: number; members: readonly MemberView[]; sheet: ResponseSheet };

/** The stored responses that the plain form shows. */
export const Versions = ({ eventId, members, sheet }: VersionsProps) =>
  members.map(({ id }) => (
    <input
      key={id}
      type="hidden"
      name={versionField(eventId, id)}
      value={storedOf(sheet, eventId, id).version}
    />
  ));

/** The stored diets of the plain form: those that are left as they are will not be sent. */
export const StoredDiets = ({ members }: Pick<VersionsProps, 'members'>) =>
  useHydrated()
    ? null
    : members.map((member) => (
        <input
          key={member.id}
          type="hidden"
          name={shownDietField(member.id)}
          value={dietAsText(dietOfMember(member))}
        />
      ));
