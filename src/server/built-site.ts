import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { findBuiltFiles, withoutHtmlEnding } from './built-files.ts';
import { placeOrigin } from './public-origin.ts';
import { serveFile } from './serve-file.ts';

export type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>;

/** What `astro build` left in `dist`: prerendered pages with their headers, scripts, pictures. */
export const openBuiltSite = async (dist: string, siteUrl: string) => {
  const files = findBuiltFiles(join(dist, 'client'));
  await placeOrigin(files.values(), siteUrl);
  const headersOf = readPageHeaders(join(dist, '_headers.json'));

  const send = (req: IncomingMessage, res: ServerResponse, address: string, status: number) => {
    const file = files.get(address);
    if (!file) return false;
    for (const [name, value] of headersOf.get(address) ?? []) res.setHeader(name, value);
    serveFile(req, res, file, status);
    return true;
  };

  return {
    /** Answers when the build has this address; says whether it did. */
    serve: (req: IncomingMessage, res: ServerResponse, pathname: string) => {
      const address = files.has(pathname) ? pathname : withoutHtmlEnding(pathname);
      return send(req, res, address, address === '/404' ? 404 : 200);
    },
    notFound: (req: IncomingMessage, res: ServerResponse) => {
      if (!send(req, res, '/404', 404)) res.writeHead(404).end();
    },
  };
};

type HeadersFile = { pathname: string; headers: { key: string; value: string }[] }[];

const readPageHeaders = (path: string) => {
  const pages = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as HeadersFile) : [];
  return new Map(
    pages.map(({ pathname, headers }) => [
      withoutHtmlEnding(pathname),
      headers.map(({ key, value }) => [key, value] as const),
    ]),
  );
};
