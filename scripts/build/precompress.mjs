import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = new Set('.css .html .ics .js .json .mjs .svg .txt .vtt .webmanifest .xml'.split(' '));
const copies = [
  ['.br', promisify(brotliCompress), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }],
  ['.gz', promisify(gzip), { level: 9 }],
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
  for (const [ending, compress, options] of copies) {
    const compressed = await compress(content, options);
    if (compressed.length < content.length) writeFileSync(path + ending, compressed);
  }
};
