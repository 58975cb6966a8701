import { Hono } from 'hono';
import { assertCanRemoveGift, createGift, removeGift, updateGift } from '#db/models/gifts/gifts.ts';
import { saveGift } from '#contract/gifts.ts';
import type { Deps } from '../deps.ts';
import { requireFreshPassword, type AdminEnv } from '../access/guards.ts';
import { liveEvents, giftsChange } from '../live/publish-changes.ts';
import { orSendCurrent } from '../conflicts.ts';
import { body, pathId } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { catalogue, catalogueEntry, guestsWithGifts } from '../views/gifts.ts';

/** The couple's catalogue. */
export const adminGifts = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .use('/gifts/*', liveEvents(giftsChange))
    .get('/guests-with-gifts', (c) => c.json(guestsWithGifts(deps)))
    .get('/all-gifts', (c) => c.json(catalogue(deps)))
    .post('/gifts', body(saveGift), (c) => {
      const { version: _seen, ...gift } = c.req.valid('json');
      const { id } = createGift(db, gift, byCouple(c, deps));
      return c.json(catalogueEntry(deps, id), 201);
    })
    .put('/gifts/:id', body(saveGift), (c) => {
      const id = pathId(c);
      const { version, ...gift } = c.req.valid('json');
      orSendCurrent(
        'gift_changed',
        () => catalogueEntry(deps, id),
        () => updateGift(db, id, { gift, version }, byCouple(c, deps)),
      );
      return c.json(catalogueEntry(deps, id));
    })
    .delete('/gifts/:id', requireFreshPassword(deps), (c) => {
      const id = pathId(c);
      // No snapshot for a refusal: the kept copies are from before real deletions.
      assertCanRemoveGift(db, id);
      deps.snapshot('before-delete');
      removeGift(db, id, byCouple(c, deps));
      return c.body(null, 204);
    });
};
