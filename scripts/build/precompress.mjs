import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = new Set('.css .html .ics .js .json .mjs .svg .txt .vtt .webmanifest .xml'.split(' '));

const {
  BROTLI_PARAM_QUALITY: quality,
  BROTLI_PARAM_MODE: mode,
  BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING: withoutContexts,
  BROTLI_MODE_GENERIC: generic,
  BROTLI_MODE_FONT: font,
} = constants;

/**
 * Brotli decides once how to model a file, and for a small one may decide badly: another hash in an import made 591 bytes 629. The
 * smallest of these attempts does not depend on luck.
 */
const attempts = [
  { [quality]: 11, [mode]: generic },
  { [quality]: 11, [mode]: font },
  { [quality]: 11, [withoutContexts]: 1 },
];

const smallestBrotli = async (content) => {
  const compress = promisify(brotliCompress);
  const tried = await Promise.all(attempts.map((params) => compress(content, { params })));
  return tried.reduce((least, one) => (one.length < least.length ? one : least));
};

const copies = [
  ['.br', smallestBrotli],
  ['.gz', (content) => promisify(gzip)(content, { level: 9 })],
];

/** Writes a brotli and a gzip copy beside every text file, if the copy is smaller. */
export const precompress = async (folder) => {
  const paths = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => text.has(extname(path)) && statSync(path).isFile());
  await Promise.all(paths.map(compressBeside));
};

const compressBeside = async (path) => {
  const content = readFileSync(path);
  for (const [ending, compress] of copies) {
    const compressed = await compress(content);
    if (compressed.length < content.length) writeFileSync(path + ending, compressed);
  }
};
