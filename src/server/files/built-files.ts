import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from './content-type.ts';
import { type Encoding } from './encodings.ts';

export type BuiltFile = {
  path: string;
  size: number;
  type: string;
  etag: string;
  /** Its name contains a hash of its content: a browser may cache it forever. */
  hashed: boolean;
  /** Sizes in bytes of its compressed copies on the disk. */
  compressed: Partial<Record<Encoding, number>>;
  /** A page that was completed when the site started: its copies are in memory and not on the disk. */
  memory?: Record<Encoding | 'plain', Buffer>;
};

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export const compressedPath = (file: BuiltFile, encoding: Encoding) =>
  `${file.path}${suffixes[encoding]}`;

/** Every file of the build by its address: `/`, `/alojamientos`, `/_astro/x.js`. */
export const findBuiltFiles = (folder: string): Map<string, BuiltFile> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const all = new Set(names);
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (isCompressedCopy(name, all) || !statSync(join(folder, name)).isFile()) continue;
    files.set(addressOf(name), describe(folder, name, all));
  }
  return files;
};

const isCompressedCopy = (name: string, all: Set<string>) =>
  Object.values(suffixes).some((end) => name.endsWith(end) && all.has(name.slice(0, -end.length)));

const addressOf = (name: string) => withoutHtmlExtension(`/${name.replaceAll('\\', '/')}`);

/** `/fotos/`, `/fotos.html` and `/fotos/index.html` are one page: `/fotos`. */
export const withoutHtmlExtension = (address: string) =>
  address.replace(/(\/index)?\.html$/, '').replace(/(?<!\/)\/+$/, '') || '/';

const describe = (folder: string, name: string, all: Set<string>): BuiltFile => {
  const path = join(folder, name);
  const hashed = name.startsWith('_astro');
  const sizeOf = (encoding: Encoding) =>
    all.has(name + suffixes[encoding]) ? statSync(path + suffixes[encoding]).size : undefined;
  return {
    path,
    size: statSync(path).size,
    type: contentType(name),
    // From the content, so that an unchanged page is not downloaded again after a new release.
    etag: createHash('sha256')
      .update(hashed ? name : readFileSync(path))
      .digest('base64url')
      .slice(0, 22),
    hashed,
    compressed: { br: sizeOf('br'), gzip: sizeOf('gzip') },
  };
};
