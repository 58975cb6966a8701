import { parentPort, workerData } from 'node:worker_threads';
import type { Sheet, UnreadableReason } from '#domain/guest-list/sheet.ts';
import { readFile } from './read-file.ts';
import { Unreadable } from './unreadable.ts';

export type Reading = { sheets: Sheet[] } | { refused: UnreadableReason };

const read = async (bytes: Uint8Array): Promise<Reading> => {
  try {
    return { sheets: await readFile(bytes) };
  } catch (error) {
    // An untrusted file may make the reader fail in unexpected ways: that counts as a damaged file.
    return { refused: error instanceof Unreadable ? error.reason : 'damaged' };
  }
};

parentPort?.postMessage(await read(workerData as Uint8Array));
