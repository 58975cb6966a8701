import { Hono } from 'hono';
import { emptyTables, inTransaction, isDemo, markBegun } from '#db/connection.ts';
import { beginWedding } from '#contract/site/start.ts';
import { DomainError } from '#domain/errors.ts';
import type { AdminEnv } from '../access/guards.ts';
import { hashPassword } from '../access/passwords.ts';
import type { Deps } from '../deps.ts';
import { announces, nothingShown } from '../live/announce-changes.ts';
import { body } from '../requests.ts';
import { type Begun, refusePast, signedIn, writeBegun } from './begin-wedding.ts';

/** POST /api/admin/site/begin: a backup of the demo, then an empty wedding of the couple's own. */
export const leavingDemo = (deps: Deps) =>
  new Hono<AdminEnv>().post('/', announces(nothingShown), body(beginWedding), async (c) => {
    const { word: _word, password, ...wedding } = c.req.valid('json');
    refuseUnlessDemo(deps);
    refusePast(deps, wedding);
    const hash = await hashPassword(password);
    await backUp(deps);
    const user = await deps.site.beginAnew(() => replaceDemo(deps, { ...wedding, hash }));
    return signedIn(c, deps, user);
  });

const replaceDemo = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, begun: Begun) =>
  inTransaction(db, (tx) => {
    // Of two at once the second would empty what the first has begun.
    refuseUnlessDemo({ db: tx });
    emptyTables(tx);
    markBegun(tx);
    return writeBegun(tx, begun, clock());
  });

/** @throws DomainError `no_demo` */
const refuseUnlessDemo = ({ db }: Pick<Deps, 'db'>) => {
  if (!isDemo(db)) throw new DomainError('no_demo');
};

/** @throws DomainError `no_backup`: nothing is emptied without one */
const backUp = async ({ backups }: Pick<Deps, 'backups'>) => {
  await backups.make();
  if (backups.view().last?.fault !== null) throw new DomainError('no_backup');
};
