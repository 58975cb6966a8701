import { Hono } from 'hono';
import { placeGroups as place } from '#db/models/places.ts';
import { publishSeating as publish } from '#db/models/tables.ts';
import { removeWish, saveWish as save } from '#db/models/wishes.ts';
import { placeGroups, publishSeating, saveWish } from '#contract/seating.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../guards.ts';
import { body, pathId } from '../requests.ts';
import { byCouple } from '../stamps.ts';
import { planView } from '../views/seating.ts';

/** The whole plan of one event. */
export const adminSeating = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .get('/:eventId', (c) => c.json(planView(db, pathId(c, 'eventId'))))
    .put('/:eventId', body(placeGroups), (c) => {
      const eventId = pathId(c, 'eventId');
      place(db, eventId, c.req.valid('json').moves, byCouple(c, deps));
      return c.json(planView(db, eventId));
    })
    .put('/:eventId/published', body(publishSeating), (c) => {
      const eventId = pathId(c, 'eventId');
      publish(db, eventId, c.req.valid('json').published, byCouple(c, deps));
      return c.json(planView(db, eventId));
    });
};

/** Groups that belong together, or apart. */
export const adminWishes = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .post('/', body(saveWish), (c) => c.json(save(db, c.req.valid('json')), 201))
    .delete('/:id', (c) => {
      removeWish(db, pathId(c));
      return c.body(null, 204);
    });
};
