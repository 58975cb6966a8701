import { doorQuery, saveArrival, saveHelper, saveSurprise, seatSurprise } from '#contract/door.ts';
import { couple, helpers, type KnownCall } from './known-call.ts';

const at = '2025-12-20T19:02:00-03:00';

/** Helpers at the door, and what the couple makes of what they say. */
export const doorCalls: Record<string, KnownCall> = {
  "the door's list": { route: 'GET /api/door', querySchema: doorQuery, statuses: helpers() },
  'an arrival': {
    route: 'PUT /api/door/arrivals',
    body: ({ rosa }) => ({ id: 'a1', memberId: rosa, eventId: 49, arrived: true, at }),
    schema: saveArrival,
    // She has chosen no stop.
    statuses: helpers(200, 404),
  },
  'a surprise at the door': {
    route: 'POST /api/door/surprises',
    body: () => ({
      ...{ id: 's2', eventId: 49, kind: 'unlisted', name: 'Renata Cuevas', host: 'Tía Marta' },
      at,
    }),
    schema: saveSurprise,
    statuses: helpers(201, 404),
  },
  helpers: { route: 'GET /api/admin/helpers', statuses: couple() },
  'new helper': {
    route: 'POST /api/admin/helpers',
    body: () => ({ name: 'Pía', event_ids: [49], expires_at: '2025-12-21T06:00' }),
    schema: saveHelper,
    statuses: couple(201),
  },
  'people on the buses': { route: 'GET /api/admin/boardings', statuses: couple() },
  'helper removed': {
    route: 'DELETE /api/admin/helpers/:id',
    ids: () => ({ id: 99 }),
    statuses: couple(404),
  },
  'how many have arrived': { route: 'GET /api/admin/arrivals', statuses: couple() },
  'who came without being on the list': { route: 'GET /api/admin/surprises', statuses: couple() },
  'surprise seated': {
    route: 'POST /api/admin/surprises/:id/seat',
    ids: ({ surprise }) => ({ id: surprise }),
    body: ({ other }) => ({ guestId: other }),
    schema: seatSurprise,
    takesEmpty: true,
    statuses: couple(),
  },
  'surprise dismissed': {
    route: 'POST /api/admin/surprises/:id/dismiss',
    ids: ({ surprise }) => ({ id: surprise }),
    statuses: couple(),
  },
};
