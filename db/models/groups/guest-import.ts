import { inTransaction, type Db } from '#db/connection.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { createGroup, updateGroup, type GroupChange } from './guest-groups.ts';

/** Without an id the group is new. */
export type ImportedGroup = { id: number | undefined; change: GroupChange };

/** Writes a list of groups, all or nothing. @throws DomainError as `createGroup` and `updateGroup` */
export const importGroups = (db: Db, groups: readonly ImportedGroup[], audit: AuditContext) =>
  inTransaction(db, (tx) => {
    for (const { id, change } of groups) {
      if (id === undefined) createGroup(tx, change, audit);
      else updateGroup(tx, id, change, audit);
    }
  });
