import type { Context } from 'hono';
import type { AuditContext } from '#domain/history/history.ts';
import type { Deps } from './deps.ts';
import type { AdminEnv, GuestEnv } from './access/guards.ts';

/** The group that is signed in, now. */
export const byGuest = (c: Context<GuestEnv>, { clock }: Deps): AuditContext => ({
  by: { kind: 'guest', id: c.var.group.id },
  at: clock(),
});

/** Whoever of the couple is signed in, now. */
export const byCouple = (c: Context<AdminEnv>, { clock }: Deps): AuditContext => ({
  by: { kind: 'couple', id: c.var.admin.id },
  at: clock(),
});

/** A file that one of the couple brought, now. */
export const byImport = (c: Context<AdminEnv>, { clock }: Deps): AuditContext => ({
  by: { kind: 'import', id: c.var.admin.id },
  at: clock(),
});
