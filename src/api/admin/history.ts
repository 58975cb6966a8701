import { Hono } from 'hono';
import { undelete } from '#db/models/undelete.ts';
import { historyQuery } from '#contract/history.ts';
import { DomainError } from '#domain/errors.ts';
import { trashItemKinds, type TrashItemKind } from '#domain/history/history.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { pathId, query } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { historyLines, trashItemViews } from '../views/history.ts';

export const adminHistory = (deps: Deps) =>
  new Hono<AdminEnv>().get('/', query(historyQuery), (c) =>
    c.json(historyLines(deps.db, c.req.valid('query'))),
  );

export const adminTrash = (deps: Deps) =>
  new Hono<AdminEnv>()
    .get('/', (c) => c.json(trashItemViews(deps.db, deps.clock())))
    .post('/:kind/:id/restore', (c) => {
      const kind = trashItemKind(c.req.param('kind'));
      const id = pathId(c);
      const { name } = undelete(deps.db, kind, id, byCouple(c, deps));
      return c.json({ kind, id, name });
    });

const trashItemKind = (text: string): TrashItemKind => {
  const kind = trashItemKinds.find((known) => known === text);
  if (!kind) throw new DomainError('not_found');
  return kind;
};
