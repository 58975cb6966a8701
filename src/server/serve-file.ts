import { createReadStream } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type BuiltFile, compressedPath } from './built-files.ts';
import { readRange } from './byte-range.ts';
import { acceptedEncodings } from './encodings.ts';

/** Sends a file of the build: the smallest copy the browser reads, or nothing if it has it. */
export const serveFile = (
  req: IncomingMessage,
  res: ServerResponse,
  file: BuiltFile,
  status = 200,
) => {
  const { path, size, encoding, held } = smallestCopy(req, file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', cacheControl(file));
  if (file.compressed.br || file.compressed.gzip) res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && alreadyHas(req, etag)) return res.writeHead(304).end();

  res.setHeader('Content-Type', file.type);
  res.setHeader('Accept-Ranges', 'bytes');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  const range =
    status === 200 && mayResume(req, etag) ? readRange(req.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    res.removeHeader('Content-Encoding');
    return res.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
  }
  if (range) res.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  res.writeHead(range ? 206 : status, {
    'Content-Length': range ? range.end - range.start + 1 : size,
  });
  if (req.method === 'HEAD' || size === 0) return res.end();
  if (held) return res.end(range ? held.subarray(range.start, range.end + 1) : held);

  // A build that replaces the file meanwhile ends this answer, not the process.
  const stream = createReadStream(path, range).on('error', () => res.destroy());
  res.on('close', () => stream.destroy());
  return stream.pipe(res);
};

/** A picture under its own name may be a day old, and shown while the phone asks for the next; a page may not. */
const cacheControl = ({ hashed, type }: BuiltFile) => {
  if (hashed) return 'public, max-age=31536000, immutable';
  return type.startsWith('image/')
    ? 'public, max-age=86400, stale-while-revalidate=2592000'
    : 'no-cache';
};

const smallestCopy = (req: IncomingMessage, file: BuiltFile) => {
  for (const encoding of acceptedEncodings(req.headers['accept-encoding']?.toString())) {
    const size = file.compressed[encoding];
    const held = file.held?.[encoding];
    if (size) return { path: compressedPath(file, encoding), size, encoding, held };
  }
  return { path: file.path, size: file.size, encoding: undefined, held: file.held?.plain };
};

const alreadyHas = (req: IncomingMessage, etag: string) =>
  (req.headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*');

/** A download is continued only on the very same bytes. */
const mayResume = (req: IncomingMessage, etag: string) =>
  req.headers['if-range'] === undefined || req.headers['if-range'] === etag;
