import { constants } from 'node:zlib';
import compression from 'compression';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Config } from '#api/config.ts';
import { type BuiltSite } from './built-site.ts';
import { clientAddress } from './client-address.ts';
import { type ScriptsOf } from './island-scripts.ts';
import { type Refusal, readTarget, refusals } from './request-target.ts';
import { setSiteHeaders } from './site-headers.ts';

type Locals = { clientAddress: string; scriptsOf: ScriptsOf };

/** The adapter's handler: pages rendered on demand and the API. */
export type PageHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
  locals: Locals,
) => Promise<void>;

/** One request: refused, answered from the build, or rendered. */
export const createSite =
  (config: Config, built: BuiltSite, scriptsOf: ScriptsOf, handlePage: PageHandler) =>
  (req: IncomingMessage, res: ServerResponse) => {
    setSiteHeaders(res, config);
    const target = readTarget(req);
    if ('status' in target) return refuse(req, res, target);
    if (target.pathname === '/healthz') return sendJson(res, 200, { status: 'ok' });
    if (built.serve(req, res, target.pathname)) return undefined;

    res.setHeader('Cache-Control', 'private, no-store');
    const locals = { clientAddress: clientAddress(req, config.trustProxy), scriptsOf };
    return compress(req as never, res as never, () => {
      void handlePage(req, res, () => built.notFound(req, res), locals);
    });
  };

/** What is made for one guest is compressed on the spot: fast settings, and never a live stream. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  filter: (req, res) =>
    !res.getHeader('Content-Type')?.toString().startsWith('text/event-stream') &&
    compression.filter(req, res),
});

const refuse = (req: IncomingMessage, res: ServerResponse, { status, headers }: Refusal) => {
  // Its body is not read: what follows on this connection cannot be told apart from it.
  if (req.headers['content-length'] || req.headers['transfer-encoding']) {
    res.setHeader('Connection', 'close');
  }
  sendJson(res, status, refusals[status], headers);
};

const sendJson = (
  res: ServerResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>,
) => {
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  });
  res.end(JSON.stringify(body));
};
