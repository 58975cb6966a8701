import { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Config } from '#api/config.ts';
import { findBuiltFiles } from './built-files.ts';
import { holdBytes } from './held-bytes.ts';
import { serveFile } from './serve-file.ts';
import { prepareFile } from './served-file.ts';
import { siteHeaders } from '../site-headers.ts';

export type BuiltSite = ReturnType<typeof openBuiltSite>;

/** All text files of the build, and the pictures that guests request most. */
const heldInMemory = 6 * 1024 * 1024;

/** What `astro build` left in `dist/client`: scripts, styles, fonts, pictures. */
export const openBuiltSite = (dist: string, config: Config) => {
  const held = holdBytes(heldInMemory);
  const headers = Object.entries(siteHeaders(config)).flat();
  const files = new Map(
    [...findBuiltFiles(join(dist, 'client'))].map(([address, file]) => [
      address,
      prepareFile(file, headers),
    ]),
  );
  return {
    /** Answers when the build contains this address; returns whether it did. */
    serve: (req: IncomingMessage, res: ServerResponse, pathname: string) => {
      const file = files.get(pathname);
      if (file) serveFile(req, res, file, { held });
      return file !== undefined;
    },
  };
};
