import {
  clearLoginAttempts,
  attemptCounts,
  recordLoginFailure,
  type LoginAttempt,
} from '#db/models/access/login-attempts.ts';
import { DomainError } from '#domain/errors.ts';
import { addressBlock, loginLockedFor } from '#domain/access/login-limit.ts';
import type { SessionKind } from './cookies.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from './tokens.ts';

/**
 * Runs one login attempt under the limits of failures: per name and address, and stricter ones while the
 * failures look like guessing. The failure is counted before the check and deleted after a success, so that
 * parallel attempts cannot exceed the limits.
 * @throws DomainError `too_many_attempts`
 */
export const attemptLogin = async <T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, name, address }: { kind: SessionKind; name: string; address: string },
  check: () => T | undefined | Promise<T | undefined>,
): Promise<T> => {
  const attempt: LoginAttempt = {
    door: kind,
    name: hashOf(name),
    address: addressBlock(address),
  };
  const lockedMs = loginLockedFor(attemptCounts(db, attempt, clock()), clock());
  if (lockedMs > 0) {
    throw new DomainError('too_many_attempts', { retryAfterSeconds: Math.ceil(lockedMs / 1000) });
  }
  recordLoginFailure(db, attempt, clock());
  const known = await check();
  if (known === undefined) {
    throw new DomainError(kind === 'admin' ? 'wrong_admin_credentials' : 'wrong_credentials');
  }
  clearLoginAttempts(db, attempt);
  return known;
};
