import {
  assetsCache,
  guestCache,
  queuedSignOutCache,
  keepNothingCache,
} from '#islands/client/offline/caches.ts';
import { saysSignedOut, signedOutEvent } from '#islands/client/offline/signed-out.ts';
import { partsIn } from './assets-in.ts';
import { isGuestPage } from './route.ts';
import { stamped } from './saved-note.ts';
import type { Worker } from './worker-types.ts';

const worker = self as unknown as Worker;

/** Pictures and scripts of this many addresses are kept; then the oldest go. */
const roomForAssets = 400;

/**
 * Every time a group signs out this number grows. A page that was on its way then belongs to
 * nobody: it may not be put back behind the broom.
 */
let departures = 0;

export const forgetGuest = async () => {
  departures += 1;
  await caches.delete(guestCache);
};

/** A group that signs in or out leaves nothing of the one before, not even what it wished. */
export const changeGuest = async () => {
  await forgetGuest();
  await caches.delete(keepNothingCache);
  await caches.delete(queuedSignOutCache);
};

/** The server has ended the session: what only pages can remove, the open ones do. */
export const forgetEndedSession = async () => {
  await changeGuest();
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of open) page.postMessage(signedOutEvent);
};

/**
 * Waits for the answer to a guest's page. Where it says that no group is signed in, the one before leaves
 * this phone first. What a redirect says no worker can read: then the server is asked.
 */
export const forgetIfSignedOut = async (asked: Promise<Response>): Promise<Response> => {
  const since = departures;
  const answer = await asked;
  const says =
    answer.type === 'opaqueredirect'
      ? await fetch('/api/rsvp/guest').catch(() => undefined)
      : answer;
  // Somebody has signed in or out meanwhile: that is the newer word.
  if (says && saysSignedOut(says) && since === departures) await forgetEndedSession();
  return answer;
};

/**
 * A group signed out without signal: now the server hears of it.
 * @returns false while it still does not
 */
export const finishLeaving = async (): Promise<boolean> => {
  if (!(await caches.has(queuedSignOutCache))) return true;
  const answer = await fetch('/api/rsvp/logout', { method: 'POST' }).catch(() => undefined);
  if (!answer?.ok && answer?.status !== 401) return false;
  return caches.delete(queuedSignOutCache);
};

/** The server says whom it made a page for. What it made for nobody is kept for nobody. */
const isPersonal = (answer: Response) => answer.headers.get('x-convite-for') === 'guest';

/** @param since what `departuresNow` said when the page was asked for */
export const keepGuestPage = async (path: string, answer: Response, since: number) => {
  if (!isGuestPage(path) || since !== departures || !answer.ok || !isPersonal(answer)) return;
  if (await caches.has(keepNothingCache)) return;
  const guest = await caches.open(guestCache);
  await guest.put(path, await stamped(answer, new Date()));
  if (since !== departures) await caches.delete(guestCache);
};

export const departuresNow = () => departures;

let isYielding = false;

/** A new version takes over once this worker has nothing left to do: what it keeps can wait. */
export const yieldToNewVersion = () => {
  isYielding = true;
};

export const mustYield = () => isYielding;

/** What each script names never changes, and reading all of them for every page takes its time. */
const partsByScript = new Map<string, string[]>();

const partsOf = async (address: string, answer: Response) => {
  if (!address.endsWith('.js')) return [];
  const parts = partsByScript.get(address) ?? partsIn(await answer.text());
  partsByScript.set(address, parts);
  return parts;
};

/** Keeps files by address, each asked for once. Those that do not come are left out. */
export const keepAssets = async (addresses: readonly string[]): Promise<number> => {
  const assets = await caches.open(assetsCache);
  let failed = 0;
  // A form that was never opened must work where it cannot be fetched: scripts come with their parts.
  const open = new Set(addresses);
  for (const address of open) {
    if (isYielding) return failed + 1;
    const kept = await caches.match(address);
    const answer = kept ?? (await fetch(address).catch(() => undefined));
    if (!answer?.ok) failed += 1;
    else {
      if (!kept) await assets.put(address, answer.clone());
      for (const part of await partsOf(address, answer)) open.add(part);
    }
  }
  await makeRoom(assets);
  return failed;
};

export const keepAsset = async (request: Request, answer: Response) => {
  if (!answer.ok || answer.status === 206) return;
  const assets = await caches.open(assetsCache);
  await assets.put(request, answer);
  await makeRoom(assets);
};

const makeRoom = async (assets: Cache) => {
  const kept = await assets.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - roomForAssets))) {
    await assets.delete(oldest);
  }
};
