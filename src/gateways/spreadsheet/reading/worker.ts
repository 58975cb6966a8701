import { parentPort, workerData } from 'node:worker_threads';
import type { SheetFile, TextEncoding, UnreadableReason } from '#domain/guest-list/sheet.ts';
import { readFile } from './read-file.ts';
import { Unreadable } from './unreadable.ts';

/** `chosen`: the couple's choice of an encoding, where it is unsure. */
export type ReadingTask = { bytes: Uint8Array; selected: TextEncoding | undefined };

export type ParseResult = { file: SheetFile } | { refused: UnreadableReason };

const read = async ({ bytes, selected }: ReadingTask): Promise<ParseResult> => {
  try {
    return { file: await readFile(bytes, selected) };
  } catch (error) {
    // An untrusted file may make the reader fail in unexpected ways: that counts as a damaged file.
    return { refused: error instanceof Unreadable ? error.reason : 'damaged' };
  }
};

parentPort?.postMessage(await read(workerData as ReadingTask));
