import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DomainError } from '#domain/errors.ts';
import { usedRegion } from '#domain/region.ts';
import type { Deps } from '../deps.ts';
import type { WriteGate } from '../access/write-gate.ts';
import type { ImportNews, ThreadTask } from './import-thread.ts';
import { planOf, writeImport, type Imported, type ImportTask } from './perform-import.ts';

/** This many rows take some 50 ms: less than starting a thread. */
const rowsWithoutThread = 300;
const heapMb = 384;

/** In the source it is beside this file; the build bundles it separately. */
const threadFile = () =>
  ['./import-thread.ts', './import-thread.mjs', '../import-thread.mjs']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url))!;

/**
 * Plans and writes a guest list. A long one takes seconds: a thread with its own connection does it, and the
 * site goes on answering. Imports run one after the other.
 */
export const importRunner = (deps: Deps, { hold }: WriteGate) => {
  const file = path.join(deps.config.dataDir, 'wedding.db');
  let last: Promise<unknown> = Promise.resolve();
  return (task: ImportTask): Promise<Imported> => {
    const rows = task.list.sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
    const isShort = rows <= rowsWithoutThread;
    const work = () =>
      isShort
        ? importHere(deps, task)
        : importInThread({ ...task, file, region: usedRegion() }, hold);
    const running = last.then(work);
    last = running.catch(() => undefined);
    return running;
  };
};

const importHere = (deps: Deps, task: ImportTask): Imported => {
  const plan = planOf(deps, task);
  return task.settings.token === undefined ? plan.preview : writeImport(deps, plan, task);
};

const importInThread = (task: ThreadTask, hold: WriteGate['hold']): Promise<Imported> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(threadFile(), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const ended = new Promise<void>((end) => thread.once('exit', () => end()));
    thread.on('message', (news: ImportNews) => {
      if (news === 'wantsToWrite') {
        void hold(() => {
          thread.postMessage('write');
          return ended;
        });
      } else if ('answer' in news) resolve(news.answer);
      else reject(refusal(news.refused));
    });
    thread.once('error', reject);
    void ended.then(() => reject(new Error('The import ended without an answer')));
  });

type Refused = Extract<ImportNews, { refused: object }>['refused'];

const refusal = ({ code, details }: Refused) =>
  new DomainError(code, details as typeof details & { field: string });
