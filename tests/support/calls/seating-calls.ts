import {
  assignTable,
  createTable,
  assignGroups,
  positionTables,
  publishSeating,
  removeTable,
  saveTable,
  saveWish,
} from '#contract/seating.ts';
import { couple, type KnownCall } from './known-call.ts';

/** Tables and tents, who sits there, and who should. */
export const seatingCalls: Record<string, KnownCall> = {
  'tables of an event': {
    route: 'GET /api/admin/table-groups/event/:eventId',
    ids: () => ({ eventId: 45 }),
    statuses: couple(),
  },
  'who has a seat': {
    route: 'GET /api/admin/events/:id/assigned-guests',
    ids: () => ({ id: 45 }),
    statuses: couple(),
  },
  'who has no seat': {
    route: 'GET /api/admin/events/:id/unassigned-guests',
    ids: () => ({ id: 45 }),
    statuses: couple(),
  },
  'seats of a table': {
    route: 'GET /api/admin/table-groups/:id/assignments',
    ids: ({ tent }) => ({ id: tent }),
    statuses: couple(),
  },
  'new table': {
    route: 'POST /api/admin/table-groups',
    body: () => ({ name: 'Mesa 1', type: 'mesa', capacity: 10, color: '#DDDDDD', event_id: 45 }),
    schema: createTable,
    statuses: couple(201),
  },
  'changed table': {
    route: 'PUT /api/admin/table-groups/:id',
    ids: ({ tent }) => ({ id: tent }),
    body: () => ({ name: 'Achibueno', type: 'carpa 6m', capacity: 8, color: '#7F9DA6' }),
    schema: saveTable,
    statuses: couple(),
  },
  'table in the room': {
    route: 'PUT /api/admin/seating/:eventId/positions',
    ids: () => ({ eventId: 45 }),
    body: ({ tent }) => ({ positions: [{ id: tent, x: 10, y: 20.5 }] }),
    schema: positionTables,
    statuses: couple(),
  },
  'table removed': {
    route: 'DELETE /api/admin/table-groups/:id',
    ids: ({ tent }) => ({ id: tent }),
    querySchema: removeTable,
    statuses: couple(204),
  },
  'seat taken': {
    route: 'POST /api/admin/table-assignments',
    body: ({ tent, family }) => ({ table_group_id: tent, guest_id: family }),
    schema: assignTable,
    statuses: couple(201),
  },
  'seat given back': {
    route: 'DELETE /api/admin/table-assignments/:id',
    ids: ({ seat }) => ({ id: seat }),
    statuses: couple(204),
  },
  'plan of an event': {
    route: 'GET /api/admin/seating/:eventId',
    ids: () => ({ eventId: 45 }),
    statuses: couple(),
  },
  'many seats': {
    route: 'PUT /api/admin/seating/:eventId',
    ids: () => ({ eventId: 45 }),
    body: ({ family, rosa, tent }) => ({
      moves: [{ guest_id: family, from: tent, to: [{ member_id: rosa, table_group_id: tent }] }],
    }),
    schema: assignGroups,
    kilobytes: 512,
    statuses: couple(),
  },
  'seating as a file': {
    route: 'GET /api/admin/seating/:eventId/export',
    ids: () => ({ eventId: 45 }),
    statuses: couple(),
  },
  'plan published': {
    route: 'PUT /api/admin/seating/:eventId/published',
    ids: () => ({ eventId: 45 }),
    body: () => ({ published: true }),
    schema: publishSeating,
    statuses: couple(),
  },
  'wish for two groups': {
    route: 'POST /api/admin/seating-wishes',
    body: ({ family, other }) => ({ guest_id: family, other_id: other, kind: 'together' }),
    schema: saveWish,
    statuses: couple(201),
  },
  'wish that is not there removed': {
    route: 'DELETE /api/admin/seating-wishes/:id',
    ids: () => ({ id: 999 }),
    statuses: couple(404),
  },
};
