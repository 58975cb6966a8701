import type { Context } from 'hono';
import type { Db } from '#db/connection.ts';
import { saveAdmin } from '#db/models/access/users.ts';
import { saveParts } from '#db/models/site/site.ts';
import { begunParts } from '#content/begun-parts.ts';
import { fieldTexts } from '#content/texts/problems.ts';
import type { StartWedding } from '#contract/site/start.ts';
import { DomainError } from '#domain/errors.ts';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';
import { signInAdmin } from '../access/sessions.ts';
import type { Deps } from '../deps.ts';

export type Begun = Omit<StartWedding, 'token' | 'password'> & {
  /** Of the password. */
  hash: string;
};

type Admin = ReturnType<typeof saveAdmin>;

/** Writes what a wedding begins with: its couple's account, and what it has said. */
export const writeBegun = (tx: Db, { username, hash, ...wedding }: Begun, at: Date): Admin => {
  const admin = saveAdmin(tx, username, hash);
  saveParts(tx, begunParts(wedding), { by: { kind: 'couple', id: admin.id }, at });
  return admin;
};

/** @throws DomainError `invalid_fields` */
export const refusePast = (
  { clock }: Pick<Deps, 'clock'>,
  { date, time }: Pick<Begun, 'date' | 'time'>,
) => {
  const at = parseWeddingTime(`${date}T${time}`);
  if (!at) throw new DomainError('invalid_fields', { fields: { date: fieldTexts.badTime } });
  if (at < clock()) throw new DomainError('invalid_fields', { fields: { date: fieldTexts.past } });
};

export const signedIn = (c: Context, deps: Deps, user: Admin) => {
  for (const cookie of signInAdmin(deps, c.req.header('Cookie'), user)) {
    c.header('Set-Cookie', cookie, { append: true });
  }
  return c.json({ id: user.id, username: user.username, isAdmin: user.is_admin }, 201);
};
