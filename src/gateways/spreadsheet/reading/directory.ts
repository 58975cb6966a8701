import { InvalidFile } from './invalid-file.ts';

/** One file of an archive, as its directory describes it. */
export type Entry = {
  name: string;
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  /** Start and end of its data. */
  start: number;
  end: number;
};

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
const headerBytes = { local: 30, central: 46, end: 22 } as const;

/** A workbook has a few dozen; the directory of a 10 MB file may hold 200,000. */
const entryLimit = 5000;
const commentLimit = 0xffff;
const zip64Mark = 0xffffffff;

const flags = { encrypted: 1, sizesFollow: 8 } as const;

/**
 * The directory of a ZIP archive, trusted only where the local headers agree with it and no data belongs to
 * two entries.
 * @throws InvalidFile, or RangeError where an offset points outside the archive
 */
export const readDirectory = (bytes: Uint8Array): Entry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  if (count > entryLimit) throw new InvalidFile('too_big_inside');
  const entries: (Entry & { header: number })[] = [];
  let at = directory;
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== signatures.central) throw new InvalidFile('damaged');
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const [nameBytes, extraBytes, commentBytes] = lengths as [number, number, number];
    const extra = at + headerBytes.central + nameBytes;
    const header = view.getUint32(at + 42, true);
    const fields = {
      name: nameAt(bytes, at + headerBytes.central, nameBytes),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      ...sizesAt(view, at + 20, extra, extraBytes),
    };
    const start = startOfData(bytes, view, header, fields);
    entries.push({ ...fields, header, start, end: start + fields.compressedSize });
    at = extra + extraBytes + commentBytes;
  }
  const inOrder = entries.sort((a, b) => a.header - b.header);
  inOrder.forEach((entry, index) => {
    const next = inOrder[index + 1]?.header ?? directory;
    if (entry.end > next) throw new InvalidFile('damaged');
  });
  return entries;
};

const endOfDirectory = (view: DataView): number => {
  const last = view.byteLength - headerBytes.end;
  for (let at = last; at >= Math.max(0, last - commentLimit); at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at;
  }
  throw new InvalidFile('damaged');
};

const nameAt = (bytes: Uint8Array, at: number, length: number) =>
  new TextDecoder().decode(bytes.subarray(at, at + length));

/** Programs that write before they know the sizes reserve fields for large ones (ZIP64). */
const sizesAt = (view: DataView, at: number, extra: number, extraBytes: number) => {
  const sizes = {
    compressedSize: view.getUint32(at, true),
    size: view.getUint32(at + 4, true),
  };
  let field = extra;
  while (field + 4 <= extra + extraBytes && view.getUint16(field, true) !== 1) {
    field += 4 + view.getUint16(field + 2, true);
  }
  let large = field + 4;
  for (const name of ['size', 'compressedSize'] as const) {
    if (sizes[name] !== zip64Mark) continue;
    if (large + 8 > extra + extraBytes) throw new InvalidFile('damaged');
    sizes[name] = Number(view.getBigUint64(large, true));
    large += 8;
  }
  return sizes;
};

type CentralEntry = Pick<Entry, 'name' | 'method' | 'compressedSize' | 'size'> & { flags: number };

/** @throws InvalidFile when the local header contradicts the directory */
const startOfData = (bytes: Uint8Array, view: DataView, header: number, entry: CentralEntry) => {
  if (view.getUint32(header, true) !== signatures.local) throw new InvalidFile('damaged');
  const nameBytes = view.getUint16(header + 26, true);
  const extraBytes = view.getUint16(header + 28, true);
  const extra = header + headerBytes.local + nameBytes;
  const sizesFollow = (view.getUint16(header + 6, true) & flags.sizesFollow) !== 0;
  const sizes = sizesFollow ? entry : sizesAt(view, header + 18, extra, extraBytes);
  const isSame =
    nameAt(bytes, header + headerBytes.local, nameBytes) === entry.name &&
    view.getUint16(header + 8, true) === entry.method &&
    sizes.size === entry.size &&
    sizes.compressedSize === entry.compressedSize;
  if (!isSame || (entry.flags & flags.encrypted) !== 0) throw new InvalidFile('damaged');
  return extra + extraBytes;
};
