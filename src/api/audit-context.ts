import type { Context } from 'hono';
import type { AuditContext } from '#domain/history/history.ts';
import type { Deps } from './deps.ts';
import type { AdminEnv, GuestEnv } from './access/guards.ts';

/** Audit context of the signed-in group. */
export const byGuest = (c: Context<GuestEnv>, { clock }: Deps): AuditContext => ({
  by: { kind: 'guest', id: c.var.group.id },
  at: clock(),
});

/** Audit context of the signed-in administrator. */
export const byCouple = (c: Context<AdminEnv>, { clock }: Deps): AuditContext => ({
  by: { kind: 'couple', id: c.var.admin.id },
  at: clock(),
});

/** Audit context of a file that an administrator imported. */
export const byImport = (c: Context<AdminEnv>, { clock }: Deps): AuditContext => ({
  by: { kind: 'import', id: c.var.admin.id },
  at: clock(),
});
