import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { erasureSwitches } from '#db/schema.ts';
import type { TimedErasure } from '#domain/keeping/erasures.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { recordChange } from '../history.ts';

/** When each erasure was switched on; those that are off are missing. */
export const switchedOn = (db: Db): Map<TimedErasure, Date> =>
  new Map(
    db
      .select()
      .from(erasureSwitches)
      .all()
      .map(({ kind, switched_on_at }) => [kind, switched_on_at]),
  );

/** Switching on again keeps the earlier date. */
export const setSwitch = (db: Db, kind: TimedErasure, isOn: boolean, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    if (switchedOn(tx).has(kind) === isOn) return;
    if (isOn) tx.insert(erasureSwitches).values({ kind, switched_on_at: audit.at }).run();
    else switchOff(tx, kind);
    recordChange(tx, audit, { subject: 'privacy', action: 'changed', erasure: kind, isOn });
  });

/** Also called once the erasure is carried out: guests added later are not erased without a new decision. */
export const switchOff = (tx: Db, kind: TimedErasure) =>
  tx.delete(erasureSwitches).where(eq(erasureSwitches.kind, kind)).run();
