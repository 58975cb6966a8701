import { Hono } from 'hono';
import { assignGroups as assign } from '#db/models/events/seat-assignments.ts';
import {
  positionTables as position,
  publishSeating as publish,
} from '#db/models/seating/tables.ts';
import { removeWish, saveWish as save } from '#db/models/seating/wishes.ts';
import { kitchenTexts } from '#content/texts/admin-kitchen.ts';
import { sheetTexts as texts } from '#content/texts/seating-sheets.ts';
import { assignGroups, positionTables, publishSeating, saveWish } from '#contract/seating.ts';
import { seatingWorkbook } from '#gateways/spreadsheet/seating-sheets.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { body, pathId, spreadsheet } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { kitchenOfEvent } from '../views/kitchen.ts';
import { planView } from '../views/seating.ts';
import { seatingSheets } from '../views/seating-sheets.ts';

/** The whole plan of one event. */
export const adminSeating = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .get('/:eventId/export', async (c) => {
      const eventId = pathId(c, 'eventId');
      const sheets = seatingSheets(db, eventId);
      const tableTitle = sheets.sleeping ? texts.tent : texts.table;
      const names = sheets.sleeping ? texts.namesOfTents : texts.names;
      const { kitchen, since } = kitchenOfEvent(db, eventId);
      const ofKitchen = { ...kitchenTexts, table: tableTitle };
      const file = await seatingWorkbook({
        ...sheets,
        ...{ kitchen, since },
        texts: { ...texts, names, table: tableTitle, ofKitchen },
      });
      return spreadsheet(c, texts.fileName(eventId), file);
    })
    .get('/:eventId', (c) => c.json(planView(db, pathId(c, 'eventId'))))
    .put('/:eventId', body(assignGroups), (c) => {
      const eventId = pathId(c, 'eventId');
      assign(db, eventId, c.req.valid('json').moves, byCouple(c, deps));
      return c.json(planView(db, eventId));
    })
    .put('/:eventId/positions', body(positionTables), (c) => {
      const eventId = pathId(c, 'eventId');
      position(db, eventId, c.req.valid('json').positions, deps.clock());
      return c.json(planView(db, eventId));
    })
    .put('/:eventId/published', body(publishSeating), (c) => {
      const eventId = pathId(c, 'eventId');
      publish(db, eventId, c.req.valid('json').published, byCouple(c, deps));
      return c.json(planView(db, eventId));
    });
};

/** Wishes of groups to sit together, or apart. */
export const adminWishes = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .post('/', body(saveWish), (c) => c.json(save(db, c.req.valid('json'), byCouple(c, deps)), 201))
    .delete('/:id', (c) => {
      removeWish(db, pathId(c), byCouple(c, deps));
      return c.body(null, 204);
    });
};
