import type { Db } from '#db/connection.ts';
import type { InvitedEvent } from '#db/models/events/invitations.ts';
import { recordDiets } from '#db/models/groups/members.ts';
import { askForChange } from '#db/models/responses/change-requests.ts';
import type { NewResponse } from '#db/models/responses/recording.ts';
import type { AuditContext } from '#domain/history/history.ts';

/** Answered in time on a phone without signal: the couple decides. Diets are open all the same. */
export const arriveLate = (
  tx: Db,
  event: InvitedEvent,
  responses: readonly NewResponse[],
  audit: AuditContext,
) => {
  const asked = responses.map(({ memberId, isAttending }) => ({
    memberId,
    isAttending: isAttending === true,
  }));
  const request = askForChange(tx, event, { responses: asked, message: null, late: true }, audit);
  const diets = responses.flatMap(({ memberId, diet }) => (diet ? [{ memberId, diet }] : []));
  if (diets.length > 0) recordDiets(tx, event.guestId, diets, audit);
  return request;
};
