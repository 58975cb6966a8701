import { forgetPocket } from '#islands/client/offline/forget-pocket.ts';
import { forgetOutbox } from '#islands/outbox/forget-outbox.ts';
import { hasUnsent } from '#islands/outbox/unsent-mark.ts';
import type { SessionKinds } from '#islands/stores/session.ts';

import { leaveLater } from './leave-later.ts';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Not being signed in any more is an answer, too. */
const hasEnded = async (answer: Response) => {
  if (answer.ok || answer.status === 401) return;
  throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`);
};

/** Ends the sessions that are there, and only those. */
export const endSessions = async (fetch: Fetch, { guest, admin }: SessionKinds) => {
  if (guest) await fetch('/api/rsvp/logout', { method: 'POST' }).then(hasEnded);
  if (admin) await fetch('/api/admin/logout', { method: 'POST' }).then(hasEnded);
};

/** What a guest leaves on a shared phone: where they were going, drafts, answers, pages. */
const forgetPersonal = async () => {
  for (const store of [sessionStorage, localStorage]) {
    for (const key of Object.keys(store)) {
      if (key === 'intendedDestination' || key.startsWith('convite:')) store.removeItem(key);
    }
  }
  await Promise.all([forgetPocket(), forgetOutbox()]);
};

/**
 * Without signal everything of the group goes from this phone, and the server hears of it later.
 * @returns false when the person would rather stay: something has not been sent yet
 */
export const endSession = async (kinds: SessionKinds): Promise<boolean> => {
  if (kinds.guest && hasUnsent()) {
    const { mayLeave } = await import('./ask-before-leaving.ts');
    if (!(await mayLeave())) return false;
  }
  try {
    await endSessions(patientFetch, kinds);
  } catch (error) {
    if (!kinds.guest || !isUnheard(error)) throw error;
    if (!(await leaveLater(kinds.admin))) throw error;
    await forgetPersonal();
    if (kinds.admin) throw error;
    return true;
  }
  await forgetPersonal();
  return true;
};

const patienceMs = 15_000;

const patientFetch: Fetch = (path, init) => {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), patienceMs);
  return fetch(path, { ...init, signal: giveUp.signal });
};

/** No answer, or none in time. */
const isUnheard = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');
