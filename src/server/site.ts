import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Config } from '#api/config.ts';
import { type BuiltSite } from './files/built-site.ts';
import { type Publication } from './publication/publication.ts';
import { isCall } from './calls.ts';
import { clientAddress } from './connections/client-address.ts';
import { isFrameworkRoute } from './framework-routes.ts';
import { type ScriptsOf } from './files/island-scripts.ts';
import { compressAnswer } from './files/compress-answer.ts';
import { type Rejection, readTarget, rejections } from './connections/request-target.ts';
import { siteHeaders } from './site-headers.ts';
import { skipBody } from './connections/unread-body.ts';

type Locals = {
  clientAddress: string;
  scriptsOf: ScriptsOf;
  compress: (answer: Response) => Promise<Response>;
};

/** The adapter's handler: pages rendered on demand. */
export type PageHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
  locals: Locals,
) => Promise<void>;

type Parts = {
  config: Config;
  built: BuiltSite;
  publication: Publication;
  calls: RequestListener;
  scriptsOf: ScriptsOf;
  handlePage: PageHandler;
};

/** One request: refused, answered from memory, from the build or by the API, or rendered. */
export const createSite = ({ config, built, publication, calls, scriptsOf, handlePage }: Parts) => {
  const headers = Object.entries(siteHeaders(config));
  return (req: IncomingMessage, res: ServerResponse) => {
    const target = readTarget(req);
    // Public pages and files of the build include their headers.
    if ('pathname' in target) {
      if (publication.serve(req, res, target.pathname)) return;
      if (built.serve(req, res, target.pathname)) return;
    }

    for (const [name, value] of headers) res.setHeader(name, value);
    if ('status' in target) return void reject(req, res, target);
    if (target.pathname === '/healthz') return sendJson(res, 200, { status: 'ok' });
    if (isCall(target.pathname)) return calls(req, res);
    if (isFrameworkRoute(target.pathname)) return publication.notFound(req, res);

    res.setHeader('Cache-Control', 'private, no-store');
    const locals: Locals = {
      clientAddress: clientAddress(req, config.trustProxy),
      scriptsOf,
      compress: (answer) => compressAnswer(req.headers['accept-encoding']?.toString(), answer),
    };
    void handlePage(req, res, () => publication.notFound(req, res), locals);
  };
};

const reject = async (req: IncomingMessage, res: ServerResponse, rejection: Rejection) => {
  // The declared length of the body may be wrong: nothing that follows on this connection is trusted.
  if (req.headers['content-length'] || req.headers['transfer-encoding']) {
    res.setHeader('Connection', 'close');
  }
  await skipBody(req, res);
  sendJson(res, rejection.status, rejections[rejection.status], rejection.headers);
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
