import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import { inTransaction, type Db } from '#db/connection.ts';
import {
  findFirstAnswer,
  saveFirstAnswer,
  type Client,
  type FirstAnswer,
  type Remember,
} from '#db/models/access/first-answers.ts';
import type { CallEnv } from './access/guards.ts';
import { hashOf } from './access/tokens.ts';
import type { Deps } from './deps.ts';
import { logError } from './log-error.ts';
import { noEvents } from './live/publish-changes.ts';
import { idempotencyKey, isMutation } from './requests.ts';

/**
 * A call that writes and has an Idempotency-Key takes effect once: its repeats get the first answer. Repeats that arrive
 * meanwhile wait for it. Not remembered are refusals, which may be sent again with the same key, and answers that set a
 * cookie.
 * @throws DomainError `key_reused` when the key came with another request, `malformed`
 */
export const answerRepeats = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const inProgress = new Map<string, Promise<unknown>>();

  return createMiddleware<CallEnv>(async (c, next) => {
    const client = clientOf(c);
    const key = isMutation(c.req.method) && client ? idempotencyKey(c) : undefined;
    if (!client || key === undefined) return next();
    const call = { client, key, requestHash: await requestHash(c) };
    const name = `${client.kind} ${client.id} ${key}`;
    while (inProgress.has(name)) await inProgress.get(name);
    const known = findFirstAnswer(db, call);
    if (known) {
      c.set('change', noEvents);
      return sendAgain(c, known);
    }

    let isSaved = false;
    const remember: Remember = (tx, answer) => {
      saveFirstAnswer(tx, { ...call, now: clock() }, answer);
      isSaved = true;
    };
    c.set('remember', remember);
    const work = next().then(async () => {
      if (isSaved || !c.res.ok || c.res.headers.has('Set-Cookie')) return;
      const answer = await read(c.res);
      try {
        remember(db, answer);
      } catch (error) {
        // The call has had its effect: that a repeat would have one too is no reason to call it failed.
        logError(error);
      }
    });
    inProgress.set(
      name,
      work.catch(() => undefined),
    );
    await work.finally(() => inProgress.delete(name));
  });
};

/**
 * Does the work and remembers its answer in one transaction: for what waits on a phone, and is sent again after the
 * process was killed between the two.
 */
export const inOneStep = <const Done extends { answer: unknown; status: StatusCode }>(
  { var: { remember } }: { var: { remember?: Remember | undefined } },
  db: Db,
  work: (tx: Db) => Done,
): Done =>
  inTransaction(db, (tx) => {
    const done = work(tx);
    remember?.(tx, { status: done.status, body: done.answer });
    return done;
  });

/** Who calls: on a phone both a group and the couple may be signed in. */
const clientOf = ({ req, var: { sessions } }: Context<CallEnv>): Client | undefined => {
  const [kind, one] = req.path.startsWith('/api/admin/')
    ? (['user', sessions.user] as const)
    : (['guest', sessions.guest] as const);
  return one && { kind, id: one.id };
};

/** Of what is asked for; not of when it was said, which a phone adds once it has waited. */
const requestHash = async ({ req }: Context): Promise<string> => {
  const { pathname, search } = new URL(req.url);
  const sent = Buffer.from(await req.arrayBuffer());
  return hashOf(JSON.stringify([req.method, pathname, search, withoutTime(sent)]));
};

const withoutTime = (sent: Buffer): string => {
  try {
    const { given_at: _, ...body } = JSON.parse(sent.toString()) as { given_at?: unknown };
    return JSON.stringify(body);
  } catch {
    return sent.toString('latin1');
  }
};

const sendAgain = (c: Context, { status, body }: FirstAnswer) =>
  body === null
    ? c.body(null, status as StatusCode)
    : c.json(body as object, status as ContentfulStatusCode);

const read = async (answer: Response): Promise<FirstAnswer> => {
  const text = await answer.clone().text();
  return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : null };
};
