import { createReadStream } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { readRange } from './byte-range.ts';
import { acceptedEncodings } from './encodings.ts';
import { type MemoryLimit } from './memory-limit.ts';
import { type Copy, type FileResponse } from './file-response.ts';

/**
 * Sends a file of the build: the smallest encoding that the browser accepts, or no body if it has the file.
 */
export const serveFile = (
  req: IncomingMessage,
  res: ServerResponse,
  file: FileResponse,
  { status = 200, memory }: { status?: number; memory: MemoryLimit },
) => {
  const copy = acceptedCopy(req, file);
  const { headers, about, encoding, size } = copy;
  if (status === 200 && alreadyHas(req, copy)) return res.writeHead(304, headers).end();

  const range =
    status === 200 && mayResume(req, copy) ? readRange(req.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    const none = ['Content-Range', `bytes */${size}`, 'Content-Length', '0'];
    return res.writeHead(416, [...headers, ...about, ...none]).end();
  }
  const all = [...headers, ...about];
  if (encoding) all.push('Content-Encoding', encoding);
  if (range) all.push('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  all.push('Content-Length', `${range ? range.end - range.start + 1 : size}`);
  res.writeHead(range ? 206 : status, all);
  if (req.method === 'HEAD' || size === 0) return res.end();

  const bytes = memory.of(copy);
  if (bytes) return res.end(range ? bytes.subarray(range.start, range.end + 1) : bytes);
  // If a new build replaces the file meanwhile, this answer fails, not the process.
  const stream = createReadStream(copy.path, range).on('error', () => res.destroy());
  res.on('close', () => stream.destroy());
  return stream.pipe(res);
};

const acceptedCopy = (req: IncomingMessage, file: FileResponse): Copy => {
  for (const encoding of acceptedEncodings(req.headers['accept-encoding']?.toString())) {
    const copy = file[encoding];
    if (copy) return copy;
  }
  return file.plain;
};

const alreadyHas = ({ headers }: IncomingMessage, { etag }: Copy) =>
  headers['if-none-match']
    ?.split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*') ?? false;

/** A download is resumed only if the bytes are identical. */
const mayResume = ({ headers }: IncomingMessage, { etag }: Copy) =>
  headers['if-range'] === undefined || headers['if-range'] === etag;
