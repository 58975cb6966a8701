import { isOwnCall } from '#islands/client/offline/own-answer.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { mayHaveEntries } from '#islands/outbox/outbox-database.ts';
import type { SessionKinds } from '#islands/stores/session.ts';

import { clearGroup } from './clear-group.ts';
import { queuedSignOutCache } from '#islands/client/offline/caches.ts';
import { requestSync } from '#islands/outbox/request-sync.ts';

/**
 * Signs out where the server cannot be told: the worker tells it before it shows any page of a group.
 * @returns false where this browser has no worker that could
 */
const queueSignOut = async (staysAdmin: boolean): Promise<boolean> => {
  if (!navigator.serviceWorker?.controller) return false;
  const isQueued = await caches.open(queuedSignOutCache).then(
    () => true,
    () => false,
  );
  if (!isQueued) return false;
  document.cookie = `convite_hint=${staysAdmin ? 'admin' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
  requestSync();
  return true;
};

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Not being signed in any more is an answer, too. */
const hasExpired = async (answer: Response) => {
  // A captive portal knows of no session.
  if (!isOwnCall(answer)) throw new TypeError(`${answer.status} of another site`);
  if (answer.ok || answer.status === 401) return;
  throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`);
};

/** Ends the sessions that are there, and only those. */
export const endSessions = async (fetch: Fetch, { guest, admin }: SessionKinds) => {
  if (guest) await fetch('/api/rsvp/logout', { method: 'POST' }).then(hasExpired);
  if (admin) await fetch('/api/admin/logout', { method: 'POST' }).then(hasExpired);
};

/**
 * Offline the group's data is deleted from this phone and the sign-out is queued for the server.
 * @returns false when the sign-out was cancelled because of unsent outbox entries
 */
export const endSession = async (kinds: SessionKinds): Promise<boolean> => {
  if (kinds.guest && (await mayHaveEntries())) {
    const part = await loadPart(() => import('./confirm-sign-out.ts'));
    if (!(await part?.mayLeave())) return false;
  }
  try {
    await endSessions(fetchWithRetry, kinds);
  } catch (error) {
    if (!kinds.guest || !isUnconfirmed(error)) throw error;
    if (!(await queueSignOut(kinds.admin))) throw error;
    await clearGroup();
    if (kinds.admin) throw error;
    return true;
  }
  await clearGroup();
  return true;
};

const timeoutMs = 15_000;

const fetchWithRetry: Fetch = (path, init) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeoutMs);
  return fetch(path, { ...init, signal: controller.signal });
};

/** No answer, or none in time. */
const isUnconfirmed = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');
