import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DomainError } from '#domain/errors.ts';
import { sheetLimits, type Sheet } from '#domain/guest-list/sheet.ts';
import type { Reading } from './reading/thread.ts';

/** In the source it is beside this file; the build bundles it separately. */
const threadFile = () =>
  ['./reading/thread.ts', './spreadsheet-thread.mjs', '../spreadsheet-thread.mjs']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url))!;

let lastReading: Promise<unknown> = Promise.resolve();

/**
 * Reads an uploaded file in a thread with limited memory and time: whatever the file contains, the site goes
 * on. One file after the other, so that many are no more dangerous than one.
 * @throws DomainError `unreadable_file`
 */
export const readSpreadsheet = (bytes: Uint8Array): Promise<Sheet[]> => {
  const reading = lastReading.then(() => readInThread(bytes));
  lastReading = reading.catch(() => undefined);
  return reading;
};

const readInThread = async (bytes: Uint8Array): Promise<Sheet[]> => {
  const reading = await answerOf(bytes);
  if ('sheets' in reading) return reading.sheets;
  throw new DomainError('unreadable_file', { reason: reading.refused, field: 'body' });
};

const answerOf = (bytes: Uint8Array): Promise<Reading> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(threadFile(), {
      workerData: bytes,
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
