import { Hono } from 'hono';
import type { PreferenceView } from '#contract/gift-views.ts';
import { orderGifts } from '#contract/gifts.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import { requireGuest, type CallEnv, type GuestEnv } from '../access/guards.ts';
import { liveEvents, giftsChange } from '../live/publish-changes.ts';
import { onlinePayments, startTransfer } from '../payments/start-purchase.ts';
import { inOneStep } from '../idempotency.ts';
import { body, idempotencyKey } from '../requests.ts';
import { confirmationView, giftViews, guestPurchases } from '../views/gifts.ts';
import type { WriteLimit } from '../access/mutation-limit.ts';

/** The gifts that a group may choose, and its purchases. */
export const guestGifts = (deps: Deps, mutations: WriteLimit) => {
  const payOnline = onlinePayments(deps);
  return new Hono<GuestEnv>()
    .get('/guest-purchases', requireGuest, (c) => c.json(guestPurchases(deps.db, c.var.group.id)))
    .get('/bank-details', requireGuest, (c) => c.json(deps.content().wedding.bank))
    .post(
      '/create-preference',
      requireGuest,
      liveEvents(giftsChange),
      body(orderGifts),
      mutations,
      async (c) =>
        c.json(
          at(
            c.req.header('Origin') ?? deps.config.siteUrl,
            await payOnline(
              { guestId: c.var.group.id, gifts: c.req.valid('json') },
              idempotencyKey(c),
            ),
          ),
        ),
    )
    .post('/transfers', requireGuest, liveEvents(giftsChange), body(orderGifts), mutations, (c) => {
      const checkout = { guestId: c.var.group.id, gifts: c.req.valid('json') };
      const { answer, status } = inOneStep(c, deps.db, (tx) => ({
        answer: startTransfer(tx, checkout, {
          now: deps.clock(),
          practice: deps.payments.practice !== undefined,
        }),
        status: 201,
      }));
      return c.json(answer, status);
    });
};

/** The practice checkout is a page of this site, on whichever host name the guest uses. */
const at = (origin: string, preference: PreferenceView): PreferenceView => ({
  ...preference,
  init_point: preference.init_point.replace(/^\/(?!\/)/u, `${origin}/`),
});

/** Calls that the couple may read too: the list as guests see it, and any confirmation. */
export const giftQueries = (deps: Deps) =>
  new Hono<CallEnv>()
    .get('/gifts', (c) => {
      if (!isCouple(c.var) && !c.var.sessions.guest) throw new DomainError('not_signed_in');
      return c.json(giftViews(deps));
    })
    .get('/purchase-confirmation/:code', (c) => {
      const { guest } = c.var.sessions;
      if (!isCouple(c.var) && !guest) throw new DomainError('not_signed_in');
      const owner = isCouple(c.var) ? undefined : guest?.id;
      return c.json(confirmationView(deps.db, c.req.param('code'), owner));
    });

const isCouple = ({ sessions }: CallEnv['Variables']) => sessions.user?.is_admin === true;
