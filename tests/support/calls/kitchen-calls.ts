import { baseOf, markSent, sheetsOfEvent } from '#contract/kitchen/kitchen-sheets.ts';
import { couple, type KnownCall } from './known-call.ts';

/** What the kitchen is sent, and what changed since. */
export const kitchenCalls: Record<string, KnownCall> = {
  "kitchen's sheet marked as sent": {
    route: 'POST /api/admin/kitchen-sheets',
    body: () => ({ event_id: 45 }),
    schema: markSent,
    statuses: couple(201),
  },
  'sheets sent to the kitchen': {
    route: 'GET /api/admin/kitchen-sheets',
    query: 'event_id=45',
    querySchema: sheetsOfEvent,
    statuses: couple(),
  },
  'what changed for the kitchen': {
    route: 'GET /api/admin/kitchen-sheets/:id/changes',
    ids: ({ kitchenSheet }) => ({ id: kitchenSheet }),
    statuses: couple(),
  },
  "kitchen's sheet": {
    route: 'GET /api/admin/kitchen-sheets/event/:eventId',
    ids: () => ({ eventId: 45 }),
    querySchema: baseOf,
    statuses: couple(),
  },
  "kitchen's sheet as a file": {
    route: 'GET /api/admin/kitchen-sheets/event/:eventId/export',
    ids: () => ({ eventId: 45 }),
    querySchema: baseOf,
    statuses: couple(),
  },
};
