import { eraseGroupInput, switchErasure } from '#contract/privacy.ts';
import { couple, type KnownCall } from './known-call.ts';

const ofFamily: KnownCall['ids'] = ({ family }) => ({ id: family });

/** What is kept of the guests, handed out and erased. */
export const privacyCalls: Record<string, KnownCall> = {
  'what is kept, and until when': { route: 'GET /api/admin/privacy', statuses: couple() },
  'erasure switched on': {
    route: 'PUT /api/admin/privacy/timed/:kind',
    ids: () => ({ kind: 'everything' }),
    body: () => ({ isOn: true }),
    schema: switchErasure,
    statuses: couple(),
  },
  'copy of a group': {
    route: 'GET /api/admin/privacy/groups/:id/export.html',
    ids: ofFamily,
    statuses: couple(),
  },
  'copy of a group for programs': {
    route: 'GET /api/admin/privacy/groups/:id/export.json',
    ids: ofFamily,
    statuses: couple(),
  },
  'group erased': {
    route: 'POST /api/admin/privacy/groups/:id/erase',
    ids: ofFamily,
    body: () => ({ name: 'Familia Peñaloza Ríos' }),
    schema: eraseGroupInput,
    statuses: couple(),
  },
};
