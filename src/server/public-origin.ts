import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { originToken } from '#domain/public-origin.ts';
import { type BuiltFile } from './files/built-files.ts';

const brotliOptions = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    // No page is larger; a larger window takes memory that is never freed.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** Writes the public address into the prerendered pages with its placeholder; they stay in memory. */
export const placeOrigin = (files: Iterable<BuiltFile>, siteUrl: string) => {
  for (const file of files) {
    if (file.type.startsWith('text/html')) placeInPage(file, siteUrl);
  }
};

const placeInPage = (page: BuiltFile, siteUrl: string) => {
  const html = readFileSync(page.path, 'utf8');
  if (!html.includes(originToken)) return;
  const plain = Buffer.from(html.replaceAll(originToken, siteUrl));
  // Synchronous: each compression thread keeps some megabytes, and no requests are served yet.
  const br = brotliCompressSync(plain, brotliOptions(plain));
  const gz = gzipSync(plain, { level: 9 });
  page.size = plain.length;
  page.etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  page.compressed = { br: br.length, gzip: gz.length };
  page.held = { plain, br, gzip: gz };
};
