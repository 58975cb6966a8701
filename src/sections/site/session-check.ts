import { isOwnCall } from '#islands/client/offline/own-answer.ts';
import { noteSignedOut } from '#islands/client/offline/signed-out.ts';
import type { SessionKinds } from '#islands/stores/session.ts';

import { hasGuestHint } from './session-hint.ts';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Not being signed in is an answer, too, and an empty one. */
const answer = async (response: Response): Promise<Record<string, unknown>> => {
  const text = await response.text();
  if (response.status < 500 && !isOwnCall(response)) throw new TypeError('of another site');
  noteSignedOut(response);
  if (response.status === 401 || (response.ok && !text)) return {};
  if (response.ok) return JSON.parse(text) as Record<string, unknown>;
  throw new Error(`${response.status}: ${text || response.statusText}`);
};

/**
 * Asks for the guest session, then for the admin session. Neither stops the other. Without signal the
 * hint is believed: the way to sign out must stay visible.
 */
export const fetchSession = async (fetch: Fetch, cookies = ''): Promise<SessionKinds> => {
  const request = (path: string, hint: Record<string, unknown>) =>
    fetch(path)
      .then(answer)
      .catch((error: unknown): Record<string, unknown> => {
        console.error('Error checking session:', error);
        return error instanceof TypeError ? hint : {};
      });
  const guest = await request('/api/rsvp/guest', hasGuestHint(cookies) ? { id: 0 } : {});
  const admin = await request('/api/admin/session', {});
  return { guest: 'id' in guest, admin: admin['isAdmin'] === true };
};
