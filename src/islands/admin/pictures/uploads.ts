import { atom } from 'nanostores';
import { picturesTexts as texts } from '#content/texts/admin-pictures.ts';
import { maxPictureSize } from '#domain/pictures/largest-picture.ts';
import { ApiError, messageOf, statusOf } from '#islands/client/api.ts';
import { type RetryClock, retryClock } from '#islands/outbox/retry-clock.ts';
import { addPhoto, readPhotos } from './photos.ts';
import { sendPicture } from './send-picture.ts';

/** A file on its way: percent, or why it did not arrive. It stays in the list until it has. */
export type Upload = {
  key: number;
  file: File;
  /** At 100 everything has been sent and the server is at work. */
  percent: number;
  failure: string;
  /** It was the line, so it goes on by itself once there is one. */
  isMissing: boolean;
};

/** Of the whole screen: pictures go on arriving while the couple writes something else. */
export const $uploads = atom<readonly Upload[]>([]);

const queue: Upload[] = [];
let running: { key: number; abort: AbortController } | undefined;
let lastKey = 0;
let clock: RetryClock | undefined;

const started = { percent: 0, failure: '', isMissing: false };

const update = (key: number, change: Partial<Upload>) =>
  $uploads.set($uploads.get().map((one) => (one.key === key ? { ...one, ...change } : one)));

const takeAway = (key: number) => $uploads.set($uploads.get().filter((one) => one.key !== key));

/** One after the other: on a bad signal the first arrives soonest so. */
const work = async () => {
  if (running) return;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { key, file } = next;
    const abort = new AbortController();
    running = { key, abort };
    try {
      if (file.size > maxPictureSize) throw new ApiError(413, texts.tooLarge);
      const onProgress = (percent: number) => update(key, { percent });
      addPhoto(await sendPicture({ file, onProgress, signal: abort.signal }));
      takeAway(key);
    } catch (error) {
      const isMissing = statusOf(error) === 0;
      update(key, { failure: reasonOf(error, file), isMissing });
      if (isMissing) (clock ??= retryClock(() => void lookForLine())).schedule();
    }
    running = undefined;
  }
};

const reasonOf = (error: unknown, file: File): string => {
  return statusOf(error) === 413 ? texts.tooLarge : (messageOf(error) ?? texts.failed(file.name));
};

const enqueue = (added: readonly Upload[]) => {
  addEventListener('online', lookForLine);
  document.addEventListener('visibilitychange', lookForLine);
  addEventListener('beforeunload', warn);
  queue.push(...added);
  void work();
};

export const send = (files: readonly File[]): void => {
  const added = files.map((file): Upload => ({ key: ++lastKey, file, ...started }));
  $uploads.set([...$uploads.get(), ...added]);
  enqueue(added);
};

/** Goes on where it was. */
export const retry = ({ key, file }: Upload): void => {
  update(key, started);
  enqueue([{ key, file, ...started }]);
};

/** Asks quietly whether the line is back; if so, what it lost goes on. */
const lookForLine = async () => {
  const missing = () => $uploads.get().filter(({ isMissing }) => isMissing);
  if (document.visibilityState === 'hidden' || missing().length === 0) return;
  const isBack = await readPhotos().then(
    () => true,
    (error: unknown) => statusOf(error) !== 0,
  );
  if (!isBack) return clock?.schedule();
  clock?.reset();
  missing().forEach(retry);
};

export const removeUpload = ({ key }: Upload): void => {
  if (running?.key === key) running.abort.abort();
  const index = queue.findIndex((one) => one.key === key);
  if (index >= 0) queue.splice(index, 1);
  takeAway(key);
};

/** Before the page is closed over a picture that is still arriving. */
const warn = (event: BeforeUnloadEvent) => {
  if ($uploads.get().some(({ failure }) => failure === '')) event.preventDefault();
};
