import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DomainError } from '#domain/errors.ts';
import { sheetLimits, type SheetFile, type TextEncoding } from '#domain/guest-list/sheet.ts';
import type { Reading, ReadingTask } from './reading/thread.ts';

/** In the source it is beside this file; the build bundles it separately. */
const threadFile = () =>
  ['./reading/thread.ts', './spreadsheet-thread.mjs', '../spreadsheet-thread.mjs']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url))!;

let lastReading: Promise<unknown> = Promise.resolve();

/**
 * Reads an uploaded file in a thread with limited memory and time: whatever the file contains, the site goes
 * on. One file after the other, so that many are no more dangerous than one.
 * @param chosen the couple's choice among a file's `readings`
 * @throws DomainError `unreadable_file`
 */
export const readSpreadsheet = (bytes: Uint8Array, chosen?: TextEncoding): Promise<SheetFile> => {
  const reading = lastReading.then(() => readInThread({ bytes, chosen }));
  lastReading = reading.catch(() => undefined);
  return reading;
};

const readInThread = async (task: ReadingTask): Promise<SheetFile> => {
  const reading = await answerOf(task);
  if ('file' in reading) return reading.file;
  throw new DomainError('unreadable_file', { reason: reading.refused, field: 'body' });
};

const answerOf = (task: ReadingTask): Promise<Reading> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(threadFile(), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: sheetLimits.heapMb, maxYoungGenerationSizeMb: 32 },
    });
    const tooMuch: Reading = { refused: 'too_big_inside' };
    const timer = setTimeout(() => {
      resolve(tooMuch);
      void thread.terminate();
    }, sheetLimits.seconds * 1000);
    thread.once('message', (reading: Reading) => resolve(reading));
    thread.once('error', (error) => {
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(tooMuch);
      else reject(error);
    });
    thread.once('exit', () => {
      clearTimeout(timer);
      // No effect after an answer.
      resolve(tooMuch);
    });
  });
