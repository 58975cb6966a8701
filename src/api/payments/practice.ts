import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { practiceDecisions, type PracticeResolution } from '#gateways/payments/practice.ts';
import { logError } from '../log-error.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../access/guards.ts';

const isResolution = (value: unknown): value is PracticeResolution =>
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
    const { decision: resolution } = await c.req.parseBody();
    if (!isResolution(resolution)) throw new DomainError('malformed');
    const result = payments.practice?.resolve(c.req.param('id'), resolution);
    if (!result) throw new DomainError('not_found');
    // A notice may get lost: the guest is sent back all the same.
    await deliver(result.notice).catch(logError);
    const { pathname, search } = new URL(result.backTo);
    return c.redirect(pathname + search, 303);
  });
