import { Hono } from 'hono';
import { inTransaction, isDemo, markStarted } from '#db/connection.ts';
import { emptyWedding } from '#db/models/empty-wedding.ts';
import { leaveDemo } from '#contract/site/start.ts';
import { DomainError } from '#domain/errors.ts';
import { anyChange } from '#domain/history/live-change.ts';
import { requireFreshPassword, type AdminEnv } from '../access/guards.ts';
import type { Deps } from '../deps.ts';
import { logError } from '../log-error.ts';
import { liveEvents } from '../live/publish-changes.ts';
import { body } from '../requests.ts';
import { answerStarted, firstWedding } from './first-wedding.ts';

/** POST /api/admin/site/begin: a backup of the demo, and in its place the couple's own wedding, still empty. */
export const leaveDemoCall = (deps: Deps) =>
  new Hono<AdminEnv>().post(
    '/',
    liveEvents(anyChange),
    requireFreshPassword(deps),
    body(leaveDemo),
    async (c) => {
      const { word: _word, ...wedding } = c.req.valid('json');
      const { db, site, backups } = deps;
      rejectUnlessDemo(deps);
      const save = await firstWedding(deps, wedding);
      if (await backups.createNow()) throw new DomainError('backup_failed');
      const user = await site.empty(() =>
        inTransaction(db, (tx) => {
          rejectUnlessDemo({ db: tx });
          emptyWedding(tx);
          markStarted(tx);
          return save(tx);
        }),
      );
      removeFiles(deps);
      return answerStarted(c, deps, user);
    },
  );

/** @throws DomainError `not_demo` */
const rejectUnlessDemo = ({ db }: Pick<Deps, 'db'>) => {
  if (!isDemo(db)) throw new DomainError('not_demo');
};

/** The wedding is empty already: whatever fails here is told to the operator alone. */
const removeFiles = ({ clean, channels }: Deps) => {
  void channels.baileys.disconnect().catch(logError);
  try {
    clean();
  } catch (error) {
    logError(error);
  }
};
