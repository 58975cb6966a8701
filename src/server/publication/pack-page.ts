import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuiltFile } from '../files/built-files.ts';

const brotliOptions = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    // No page is larger; a larger window takes memory that is never freed.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** A page that stays in memory, compressed as well as can be: it is read many times and packed once. */
export const packPage = (address: string, type: string, text: string): BuiltFile => {
  const plain = Buffer.from(text);
  // Synchronous: each compression thread keeps some megabytes.
  const br = brotliCompressSync(plain, brotliOptions(plain));
  const gz = gzipSync(plain, { level: 9 });
  return {
    path: address,
    size: plain.length,
    type,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    hashed: false,
    compressed: { br: br.length, gzip: gz.length },
    memory: { plain, br, gzip: gz },
  };
};
