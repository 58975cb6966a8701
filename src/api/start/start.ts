import { Hono } from 'hono';
import { inTransaction } from '#db/connection.ts';
import { hasAdmin } from '#db/models/access/users.ts';
import { startWedding } from '#contract/site/start.ts';
import { DomainError } from '#domain/errors.ts';
import type { CallEnv } from '../access/guards.ts';
import { attemptLogin } from '../access/login-gate.ts';
import type { Deps } from '../deps.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { body } from '../requests.ts';
import { answerStarted, firstWedding } from './first-wedding.ts';

/** POST /api/start: the couple comes in by the address that the process printed, and the wedding is theirs. */
export const startCalls = (deps: Deps) =>
  new Hono<CallEnv>().post('/', liveEvents(noEvents), body(startWedding), async (c) => {
    const { token, ...wedding } = c.req.valid('json');
    rejectIfStarted(deps);
    await checkToken(deps, token, c.env.clientAddress ?? '');
    const save = await firstWedding(deps, wedding);
    const user = inTransaction(deps.db, (tx) => {
      rejectIfStarted({ db: tx });
      return save(tx);
    });
    return answerStarted(c, deps, user);
  });

/** @throws DomainError `already_started`: the address works once */
const rejectIfStarted = ({ db }: Pick<Deps, 'db'>) => {
  if (hasAdmin(db)) throw new DomainError('already_started');
};

/** Guesses are limited as those of passwords are. @throws DomainError `wrong_start_token` */
const checkToken = async (deps: Deps, token: string, address: string) => {
  const attempt = { kind: 'admin', name: '/start', address } as const;
  const isRight = await attemptLogin(
    deps,
    attempt,
    () => deps.startToken.isRight(token) || undefined,
  ).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'wrong_admin_credentials') return false;
    throw error;
  });
  if (!isRight) throw new DomainError('wrong_start_token');
};
