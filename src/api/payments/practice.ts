import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { practiceDecisions, type PracticeDecision } from '#gateways/payments/practice.ts';
import { logError } from '../log-error.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../access/guards.ts';

const isDecision = (value: unknown): value is PracticeDecision =>
  typeof value === 'string' && Object.hasOwn(practiceDecisions, value);

/**
 * The buttons of the practice checkout: they create a payment, send a signed notice of it, and redirect the
 * guest back, as Mercado Pago does.
 * @param deliver delivers a notice to its address
 */
export const practiceCheckoutCalls = (
  { payments }: Deps,
  deliver: (notice: Request) => Promise<Response>,
) =>
  new Hono<CallEnv>().post('/:id', async (c) => {
    const { decision } = await c.req.parseBody();
    if (!isDecision(decision)) throw new DomainError('malformed');
    const result = payments.practice?.resolve(c.req.param('id'), decision);
    if (!result) throw new DomainError('not_found');
    // A notice may get lost: the guest is sent back all the same.
    await deliver(result.notice).catch(logError);
    const { pathname, search } = new URL(result.backTo);
    return c.redirect(pathname + search, 303);
  });
