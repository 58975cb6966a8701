import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { sheetLimits } from '#domain/guest-list/sheet.ts';
import { readDirectory, type Entry } from './directory.ts';
import { InvalidFile } from './invalid-file.ts';

/** A file of the archive in chunks: it is never completely in memory. */
export type Part = AsyncIterable<Uint8Array>;

export type ZipReader = (path: string) => Part | undefined;

const methods = { stored: 0, deflated: 8 } as const;
const chunkBytes = 64 * 1024;

/** Pictures, macros, connections and the like are not decompressed. */
const expected =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/iu;

/**
 * The parts of an .xlsx that hold its cells. An archive that declares too large a size is refused at once; a
 * part that differs from its declared size is refused while it is read.
 */
export const openZip = (bytes: Uint8Array): ZipReader => {
  const entries = entriesOf(bytes);
  const parts = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  if (parts.has('xl/workbook.bin')) throw new InvalidFile('old_excel');
  if (parts.has('content.xml') && parts.has('mimetype')) throw new InvalidFile('open_document');
  if (entries.some(({ name }) => /\.iwa$|^index\.zip$/iu.test(name)))
    throw new InvalidFile('numbers');
  if (!parts.has('xl/workbook.xml')) throw new InvalidFile('not_a_spreadsheet');
  const values = entries.filter(({ name }) => expected.test(name));
  const inflated = values.reduce((sum, { size }) => sum + size, 0);
  if (inflated > sheetLimits.inflatedBytes) throw new InvalidFile('too_big_inside');
  return (path) => {
    const entry = parts.get(path.toLowerCase());
    return entry && expected.test(entry.name) ? checkedPart(bytes, entry) : undefined;
  };
};

const entriesOf = (bytes: Uint8Array): Entry[] => {
  try {
    return readDirectory(bytes);
  } catch (error) {
    throw error instanceof InvalidFile ? error : new InvalidFile('damaged');
  }
};

async function* checkedPart(bytes: Uint8Array, entry: Entry): Part {
  let size = 0;
  let crc = 0;
  for await (const chunk of unpacked(bytes.subarray(entry.start, entry.end), entry.method)) {
    size += chunk.length;
    if (size > entry.size) throw new InvalidFile('damaged');
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (size !== entry.size || crc !== entry.crc) throw new InvalidFile('damaged');
}

async function* unpacked(data: Uint8Array, method: number): Part {
  const stored = piecesOf(data);
  if (method === methods.stored) {
    yield* stored;
    return;
  }
  if (method !== methods.deflated) throw new InvalidFile('damaged');
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  // The reader gets every error from `inflate`; stopping early is not an error.
  pipeline(Readable.from(stored), inflate, () => undefined);
  yield* inflate as AsyncIterable<Uint8Array>;
}

function* piecesOf(data: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < data.length; at += chunkBytes) yield data.subarray(at, at + chunkBytes);
}
