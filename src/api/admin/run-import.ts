import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DomainError } from '#domain/errors.ts';
import { usedRegion } from '#domain/region.ts';
import type { Deps } from '../deps.ts';
import type { WriteLimiter } from '../access/write-gate.ts';
import type { ImportEvent, WorkerTask } from './import-worker.ts';
import { planOf, writeImport, type Imported, type ImportTask } from './execute-import.ts';
import { taskQueue } from '#domain/task-queue.ts';
import { scriptFile } from '#gateways/script-file.ts';

/** This many rows take some 50 ms: less than starting a thread. */
const rowsWithoutWorker = 300;
const heapMb = 384;

const workerFile = () => scriptFile(import.meta.url, './import-worker.ts', 'import-worker');

/**
 * Plans and writes a guest list. A long one takes seconds: a thread with its own connection does it, and the
 * site goes on answering. Imports run one after the other.
 */
export const importRunner = (deps: Deps, { block }: WriteLimiter) => {
  const file = path.join(deps.config.dataDir, 'wedding.db');
  const imports = taskQueue();
  return (task: ImportTask): Promise<Imported> => {
    const rows = task.list.sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
    const isShort = rows <= rowsWithoutWorker;
    return imports.add(() =>
      isShort
        ? importHere(deps, task)
        : importInWorker({ ...task, file, region: usedRegion() }, block),
    );
  };
};

const importHere = (deps: Deps, task: ImportTask): Imported => {
  const plan = planOf(deps, task);
  return task.settings.token === undefined ? plan.preview : writeImport(deps, plan, task);
};

const importInWorker = (task: WorkerTask, block: WriteLimiter['block']): Promise<Imported> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile(), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const finished = new Promise<void>((end) => worker.once('exit', () => end()));
    worker.on('message', (event: ImportEvent) => {
      if (event === 'wantsToWrite') {
        void block(() => {
          worker.postMessage('write');
          return finished;
        });
      } else if ('answer' in event) resolve(event.answer);
      else reject(rejection(event.rejected));
    });
    worker.once('error', reject);
    void finished.then(() => reject(new Error('The import ended without an answer')));
  });

type Rejected = Extract<ImportEvent, { rejected: object }>['rejected'];

const rejection = ({ code, details }: Rejected) =>
  new DomainError(code, details as typeof details & { field: string });
