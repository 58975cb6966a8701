import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DomainError } from '#domain/errors.ts';
import type { Point } from '#domain/pictures/photo.ts';
import type { PictureFailure } from '#domain/pictures/picture-failure.ts';
import type { CardTask } from './draw-share-card.ts';
import type { EncodedGuestPhoto } from './encode-guest-photo.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { SheetTask } from './pass-sheet.ts';
import { runInOrder } from './job-queue.ts';
import { scriptFile } from '#gateways/script-file.ts';

export type EncoderTask =
  /** An uploaded file, and the folder of pictures. */
  | { kind: 'picture'; file: string; folder: string }
  /** A photo that a guest has sent, and the folder of photos. `name`: see `photoFiles`. */
  | { kind: 'guest-photo'; file: string; folder: string; name: string }
  /** The copies of a picture of the site that are missing, made in the background. */
  | { kind: 'copies'; id: string; width: number; folder: string }
  /** The cuts of the first screen's photo. */
  | { kind: 'hero'; source: string; point: Point | undefined; slug: string; folder: string }
  /** What chat apps show beside a link to the site. */
  | ({ kind: 'card' } & CardTask)
  /** A group's sheet for the road. */
  | ({ kind: 'sheet' } & SheetTask);

export type EncoderAnswer =
  | { encoded: EncodedPicture }
  | { photo: EncodedGuestPhoto }
  /** A JPEG, in base64. */
  | { card: string }
  /** A PNG or a PDF, in base64. */
  | { sheet: string }
  | { refused: PictureFailure }
  | { failed: { code: string | undefined; message: string } }
  | Record<string, never>;

/** No picture of the accepted size takes this long, on the slowest server. */
const longestMs = 5 * 60_000;

const program = () =>
  fileURLToPath(scriptFile(import.meta.url, './encoder-process.ts', 'picture-encoder'));

type Encoded = Exclude<EncoderAnswer, { refused: unknown } | { failed: unknown }>;

const encode = async (task: EncoderTask, signal: AbortSignal): Promise<Encoded> => {
  const encoder = spawn(process.execPath, [program(), JSON.stringify(task)], {
    // The reader of a file of unknown origin knows no secrets.
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
    signal,
  });
  const [output, [code]] = await Promise.all([
    text(encoder.stdout),
    once(encoder, 'close') as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`The encoder of pictures ended with ${String(code)}`);
  const answer = JSON.parse(output) as EncoderAnswer;
  if ('refused' in answer) {
    throw new DomainError('bad_picture', { field: 'body', reason: answer.refused });
  }
  if ('failed' in answer) {
    const { code, message } = answer.failed as { code: string | undefined; message: string };
    throw Object.assign(new Error(message), { code });
  }
  return answer;
};

/**
 * Performs a task in a process of its own: pictures take memory that a process never gives back, and what a file of
 * unknown origin does to its reader is not done to the site. One after the other, so that many take no more memory
 * than one.
 * @throws DomainError `bad_picture`; Superseded
 */
export const runEncoder = runInOrder(encode);

/** Encodes an uploaded picture. @throws DomainError `bad_picture` */
export const encodeUpload = async (
  task: EncoderTask & { file: string },
): Promise<EncodedPicture> => {
  const answer = await runEncoder(task);
  if ('encoded' in answer) return answer.encoded;
  throw new Error('The picture was encoded without an answer');
};
