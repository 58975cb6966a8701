import { type BuiltFile, compressedPath } from './built-files.ts';
import { type Encoding } from './encodings.ts';

/** Header names and values alternately, which Node writes without processing them again. */
export type Headers = string[];

/** One encoding of a file: plain or compressed. */
export type Copy = {
  path: string;
  size: number;
  etag: string;
  encoding: Encoding | undefined;
  /** Sent with every answer about this copy. */
  headers: Headers;
  /** Added to answers with a body. */
  about: Headers;
  /** In memory after the first request, or since the start. */
  bytes: Buffer | undefined;
};

/** A file of the build with everything computed in advance for its requests. */
export type FileResponse = { plain: Copy } & Partial<Record<Encoding, Copy>>;

/** @param headers sent with every answer as well: those of the site and of this page */
export const prepareFile = (file: BuiltFile, headers: Headers): FileResponse => {
  const { br, gzip } = file.compressed;
  const common = [...headers, 'Cache-Control', cacheControl(file)];
  if (br || gzip) common.push('Vary', 'Accept-Encoding');
  const copy = (encoding: Encoding | undefined, path: string, size: number): Copy => {
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    return {
      path,
      size,
      etag,
      encoding,
      headers: [...common, 'ETag', etag],
      about: ['Content-Type', file.type, 'Accept-Ranges', 'bytes'],
      bytes: file.memory?.[encoding ?? 'plain'],
    };
  };
  return {
    plain: copy(undefined, file.path, file.size),
    ...(br && { br: copy('br', compressedPath(file, 'br'), br) }),
    ...(gzip && { gzip: copy('gzip', compressedPath(file, 'gzip'), gzip) }),
  };
};

/**
 * A picture without a hash in its name may be a day old, and be shown while the browser revalidates it; a
 * page may not.
 */
const cacheControl = ({ hashed, type }: BuiltFile) => {
  if (hashed) return 'public, max-age=31536000, immutable';
  return type.startsWith('image/')
    ? 'public, max-age=86400, stale-while-revalidate=2592000'
    : 'no-cache';
};
