import { type BuiltFile, compressedPath } from './built-files.ts';
import { type Encoding } from './encodings.ts';

/** Header names and values in turn, as the process writes them without looking at them again. */
export type Headers = string[];

/** One way in which a file travels: plain or packed. */
export type Copy = {
  path: string;
  size: number;
  etag: string;
  encoding: Encoding | undefined;
  /** Said with every answer about this copy. */
  headers: Headers;
  /** What an answer adds that brings bytes of it. */
  about: Headers;
  /** Held after it was first asked for, or since the start. */
  bytes: Buffer | undefined;
};

/** A file of the build, made ready to be sent: nothing is left to find out when it is asked for. */
export type ServedFile = { plain: Copy } & Partial<Record<Encoding, Copy>>;

/** @param headers said with every answer besides, those of the site and of this page */
export const prepareFile = (file: BuiltFile, headers: Headers): ServedFile => {
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
      bytes: file.held?.[encoding ?? 'plain'],
    };
  };
  return {
    plain: copy(undefined, file.path, file.size),
    ...(br && { br: copy('br', compressedPath(file, 'br'), br) }),
    ...(gzip && { gzip: copy('gzip', compressedPath(file, 'gzip'), gzip) }),
  };
};

/** A picture under its own name may be a day old, and shown while the phone asks for the next; a page may not. */
const cacheControl = ({ hashed, type }: BuiltFile) => {
  if (hashed) return 'public, max-age=31536000, immutable';
  return type.startsWith('image/')
    ? 'public, max-age=86400, stale-while-revalidate=2592000'
    : 'no-cache';
};
