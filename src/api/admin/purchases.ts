import { Hono } from 'hono';
import { tickOffAlert } from '#db/models/payments.ts';
import { decideTransfer, findPurchase, recordThanks } from '#db/models/purchases.ts';
import { thanksTexts } from '#content/texts/purchases.ts';
import { saveThanks } from '#contract/gifts.ts';
import { thanksWorkbook } from '#gateways/spreadsheet/thanks-list.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../guards.ts';
import { askAbout } from '../payments/ask-provider.ts';
import { body, pathId } from '../requests.ts';
import { adminPurchases, adminPurchaseView, purchaseAlerts, thanksRows } from '../views/gifts.ts';

/** What guests gave, and what the couple does about it. */
export const adminPurchaseCalls = (deps: Deps) => {
  const { db, clock } = deps;
  return new Hono<AdminEnv>()
    .get('/purchases', (c) => c.json(adminPurchases(db)))
    .get('/purchases/export', async (c) => {
      const file = await thanksWorkbook(thanksRows(db), thanksTexts);
      return c.body(file.slice().buffer, 200, {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': 'attachment; filename="regalos.xlsx"',
      });
    })
    .post('/purchases/:id/refresh', async (c) => {
      const { id } = await askAbout(deps, findPurchase(db, pathId(c)));
      return c.json(adminPurchaseView(db, id));
    })
    .post('/purchases/:id/confirm', (c) => {
      const id = pathId(c);
      decideTransfer(db, id, 'approved', clock());
      return c.json(adminPurchaseView(db, id));
    })
    .post('/purchases/:id/reject', (c) => {
      const id = pathId(c);
      decideTransfer(db, id, 'rejected', clock());
      return c.json(adminPurchaseView(db, id));
    })
    .put('/purchases/:id/thanks', body(saveThanks), (c) => {
      const id = pathId(c);
      recordThanks(db, id, c.req.valid('json').sent ? clock() : null);
      return c.json(adminPurchaseView(db, id));
    })
    .get('/purchase-alerts', (c) => c.json(purchaseAlerts(db)))
    .post('/purchase-alerts/:id/dismiss', (c) => {
      tickOffAlert(db, pathId(c), clock());
      return c.body(null, 204);
    });
};
