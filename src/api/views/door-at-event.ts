import type { Db } from '#db/connection.ts';
import { countArrived } from '#db/models/door/arrivals.ts';
import { openSurprises } from '#db/models/door/surprises.ts';
import { plannedGroup } from '#db/models/events/planned-group.ts';
import { responsesOfEvent } from '#db/models/responses/responses.ts';
import type { DoorAtEventView } from '#contract/door.ts';

/** What the door of an event has changed: null before anybody has come. */
export const doorAtEvent = (db: Db, eventId: number): DoorAtEventView | null => {
  const arrived = countArrived(db).find((one) => one.eventId === eventId)?.arrived ?? 0;
  const open = openSurprises(db).filter(({ event_id }) => event_id === eventId);
  if (arrived === 0 && open.length === 0) return null;
  const invited = responsesOfEvent(db, eventId)
    .map(plannedGroup)
    .flatMap(({ members }) => members);
  const nameOf = new Map(invited.map(({ id, name }) => [id, name]));
  return {
    arrived,
    expected: invited.filter(({ isAttending }) => isAttending).length,
    surprises: open.map(({ kind, name, member_id: memberId }) => {
      const about = (memberId === null ? undefined : nameOf.get(memberId)) ?? null;
      return {
        kind,
        name: name ?? about ?? '',
        insteadOf: kind === 'instead_of' ? about : null,
      };
    }),
  };
};
