import {
  guestCache,
  isShell,
  linkPagesCache,
  photosCache,
  shellCache,
} from '#islands/client/offline/caches.ts';
import { isOwn } from '#islands/client/offline/own-answer.ts';
import { otherSizes } from './assets-in.ts';
import { built } from './built.ts';
import {
  readSignOutCount,
  clearIfSignedOut,
  keepAsset,
  keepGuestPage,
  keepLinkPage,
  keepPhoto,
  cachedAsset,
} from './keeping.ts';
import { withNote } from './saved-note.ts';

/** After this time a cached page is shown in place of one that has not arrived. */
const timeoutMs = 4_000;

type Later = (work: Promise<unknown>) => void;

const pathOf = (request: Request) => {
  const { pathname } = new URL(request.url);
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
};

/** In place of a page that cannot be shown. */
export const noSignal = async (): Promise<Response> => {
  const shell = await caches.open(shellCache(built.version));
  return (await shell.match('/offline')) ?? Response.error();
};

/**
 * The page that was cached with this worker: at once, on any signal.
 * @param hasNewer a newer worker is ready, and has not yet been able to take over: its page, then
 */
export const publicPage = async (request: Request, hasNewer: boolean): Promise<Response> => {
  const own = shellCache(built.version);
  const newer = hasNewer && (await caches.keys()).find((name) => isShell(name) && name !== own);
  const shell = await caches.open(newer || own);
  return (await shell.match(pathOf(request))) ?? fetch(request).catch(noSignal);
};

export const otherPage = (request: Request): Promise<Response> =>
  fetch(request).catch(() => (pathOf(request) === '/i' ? behindLink() : noSignal()));

/** Whoever taps the personal link in the chat or on the home screen wants what it leads to. Its token stays behind. */
const behindLink = async () => {
  const page = '/my-events';
  const isSaved = await caches.match(page, { cacheName: guestCache });
  return isSaved ? Response.redirect(`${page}#`) : noSignal();
};

/** A redirect, which a worker cannot look into, may be of this site. */
const isFromSite = (answer: Response) =>
  answer.status < 500 && (answer.type === 'opaqueredirect' || isOwn(answer));

/** The page from the server; without an answer the cached one, with a note that says so. */
export const guestPage = async (request: Request, later: Later): Promise<Response> => {
  const path = pathOf(request);
  const since = readSignOutCount();
  const response = clearIfSignedOut(fetch(request));
  // A step of its own, of a form without scripts, is not what the page begins with.
  if (new URL(request.url).search === '') {
    later(
      response.then(
        (answer) => keepGuestPage(path, answer.clone(), since),
        () => undefined,
      ),
    );
  }
  const guest = await caches.open(guestCache);
  const saved = await guest.match(path);
  if (!saved) return response.catch(noSignal);
  return (await inTime(response)) ?? withNote(saved);
};

const inTime = async (response: Promise<Response>): Promise<Response | undefined> => {
  const fresh = await Promise.race([response.catch(() => undefined), delay(timeoutMs)]);
  return fresh && isFromSite(fresh) ? fresh : undefined;
};

/** A page opened by a link from the server; without an answer the cached one, which says itself how old its list is. */
export const linkPage = async (request: Request, later: Later): Promise<Response> => {
  const response = fetch(request);
  later(
    response.then(
      (answer) => keepLinkPage(pathOf(request), answer.clone()),
      () => undefined,
    ),
  );
  const saved = await (await caches.open(linkPagesCache)).match(pathOf(request));
  if (!saved) return response.catch(noSignal);
  return (await inTime(response)) ?? saved;
};

export const asset = async (request: Request, later: Later): Promise<Response> => {
  const saved = await cachedAsset(request.url);
  if (saved) return saved;
  try {
    const answer = await fetch(request);
    later(keepAsset(request, answer.clone()));
    return answer;
  } catch (error) {
    for (const copy of otherSizes(new URL(request.url).pathname)) {
      const other = await caches.match(copy);
      if (other) return other;
    }
    throw error;
  }
};

export const picture = async (request: Request, later: Later): Promise<Response> => {
  const saved = await cachedAsset(request.url);
  const response = fetch(request).then((answer) => {
    later(keepAsset(request, answer.clone()));
    return answer;
  });
  if (!saved) return response;
  later(response.catch(() => undefined));
  return saved;
};

/** A photo never changes under its name: once it is here, it is not asked for again. */
export const photo = async (request: Request, later: Later): Promise<Response> => {
  const saved = await (await caches.open(photosCache)).match(request.url);
  if (saved) return saved;
  const answer = await fetch(request);
  later(keepPhoto(request, answer.clone()));
  return answer;
};

const delay = (milliseconds: number) =>
  new Promise<undefined>((resume) => setTimeout(() => resume(undefined), milliseconds));
