import { loadPart } from '#islands/client/load-part.ts';
import { signedOutEvent } from '#islands/client/offline/signed-out.ts';
import { keepDestination } from '#islands/stores/destination.ts';
import { awaitNotices } from '#sections/notices/await-notices.ts';
import { $session } from '#islands/stores/session.ts';
import { hasGuestHint } from './session-hint.ts';
import { dismissToast } from '#islands/stores/toasts.ts';

let isLeaving = false;

/**
 * Hears when the server says that this phone's session has ended.
 * @param page `known`: the server looked at the cookies; `guest`: it made the page for a group
 */
export const watchSession = (page: DOMStringMap) => {
  const isOfGroup = page['guest'] !== undefined;
  addEventListener(signedOutEvent, () => void endSession(isOfGroup));
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === signedOutEvent) void endSession(isOfGroup);
  });
  if (hasGuestHint(document.cookie) && !location.pathname.startsWith('/admin')) awaitNotices();
  // This one was made for no group: the session of the one before may have ended.
  if (page['known'] !== undefined && !isOfGroup) void endSession(false);
};

/** The server has ended the session: the group's data is deleted, and its page is left. */
const endSession = async (isOfGroup: boolean) => {
  if (isLeaving) return;
  isLeaving = isOfGroup && !isAnswerable();
  // A toast of the page before may speak to the group by its name.
  if ($session.get().guest) dismissToast();
  $session.set({ ...$session.get(), guest: false });
  // Gone at once: the login may take its time, or not come.
  if (isLeaving) document.querySelector('main')?.replaceChildren();
  try {
    const part = await loadPart(() => import('#islands/session/clear-group.ts'));
    await part?.clearExpiredSession();
  } finally {
    // Once: the worker repeats its message while the login is on its way, and each navigation aborts the one before.
    if (isLeaving) leave();
  }
};

/** An island of a page that came from the server says itself that the session is over, and keeps what was typed. */
const isAnswerable = () =>
  document.querySelector('main astro-island') && !document.querySelector('.saved-note');

const leave = () => {
  if (location.pathname !== '/rsvp') keepDestination(location.pathname);
  location.replace('/rsvp');
};
