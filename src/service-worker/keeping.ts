import {
  assetsCache,
  guestCache,
  linkPagesCache,
  photosCache,
  queuedSignOutCache,
  optOutCache,
} from '#islands/client/offline/caches.ts';
import { isAsset, isOwn } from '#islands/client/offline/own-answer.ts';
import { isSignedOut, signedOutEvent } from '#islands/client/offline/signed-out.ts';
import { assetsIn, partsIn } from './assets-in.ts';
import { isGuestPage } from './route.ts';
import { stamped } from './saved-note.ts';
import type { Worker } from './worker-types.ts';

const worker = self as unknown as Worker;

/** Maximum number of cached pictures and scripts; the oldest are deleted first. */
const roomForAssets = 400;

/**
 * Number of sign-ins and sign-outs. A page that was requested before the last of them must not be
 * put back into the cache.
 */
let signOutCount = 0;

export const clearGuest = async () => {
  signOutCount += 1;
  await caches.delete(guestCache);
};

/** After a sign-in or sign-out nothing of the previous group stays, its settings included. */
export const changeGuest = async () => {
  await clearGuest();
  await caches.delete(photosCache);
  await caches.delete(optOutCache);
  await caches.delete(queuedSignOutCache);
};

/** The server has ended the session: open pages remove what only pages can remove. */
export const clearExpiredSession = async () => {
  await changeGuest();
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of open) page.postMessage(signedOutEvent);
};

/**
 * Waits for the answer to a guest's page. If it says that no group is signed in, the data of the previous one is
 * deleted first. A service worker cannot read a redirect: the server is asked then.
 */
export const clearIfSignedOut = async (response: Promise<Response>): Promise<Response> => {
  const since = signOutCount;
  const answer = await response;
  const says =
    answer.type === 'opaqueredirect'
      ? await fetch('/api/rsvp/guest').catch(() => undefined)
      : answer;
  // A sign-in or sign-out meanwhile is newer than this answer.
  if (says && isSignedOut(says) && since === signOutCount) await clearExpiredSession();
  return answer;
};

/**
 * Sends a sign-out that was queued without signal.
 * @returns false while it cannot be sent
 */
export const completeSignOut = async (): Promise<boolean> => {
  if (!(await caches.has(queuedSignOutCache))) return true;
  const answer = await fetch('/api/rsvp/logout', { method: 'POST' }).catch(() => undefined);
  if (!answer || !isOwn(answer) || (!answer.ok && answer.status !== 401)) return false;
  return caches.delete(queuedSignOutCache);
};

/** Whether the server made the page for a group: only such pages are cached for it. */
const isPersonal = (answer: Response) => answer.headers.get('x-convite-for') === 'guest';

/** @param since what `readSignOutCount` said when the page was asked for */
export const keepGuestPage = async (path: string, answer: Response, since: number) => {
  if (!isGuestPage(path) || since !== signOutCount || !answer.ok || !isPersonal(answer)) return;
  if (await caches.has(optOutCache)) return;
  const guest = await caches.open(guestCache);
  await guest.put(path, await stamped(answer, new Date()));
  if (since !== signOutCount) await caches.delete(guestCache);
};

export const readSignOutCount = () => signOutCount;

let isYielding = false;

/** A new version takes over once this worker is idle: it stops filling caches. */
export const yieldToNewVersion = () => {
  isYielding = true;
};

export const mustYield = () => isYielding;

/** Cached, since the content of a hashed script never changes and reading all of them for each page takes time. */
const partsByScript = new Map<string, string[]>();

const partsOf = async (address: string, answer: Response) => {
  if (!address.endsWith('.js')) return [];
  const parts = partsByScript.get(address) ?? partsIn(await answer.text());
  partsByScript.set(address, parts);
  return parts;
};

/** An earlier version of this worker may have kept a portal's page under the address. */
export const cachedAsset = async (address: string): Promise<Response | undefined> => {
  const saved = await caches.match(address);
  return saved && isAsset(saved) ? saved : undefined;
};

/** Caches files by address, each requested once. @returns how many could not be fetched */
export const keepAssets = async (addresses: readonly string[]): Promise<number> => {
  const assets = await caches.open(assetsCache);
  let failed = 0;
  // A form that was never opened must work offline: scripts are cached with their imports.
  const open = new Set(addresses);
  for (const address of open) {
    if (isYielding) return failed + 1;
    const saved = await cachedAsset(address);
    const answer = saved ?? (await fetch(address).catch(() => undefined));
    if (!answer?.ok || !(saved || isOwn(answer))) failed += 1;
    else {
      if (!saved) await assets.put(address, answer.clone());
      for (const part of await partsOf(address, answer)) open.add(part);
    }
  }
  await makeRoom(assets);
  return failed;
};

/** With all that it needs to open a whole evening without signal. */
export const keepLinkPage = async (path: string, answer: Response): Promise<void> => {
  if (!answer.ok || answer.redirected || !isOwn(answer)) return;
  const html = await answer.clone().text();
  const pages = await caches.open(linkPagesCache);
  await pages.put(path, answer);
  await keepAssets(assetsIn(html));
};

export const keepAsset = async (request: Request, answer: Response) => {
  if (!answer.ok || answer.status === 206 || !isOwn(answer)) return;
  const assets = await caches.open(assetsCache);
  await assets.put(request, answer);
  await makeRoom(assets);
};

/** As many as the screen at the party shows, and some pages of the album. */
const roomForPhotos = 500;

export const keepPhoto = async (request: Request, answer: Response) => {
  if (!answer.ok || !isOwn(answer)) return;
  const photos = await caches.open(photosCache);
  await photos.put(request, answer);
  await makeRoom(photos, roomForPhotos);
};

const makeRoom = async (cache: Cache, room = roomForAssets) => {
  const saved = await cache.keys();
  for (const oldest of saved.slice(0, Math.max(0, saved.length - room))) {
    await cache.delete(oldest);
  }
};
