import { couple, type KnownCall } from './known-call.ts';

/** The couple's copies of everything. */
export const backupCalls: Record<string, KnownCall> = {
  backups: { route: 'GET /api/admin/backups', statuses: couple() },
  'one more backup': { route: 'POST /api/admin/backups', statuses: couple(202) },
  'a backup to take along': {
    route: 'GET /api/admin/backups/:name',
    ids: () => ({ name: 'convite-2025-11-20T15-00-00-000Z.db' }),
    statuses: couple(404),
  },
};
