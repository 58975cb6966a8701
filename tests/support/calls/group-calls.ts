import { saveGroup } from '#contract/guest-groups.ts';
import { importSettings } from '#contract/guest-list/guest-import.ts';
import { couple as coupleNames } from '#tests/support/demo.ts';
import { couple, type KnownCall } from './known-call.ts';

const schema = saveGroup(coupleNames);

const group = {
  guest: {
    group_name: 'Los Soto',
    access_code: 'SOTO-4444',
    guest_type: 'pareja',
    invited_by: 'Lautaro',
  },
  members: [
    { name: 'Ana Soto', dietary_restriction_type: 'Other', dietary_restriction_spec: 'Sin sal' },
    { name: 'Luis', email: 'luis@example.com', phone: '+56 9 8765 4321' },
  ],
  eventIds: [45, 49],
};

/** The couple's list of groups. */
export const groupCalls: Record<string, KnownCall> = {
  'all groups': { route: 'GET /api/admin/guests', statuses: couple() },
  'groups of an event': {
    route: 'GET /api/admin/guests',
    query: 'eventId=45',
    statuses: couple(),
  },
  'one group': {
    route: 'GET /api/admin/guests/:id',
    ids: ({ family }) => ({ id: family }),
    statuses: couple(),
  },
  'new group': {
    route: 'POST /api/admin/guests',
    body: () => group,
    schema,
    statuses: couple(201),
  },
  'changed group': {
    route: 'PUT /api/admin/guests/:id',
    ids: ({ family }) => ({ id: family }),
    body: ({ rosa }) => ({ ...group, members: [{ id: rosa, name: 'Rosa' }, ...group.members] }),
    schema,
    statuses: couple(),
  },
  'group removed': {
    route: 'DELETE /api/admin/guests/:id',
    ids: ({ family }) => ({ id: family }),
    statuses: couple(204),
  },
  'member removed': {
    route: 'DELETE /api/admin/members/:id',
    ids: ({ rosa }) => ({ id: rosa }),
    statuses: couple(204),
  },
  'list of guests as a file': { route: 'GET /api/admin/guests/export', statuses: couple() },
  'empty list as a file': { route: 'GET /api/admin/guests/template', statuses: couple() },
  'imported list': {
    route: 'POST /api/admin/guests/import',
    querySchema: importSettings,
    file: { type: 'application/octet-stream', text: 'Grupo;Nombre\nLos Soto;Ana Soto' },
    kilobytes: 10 * 1024,
    statuses: couple(),
  },
};
