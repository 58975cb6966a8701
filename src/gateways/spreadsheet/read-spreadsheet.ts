import { Worker } from 'node:worker_threads';
import { DomainError } from '#domain/errors.ts';
import { sheetLimits, type SheetFile, type TextEncoding } from '#domain/guest-list/sheet.ts';
import type { ParseResult, ParseTask } from './reading/worker.ts';
import { taskQueue } from '#domain/task-queue.ts';
import { scriptFile } from '#gateways/script-file.ts';

const workerFile = () => scriptFile(import.meta.url, './reading/worker.ts', 'spreadsheet-worker');

const files = taskQueue();

/**
 * Reads an uploaded file in a thread with limited memory and time: whatever the file contains, the site goes
 * on. One file after the other, so that many are no more dangerous than one.
 * @param selected the couple's choice among a file's `readings`
 * @throws DomainError `unreadable_file`
 */
export const readSpreadsheet = (bytes: Uint8Array, selected?: TextEncoding): Promise<SheetFile> => {
  return files.add(() => readInWorker({ bytes, selected }));
};

const readInWorker = async (task: ParseTask): Promise<SheetFile> => {
  const parseResult = await answerOf(task);
  if ('file' in parseResult) return parseResult.file;
  throw new DomainError('unreadable_file', { reason: parseResult.refused, field: 'body' });
};

const answerOf = (task: ParseTask): Promise<ParseResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile(), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: sheetLimits.heapMb, maxYoungGenerationSizeMb: 32 },
    });
    const tooMuch: ParseResult = { refused: 'too_big_inside' };
    const timer = setTimeout(() => {
      resolve(tooMuch);
      void worker.terminate();
    }, sheetLimits.seconds * 1000);
    worker.once('message', (parseResult: ParseResult) => resolve(parseResult));
    worker.once('error', (error) => {
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(tooMuch);
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      // No effect after an answer.
      resolve(tooMuch);
    });
  });
