import { parentPort, workerData } from 'node:worker_threads';
import type { SheetFile, TextEncoding, InvalidFileReason } from '#domain/guest-list/sheet.ts';
import { readFile } from './read-file.ts';
import { InvalidFile } from './invalid-file.ts';

/** `chosen`: the couple's choice of an encoding, where it is unsure. */
export type ParseTask = { bytes: Uint8Array; selected: TextEncoding | undefined };

export type ParseResult = { file: SheetFile } | { refused: InvalidFileReason };

const read = async ({ bytes, selected }: ParseTask): Promise<ParseResult> => {
  try {
    return { file: await readFile(bytes, selected) };
  } catch (error) {
    // An untrusted file may make the reader fail in unexpected ways: that counts as a damaged file.
    return { refused: error instanceof InvalidFile ? error.reason : 'damaged' };
  }
};

parentPort?.postMessage(await read(workerData as ParseTask));
