import type { Context } from 'hono';
import type { Db } from '#db/connection.ts';
import { saveAdmin, type User } from '#db/models/access/users.ts';
import { startSettings } from '#db/models/settings.ts';
import { saveParts } from '#db/models/site/site.ts';
import { startedParts } from '#content/started-parts.ts';
import { fieldTexts } from '#content/texts/problems.ts';
import type { FirstWedding } from '#contract/site/start.ts';
import { DomainError } from '#domain/errors.ts';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';
import { hashPassword } from '../access/passwords.ts';
import { signInAdmin } from '../access/sessions.ts';
import type { Deps } from '../deps.ts';

/**
 * @returns what writes the administrator and the first draft, in the caller's transaction
 * @throws DomainError `invalid_fields` for a day that is over
 */
export const firstWedding = async (
  { clock }: Pick<Deps, 'clock'>,
  { username, password, ...wedding }: FirstWedding,
) => {
  rejectPast(clock(), wedding);
  const hash = await hashPassword(password);
  return (tx: Db): User => {
    const admin = saveAdmin(tx, username, hash);
    startSettings(tx);
    saveParts(tx, startedParts(wedding), { by: { kind: 'couple', id: admin.id }, at: clock() });
    return admin;
  };
};

const rejectPast = (now: Date, { date, time }: Pick<FirstWedding, 'date' | 'time'>) => {
  const at = parseWeddingTime(`${date}T${time}`);
  if (!at) throw new DomainError('invalid_fields', { fields: { date: fieldTexts.invalidTime } });
  if (at < now) throw new DomainError('invalid_fields', { fields: { date: fieldTexts.past } });
};

/** Signs the new administrator in. */
export const answerStarted = (c: Context, deps: Deps, user: User) => {
  for (const cookie of signInAdmin(deps, c.req.header('Cookie'), user)) {
    c.header('Set-Cookie', cookie, { append: true });
  }
  return c.json({ id: user.id, username: user.username, isAdmin: user.is_admin }, 201);
};
