import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Config } from '#api/config.ts';
import { findBuiltFiles, withoutHtmlEnding } from './built-files.ts';
import { holdBytes } from './held-bytes.ts';
import { placeOrigin } from '../public-origin.ts';
import { serveFile } from './serve-file.ts';
import { prepareFile } from './served-file.ts';
import { siteHeaders } from '../site-headers.ts';

export type BuiltSite = ReturnType<typeof openBuiltSite>;

/** All text files of the build, and the pictures that guests request most. */
const heldInMemory = 6 * 1024 * 1024;

/** What `astro build` left in `dist`: prerendered pages with their headers, scripts, pictures. */
export const openBuiltSite = (dist: string, config: Config) => {
  const found = findBuiltFiles(join(dist, 'client'));
  placeOrigin(found.values(), config.siteUrl);
  const headersOf = readPageHeaders(join(dist, '_headers.json'));
  const held = holdBytes(heldInMemory);
  const ofSite = siteHeaders(config);
  const files = new Map(
    [...found].map(([address, file]) => [
      address,
      prepareFile(file, Object.entries({ ...ofSite, ...headersOf.get(address) }).flat()),
    ]),
  );

  const send = (req: IncomingMessage, res: ServerResponse, address: string, status: number) => {
    const file = files.get(address);
    if (!file) return false;
    serveFile(req, res, file, { status, held });
    return true;
  };

  return {
    /** Answers when the build contains this address; returns whether it did. */
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

const readPageHeaders = (path: string): Map<string, Record<string, string>> => {
  const pages = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as HeadersFile) : [];
  return new Map(
    pages.map(({ pathname, headers }) => [
      withoutHtmlEnding(pathname),
      Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    ]),
  );
};
