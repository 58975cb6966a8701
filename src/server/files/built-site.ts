import { existsSync, readdirSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { type Config } from '#api/config.ts';
import { type BuiltFile, findBuiltFiles } from './built-files.ts';
import { openMemoryLimit } from './memory-limit.ts';
import { serveFile } from './serve-file.ts';
import { prepareFile } from './file-response.ts';
import { siteHeaders } from '../site-headers.ts';

export type BuiltSite = ReturnType<typeof openBuiltSite>;

/** All text files of the build, and the pictures that guests request most. */
const memoryLimit = 6 * 1024 * 1024;

/** What `astro build` left in `dist/client`: scripts, styles, fonts, pictures. */
export const openBuiltSite = (dist: string, config: Config) => {
  const memory = openMemoryLimit(memoryLimit);
  const headers = Object.entries(siteHeaders(config)).flat();
  const files = new Map(
    [...filesOfOtherReleases(dist), ...findBuiltFiles(join(dist, 'client'))].map(
      ([address, file]) => [address, prepareFile(file, headers)],
    ),
  );
  return {
    /** Answers when the build contains this address; returns whether it did. */
    serve: (req: IncomingMessage, res: ServerResponse, pathname: string) => {
      const file = files.get(pathname);
      if (file) serveFile(req, res, file, { memory });
      return file !== undefined;
    },
  };
};

/** As `npm run release` names them; a checkout has no other. */
const isRelease = (name: string) => /^convite-\d/u.test(name);

/**
 * The scripts, styles and pictures of the releases that lie beside this one, the one before or after an update: pages
 * that were opened before it go on loading what belongs to them.
 */
const filesOfOtherReleases = (dist: string): [address: string, file: BuiltFile][] => {
  const release = dirname(resolve(dist));
  if (!isRelease(basename(release))) return [];
  return readdirSync(dirname(release))
    .filter((name) => isRelease(name) && name !== basename(release))
    .map((name) => join(dirname(release), name, 'dist/client'))
    .filter((client) => existsSync(client))
    .flatMap((client) => [...findBuiltFiles(client)].filter(([, { hashed }]) => hashed));
};
