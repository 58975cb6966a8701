import { Hono } from 'hono';
import {
  changesSince,
  findKitchenSheet,
  listKitchenSheets,
  markKitchenSheetSent,
} from '#db/models/kitchen/kitchen-sheets.ts';
import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import { baseOf, markSent, sheetsOfEvent } from '#contract/kitchen/kitchen-sheets.ts';
import { kitchenWorkbook } from '#gateways/spreadsheet/kitchen-tables.ts';
import type { AdminEnv } from '../../access/guards.ts';
import { byCouple } from '../../audit-context.ts';
import { orSendCurrent } from '../../conflicts.ts';
import type { Deps } from '../../deps.ts';
import { body, pathId, query, spreadsheet } from '../../requests.ts';
import { changesView, kitchenOfEvent, kitchenView, sentSheetView } from '../../views/kitchen.ts';

/** What the kitchen has to cook, what it was sent, and what changed since. */
export const adminKitchenSheets = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .get('/', query(sheetsOfEvent), (c) =>
      c.json(listKitchenSheets(db, c.req.valid('query').event_id).map(sentSheetView)),
    )
    .post('/', body(markSent), (c) => {
      const { event_id: eventId, version } = c.req.valid('json');
      const sent = orSendCurrent(
        'kitchen_changed',
        () => kitchenView(db, eventId),
        () => markKitchenSheetSent(db, { eventId, version }, byCouple(c, deps)),
      );
      return c.json(sentSheetView(sent), 201);
    })
    .get('/:id/changes', (c) =>
      c.json(changesView(changesSince(db, findKitchenSheet(db, pathId(c))))),
    )
    .get('/event/:eventId', query(baseOf), (c) =>
      c.json(kitchenView(db, pathId(c, 'eventId'), c.req.valid('query').since)),
    )
    .get('/event/:eventId/export', query(baseOf), async (c) => {
      const eventId = pathId(c, 'eventId');
      const sheet = kitchenOfEvent(db, eventId, c.req.valid('query').since);
      const tableTitle = texts.tableOf(sheet.sleeping);
      const file = await kitchenWorkbook({ ...sheet, texts: { ...texts, table: tableTitle } });
      return spreadsheet(c, texts.fileName(eventId), file);
    });
};
