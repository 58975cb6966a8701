import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery } from '#db/cached-query.ts';
import { settings as table } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { recordChange } from './history.ts';

export type Settings = { rsvp_deadline: Date | null; version: number };

const stored = cachedQuery((db) =>
  db
    .select({ rsvp_deadline: table.rsvp_deadline, version: table.version })
    .from(table)
    .where(eq(table.id, 1))
    .prepare(),
);

export const readSettings = (db: Db): Settings =>
  stored(db).get() ?? { rsvp_deadline: null, version: 0 };

/** @throws DomainError `settings_changed` for a version that is no longer the stored one */
export const saveSettings = (
  db: Db,
  { rsvp_deadline, version }: { rsvp_deadline: Date | null; version?: number | undefined },
  audit: AuditContext,
): Settings =>
  inTransaction(db, (tx) => {
    const before = readSettings(tx);
    if (version !== undefined && version !== before.version) {
      throw new DomainError('settings_changed');
    }
    if (before.rsvp_deadline?.getTime() === rsvp_deadline?.getTime()) return before;
    const next = { rsvp_deadline, version: before.version + 1 };
    tx.insert(table)
      .values({ id: 1, ...next })
      .onConflictDoUpdate({ target: table.id, set: next })
      .run();
    recordChange(tx, audit, {
      subject: 'settings',
      action: 'changed',
      fields: [
        {
          field: 'rsvp_deadline',
          from: before.rsvp_deadline?.toISOString() ?? null,
          to: rsvp_deadline?.toISOString() ?? null,
        },
      ],
    });
    return next;
  });
