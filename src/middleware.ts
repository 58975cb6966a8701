import { defineMiddleware } from 'astro:middleware';
import { logError } from '#api/log-error.ts';
import { ready } from '#api/runtime.ts';
import { storedSettings } from '#api/views/settings.ts';
import { useAdminWords } from '#domain/admin-words.ts';
import { waitingBySection } from '#api/views/waiting.ts';
import { isPreview, previewContent, previewState } from '#api/site/preview.ts';
import { identify } from '#api/access/sessions.ts';
import { noticeViews } from '#api/views/notices.ts';
import { passReport } from '#api/views/trip-passes.ts';
import { lookStyle, styleHash } from '#sections/site/look-style.ts';
import type { SiteContent } from '#content/site-content.ts';
import { withPreloads } from '#layouts/preloads.ts';

/** Tells every on-demand page who is signed in; keeps what breaks out of the log's words. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.url.pathname.startsWith('/api/')) return next();
  if (context.locals.isPublic) return allowingLook(context.locals.content, await next());
  try {
    const runtime = await ready();
    const { guest, guestSession, user, newCookies } = identify(
      runtime,
      context.request.headers.get('cookie'),
    );
    const isAdminPage = /^\/(admin|start)(\/|$)/u.test(context.url.pathname);
    if (!runtime.site.isPublished() && !isAdminPage) return context.redirect('/');
    context.locals.isPublished = runtime.site.isPublished();
    context.locals.content = runtime.content();
    context.locals.state = runtime.site.state();
    context.locals.siteUrl = runtime.config.siteUrl;
    context.locals.session = {
      guest: guest
        ? {
            id: guest.id,
            groupName: guest.group_name,
            guestType: guest.guest_type,
            tripPass: passReport(guestSession),
          }
        : null,
      admin: user?.is_admin ? { id: user.id, username: user.username } : null,
    };
    if (guest) {
      const readAt = runtime.clock();
      // Before the data: what changes while it is read is told once more.
      const mark = runtime.guestLive.mark();
      const notices = noticeViews(runtime.db, guest.id, readAt);
      context.locals.noticeList = { notices, readAt, mark };
    }
    useAdminWords(storedSettings(runtime.db).desk_words);
    if (user?.is_admin && isAdminPage) context.locals.waiting = waitingBySection(runtime.db);
    if (isPreview(context.url.pathname)) {
      if (!user?.is_admin) return context.redirect('/admin/site');
      context.locals.content = await previewContent(runtime, context.request);
      context.locals.state = previewState(runtime, context.locals.content, context.url);
      context.locals.isPreview = true;
    }
    const { scriptsOf, compress } = context.locals;
    const answer = allowingLook(context.locals.content, await next());
    const response = await preloading(answer, scriptsOf);
    allowPreview(context.url.pathname, response.headers);
    // What a phone may keep for a group, and when it forgets the group that it had.
    response.headers.set('X-Convite-For', guest ? 'guest' : 'none');
    // A form that signs in has set its own cookies.
    const renewed = response.headers.has('Set-Cookie') ? [] : newCookies;
    for (const cookie of renewed) response.headers.append('Set-Cookie', cookie);
    return compress ? await compress(response) : response;
  } catch (error) {
    // Of a phone that is gone in the middle of its form nothing failed here.
    if (!context.request.signal.aborted) logError(error);
    return new Response('Algo salió mal de nuestro lado. Intenta nuevamente.', {
      status: 500,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
});

/** The styles of the couple's look are known once its content is. */
const allowingLook = ({ wedding }: SiteContent, answer: Response): Response => {
  const policy = answer.headers.get('Content-Security-Policy');
  if (!policy) return answer;
  const hash = styleHash(lookStyle(wedding.look));
  const allowed = policy.replace("style-src 'self'", `style-src 'self' '${hash}'`);
  answer.headers.set('Content-Security-Policy', allowed);
  return answer;
};

/** The couple looks at its draft in a frame beside the form. */
const allowPreview = (pathname: string, headers: Headers) => {
  const policy = headers.get('Content-Security-Policy');
  if (!policy || !/^\/admin\/site(\/|$)/u.test(pathname)) return;
  const allowed = isPreview(pathname)
    ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    : policy.replace('frame-src ', "frame-src 'self' ");
  headers.set('Content-Security-Policy', allowed);
};

/** On a bad line each script that names another is a journey: the page names them all. */
const preloading = async (response: Response, scriptsOf: App.Locals['scriptsOf']) => {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!scriptsOf || !isPage) return response;
  const html = await response.text();
  const named = new Response(withPreloads(html, scriptsOf(html)), response);
  // It was that of the page without these names.
  named.headers.delete('Content-Length');
  return named;
};
