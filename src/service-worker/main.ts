import { syncTag } from '#islands/outbox/request-sync.ts';
import { isShell, shellCache, type Wish } from '#islands/client/offline/caches.ts';
import { isOwn } from '#islands/client/offline/own-answer.ts';
import {
  asset,
  guestPage,
  linkPage,
  noSignal,
  otherPage,
  photo,
  picture,
  publicPage,
} from './answers.ts';
import { built } from './built.ts';
import {
  changeGuest,
  completeSignOut,
  clearGuest,
  cachedAsset,
  keepLinkPage,
  yieldToNewVersion,
} from './keeping.ts';
import { syncSubscription, handleNotificationClick, handlePush } from './push.ts';
import { sendOutbox } from './send-outbox.ts';
import { isGuestPage, isLinkPage, routeOf } from './route.ts';
import { refreshPages, savePages } from './saving.ts';
import type { Worker } from './worker-types.ts';

const worker = self as unknown as Worker;
const pages = new Set(built.pages);
const shellName = shellCache(built.version);

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

/** Precache the whole version or fail the installation. */
const keepShell = async () => {
  const shell = await caches.open(shellName);
  for (const address of [...built.pages, ...built.assets]) {
    const hashed = address.startsWith('/_astro/');
    const cached = hashed ? await cachedAsset(address) : undefined;
    const answer = cached ?? (await fetch(new Request(address, { cache: 'no-cache' })));
    if (!answer.ok || !(cached || isOwn(answer))) throw new Error(`${address}: ${answer.status}`);
    await shell.put(address, answer);
  }
};

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    cleanup()
      .then(() => worker.clients.claim())
      .then(keepOpenPages),
  );
});

/** Caches the pages that were opened before this worker controlled them. */
const keepOpenPages = async () => {
  const open = await worker.clients.matchAll({ type: 'window' });
  const paths = open.map(({ url }) => new URL(url).pathname);
  await savePages({ wish: 'save', pages: paths.filter(isGuestPage) }, () => undefined);
  for (const path of paths.filter(isLinkPage)) await keepLinkPage(path, await fetch(path));
};

const cleanup = async () => {
  for (const name of await caches.keys()) {
    if (isShell(name) && name !== shellName) await caches.delete(name);
  }
};

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const requestInfo = {
    method: request.method,
    mode: request.mode,
    url: new URL(request.url),
    hasRange: request.headers.has('range'),
  };
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  if (isAuthRequest(requestInfo)) return event.respondWith(whenDone(request, changeGuest));
  const route = routeOf(requestInfo, worker.location.origin, pages);
  if (route === 'network') return;
  if (route === 'asset') return event.respondWith(asset(request, later));
  if (route === 'photo') return event.respondWith(photo(request, later));
  if (route === 'picture') return event.respondWith(picture(request, later));
  event.respondWith(newVersion().then((fresh) => fresh ?? pageOf(route, request, later)));
});

/** A sign-in, also by a form without scripts, or a sign-out: after it the pages of the previous group are deleted. */
const isAuthRequest = ({ method, url }: { method: string; url: URL }) =>
  method === 'POST' &&
  /^\/(api\/rsvp\/log(in|out)|rsvp\/?\?ingreso)$/.test(url.pathname + url.search);

const whenDone = async (request: Request, then: () => Promise<void>) => {
  const answer = await fetch(request);
  // A form is answered with the page that follows, which a worker cannot look into.
  if ((answer.ok && isOwn(answer)) || answer.type === 'opaqueredirect') await then();
  return answer;
};

const pageOf = async (
  route: 'public-page' | 'guest-page' | 'link-page' | 'other-page',
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> => {
  // The same for everybody, at once.
  if (route === 'public-page') {
    later(sendPending());
    return publicPage(request, worker.registration.waiting !== null);
  }
  if (route === 'link-page') return linkPage(request, later);
  // Nothing of a group that has signed out is asked for.
  if (!(await completeSignOut())) return noSignal();
  if (route === 'guest-page') return guestPage(request, later);
  // Pages of a group send the outbox themselves and show the result.
  later(sendOutbox().catch(() => undefined));
  return otherPage(request);
};

/** Sends what was queued offline: the sign-out first, then the outbox. */
const sendPending = async () => {
  if (await completeSignOut()) await sendOutbox().catch(() => undefined);
};

/** How often this navigation was handed to the newer version. */
let turns = 0;

/**
 * A newer version waits until no page of this one is open. Navigation within one tab never reaches that
 * state: with a single page open, the navigation itself activates the waiting worker.
 */
const newVersion = async (): Promise<Response | undefined> => {
  const { waiting: pending } = worker.registration;
  if (!pending) return undefined;
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return undefined;
  // A pending request may delay the activation: then this worker answers with the newer one's page and tries
  // again at the next navigation.
  if (turns === 2) {
    turns = 0;
    return undefined;
  }
  yieldToNewVersion();
  pending.postMessage({ wish: 'begin' });
  const refresh = `${turns++}`;
  return new Response('', { headers: { refresh, 'content-type': 'text/html' } });
};

/** Background sync: the browser is online. If it fails the browser repeats the event. */
worker.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(completeSignOut().then(sendOutbox));
});

worker.addEventListener('push', (event) => event.waitUntil(handlePush(event)));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(handleNotificationClick());
});

worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(syncSubscription(event)),
);

worker.addEventListener('message', (event) => {
  const message = event.data as Wish | { wish: 'begin' };
  const reply = (answer: unknown) => event.ports[0]?.postMessage(answer);
  if (message.wish === 'begin') event.waitUntil(worker.skipWaiting());
  if (message.wish === 'forget') event.waitUntil(clearGuest());
  if (message.wish === 'renew') event.waitUntil(refreshPages(message.events));
  if (message.wish === 'save') event.waitUntil(savePages(message, reply));
});
