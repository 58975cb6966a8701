import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from '#db/connection.ts';
import { DomainError, type DomainErrorCode } from '#domain/errors.ts';
import { useRegion } from '#domain/region.ts';
import { planOf, writeImport, type Imported, type ImportTask } from './execute-import.ts';

/** `file`: path of the database. `region`: a thread has modules of its own. */
export type WorkerTask = ImportTask & { file: string; region: string };

/** `wantsToWrite` is answered with any message once no call writes. */
export type ImportEvent =
  | 'wantsToWrite'
  | { answer: Imported }
  | { rejected: { code: DomainErrorCode; details: Readonly<Record<string, unknown>> } };

const port = parentPort!;

const notify = (event: ImportEvent) => port.postMessage(event);

const imported = async ({ file, region, ...task }: WorkerTask): Promise<Imported> => {
  useRegion(region);
  const wedding = openConnection(file);
  try {
    const seen = wedding.dataVersion();
    const plan = planOf(wedding, task);
    if (task.settings.token === undefined) return plan.preview;
    notify('wantsToWrite');
    await once(port, 'message');
    const isSame = wedding.dataVersion() === seen;
    return writeImport(wedding, isSame ? plan : planOf(wedding, task), task);
  } finally {
    wedding.close();
  }
};

try {
  notify({ answer: await imported(workerData as WorkerTask) });
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  const { code, details } = error as DomainError;
  notify({ rejected: { code, details } });
}
