import { type IncomingMessage } from 'node:http';

export const rejections = {
  400: { code: 'bad_request', message: 'La solicitud no se entiende.' },
  405: { code: 'method_not_allowed', message: 'Eso no se puede hacer aquí.' },
  413: { code: 'too_large', message: 'Lo que enviaste es demasiado grande.' },
};

export type Rejection = { status: keyof typeof rejections; headers?: Record<string, string> };

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const readMethods = ['GET', 'HEAD'];

/** Uploaded photos are never larger. */
const maxBodySize = 22 * 1024 * 1024;

/** The decoded path of the request, or the refusal of a request that no guest's browser sends. */
export const readTarget = (req: IncomingMessage): { pathname: string } | Rejection => {
  const method = req.method ?? '';
  if (!known.includes(method)) return { status: 405, headers: { Allow: known.join(', ') } };
  if (!hasOneHost(req)) return { status: 400 };
  const pathname = readPathname(req.url ?? '');
  if (pathname === undefined) return { status: 400 };
  const allowed = acceptsMutations(pathname)
    ? known
    : isForm(pathname)
      ? [...readMethods, 'POST']
      : readMethods;
  if (!allowed.includes(method)) return { status: 405, headers: { Allow: allowed.join(', ') } };
  if (Number(req.headers['content-length'] ?? 0) > maxBodySize) return { status: 413 };
  return { pathname };
};

const hasOneHost = ({ headers: { host = '' }, rawHeaders }: IncomingMessage) => {
  const isHost = (text: string, at: number) => at % 2 === 0 && /^host$/i.test(text);
  return (
    rawHeaders.findIndex(isHost) === rawHeaders.findLastIndex(isHost) &&
    /^([\w.-]{1,253}|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host)
  );
};

/** The decoded path of a request's target; undefined for an invalid one. */
export const readPathname = (target: string): string | undefined => {
  const [raw = ''] = target.split(/[?#]/, 1);
  const pathname = decode(raw);
  if (!pathname?.startsWith('/') || pathname.startsWith('//')) return undefined;
  if (/[\u0000-\u001f\u007f\\]/.test(pathname)) return undefined;
  // Astro decodes again: it would see another address than the one checked here.
  if (/%[\da-f]{2}/i.test(pathname)) return undefined;
  return /\/\.{1,2}(\/|$)/.test(pathname) ? undefined : pathname;
};

const decode = (raw: string) => {
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
};

/** Pages whose forms work without scripts: `api/forms`. */
const isForm = (pathname: string) => /^\/(rsvp|events\/\d+\/rsvp)\/?$/.test(pathname);

/** All other paths are pages. That of the couple's draft shows what is typed; it stores nothing. */
const acceptsMutations = (pathname: string) => /^\/(api|admin\/site\/preview)(\/|$)/.test(pathname);
