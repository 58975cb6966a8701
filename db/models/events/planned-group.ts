import type { PlannedGroup } from '#domain/seating/seating.ts';
import type { responsesOfEvent } from '../responses/responses.ts';

/** A group with its responses, as the seating sees it. */
export const plannedGroup = ({
  id,
  groupName,
  guestType,
  invitedBy,
  responses,
}: ReturnType<typeof responsesOfEvent>[number]): PlannedGroup => ({
  id,
  group_name: groupName,
  guest_type: guestType,
  invited_by: invitedBy,
  members: responses.map(({ memberId, name, isCompanion, profile, isAttending }) => ({
    id: memberId,
    name,
    isCompanion,
    ageGroup: profile.ageGroup,
    needs: profile.needs,
    isAttending,
  })),
});
