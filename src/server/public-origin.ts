import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { originToken } from '#domain/public-origin.ts';
import { type BuiltFile } from './built-files.ts';

const pack = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Writes the public address into the prerendered pages that wait for it; they stay in memory. */
export const placeOrigin = (files: Iterable<BuiltFile>, siteUrl: string) =>
  Promise.all(
    [...files]
      .filter(({ type }) => type.startsWith('text/html'))
      .map((page) => placeInPage(page, siteUrl)),
  );

const placeInPage = async (page: BuiltFile, siteUrl: string) => {
  const html = readFileSync(page.path, 'utf8');
  if (!html.includes(originToken)) return;
  const plain = Buffer.from(html.replaceAll(originToken, siteUrl));
  const [br, gz] = await Promise.all([pack.br(plain, { params }), pack.gzip(plain, { level: 9 })]);
  page.size = plain.length;
  page.etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  page.compressed = { br: br.length, gzip: gz.length };
  page.held = { plain, br, gzip: gz };
};
