import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './encodings.ts';

/** Compressing less gains nothing: it fits in the same packet. */
const smallest = 1024;
/**
 * Longer answers are compressed in another thread, so that other requests do not wait. No guest's page is
 * that long: each of those threads keeps 10 MB that it once needed.
 */
const longestAtOnce = 64 * 1024;

/**
 * Compresses an answer made for one guest, synchronously and in one piece, which costs half of what a stream
 * through the compressor does. A live stream is passed through.
 */
export const compressAnswer = async (
  acceptEncoding: string | undefined,
  answer: Response,
): Promise<Response> => {
  const [encoding] = acceptedEncodings(acceptEncoding);
  if (!encoding || !isPackable(answer)) return answer;
  const plain = new Uint8Array(await answer.arrayBuffer());
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  headers.append('Vary', 'Accept-Encoding');
  if (plain.length < smallest) return new Response(plain, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await compressed[encoding](plain), { status, headers });
};

const isPackable = ({ status, headers }: Response) =>
  status !== 204 &&
  status !== 304 &&
  !headers.has('Content-Encoding') &&
  packable.test(headers.get('Content-Type') ?? '');

const packable = /^(?:text\/(?!event-stream)|application\/(?:json|manifest\+json)|image\/svg\+xml)/;

const brotliAside = promisify(brotliCompress);
const gzipAside = promisify(gzip);

const brotliOptions = ({ length }: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // A window of 256 kB: the usual one takes megabytes from the operating system for each answer, and four times as long.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

type Bytes = Uint8Array<ArrayBuffer>;

const compressed: Record<Encoding, (plain: Bytes) => Bytes | Promise<Bytes>> = {
  br: (plain) =>
    plain.length > longestAtOnce
      ? brotliAside(plain, brotliOptions(plain))
      : brotliCompressSync(plain, brotliOptions(plain)),
  gzip: (plain) => (plain.length > longestAtOnce ? gzipAside(plain) : gzipSync(plain)),
};
