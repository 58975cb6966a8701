import type { Context } from 'hono';
import type { IdempotentCall } from '#db/models/responses/idempotency.ts';
import type { AuditContext } from '#domain/history/history.ts';
import type { GuestEnv } from '../access/guards.ts';
import { hashOf } from '../access/tokens.ts';
import { idempotencyKey } from '../requests.ts';

/** A call that a phone may send twice; `said` is what it says. */
export const repeatable = (
  c: Context<GuestEnv>,
  { at }: AuditContext,
  said: unknown[],
): IdempotentCall => ({
  guestId: c.var.group.id,
  key: idempotencyKey(c),
  requestHash: hashOf(JSON.stringify(said)),
  now: at,
});
