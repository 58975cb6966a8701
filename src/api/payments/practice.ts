import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { practiceDecisions, type PracticeDecision } from '#gateways/payments/practice.ts';
import { reportFault } from '../faults.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../access/guards.ts';

const isDecision = (value: unknown): value is PracticeDecision =>
  typeof value === 'string' && Object.hasOwn(practiceDecisions, value);

/**
 * What the buttons of the practice checkout do: there is a payment from now on, a signed notice of it,
 * and the guest is sent back, as by Mercado Pago.
 * @param deliver takes a notice to where it is addressed
 */
export const practiceCheckoutCalls = (
  { payments }: Deps,
  deliver: (notice: Request) => Promise<Response>,
) =>
  new Hono<CallEnv>().post('/:id', async (c) => {
    const { decision } = await c.req.parseBody();
    if (!isDecision(decision)) throw new DomainError('malformed');
    const outcome = payments.practice?.decide(c.req.param('id'), decision);
    if (!outcome) throw new DomainError('not_found');
    // A notice may get lost: whoever sent it would not keep the guest for that.
    await deliver(outcome.notice).catch(reportFault);
    const { pathname, search } = new URL(outcome.backTo);
    return c.redirect(pathname + search, 303);
  });
