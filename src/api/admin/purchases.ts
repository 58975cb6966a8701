import { Hono } from 'hono';
import { tickOffAlert } from '#db/models/gifts/payments.ts';
import { resolveTransfer, findPurchase, recordThanks } from '#db/models/gifts/purchases.ts';
import { thanksTexts } from '#content/texts/purchases.ts';
import { saveThanks } from '#contract/gifts.ts';
import { thanksWorkbook } from '#gateways/spreadsheet/thanks-list.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { liveEvents, giftsChange } from '../live/publish-changes.ts';
import { fetchPayment } from '../payments/fetch-payment.ts';
import { body, pathId, spreadsheet } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { adminPurchases, adminPurchaseView, purchaseAlerts, thanksRows } from '../views/gifts.ts';
import { thanksViews } from '../views/thanks.ts';

/** Guests' purchases, and what the couple does about them. */
export const adminPurchaseCalls = (deps: Deps) => {
  const { db } = deps;
  const practice = deps.payments.practice !== undefined;
  return new Hono<AdminEnv>()
    .use('/purchases/*', liveEvents(giftsChange))
    .use('/purchase-alerts/*', liveEvents(giftsChange))
    .get('/thanks', (c) => c.json(thanksViews(deps)))
    .get('/purchases', (c) => c.json(adminPurchases(db)))
    .get('/purchases/export', async (c) =>
      spreadsheet(c, 'regalos.xlsx', await thanksWorkbook(thanksRows(deps), thanksTexts)),
    )
    .post('/purchases/:id/refresh', async (c) => {
      const { id } = await fetchPayment(deps, findPurchase(db, pathId(c)));
      return c.json(adminPurchaseView(db, id));
    })
    .post('/purchases/:id/confirm', (c) => {
      const id = pathId(c);
      resolveTransfer(db, id, { status: 'approved', practice }, byCouple(c, deps));
      return c.json(adminPurchaseView(db, id));
    })
    .post('/purchases/:id/reject', (c) => {
      const id = pathId(c);
      resolveTransfer(db, id, { status: 'rejected', practice }, byCouple(c, deps));
      return c.json(adminPurchaseView(db, id));
    })
    .put('/purchases/:id/thanks', body(saveThanks), (c) => {
      const id = pathId(c);
      recordThanks(db, id, c.req.valid('json').sent, byCouple(c, deps));
      return c.json(adminPurchaseView(db, id));
    })
    .get('/purchase-alerts', (c) => c.json(purchaseAlerts(db)))
    .post('/purchase-alerts/:id/dismiss', (c) => {
      tickOffAlert(db, pathId(c), byCouple(c, deps));
      return c.body(null, 204);
    });
};
