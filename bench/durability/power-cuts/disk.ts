import { folderName, type Step } from './trace.ts';

type Change = Extract<Step, { kind: 'write' | 'truncate' }>;

const isChange = (step: Step): step is Change => step.kind === 'write' || step.kind === 'truncate';

type StoredFile = {
  /** What a power cut leaves in any case. */
  safe: Buffer;
  /** Written since the last fsync: any part of it may be there afterwards, or not. */
  loose: Change[];
  /** Whether the folder was synced since the file was made. */
  isListed: boolean;
  /** Removed since the folder was synced last. */
  isRemoved: boolean;
  /** What had its name until the folder was synced last. */
  former?: StoredFile;
};

/** Which of what was never synced reaches the disk: one decision for each sector. */
export type Fate = () => boolean;

/** What a disk writes at once; a page of SQLite is eight of them. */
const sectorBytes = 512;

/** A disk that keeps what was synced, and of the rest what it likes. */
export const createDisk = (before: Buffer) => {
  const files = new Map<string, StoredFile>([
    ['wedding.db', { safe: before, loose: [], isListed: true, isRemoved: false }],
  ]);
  const fileNamed = (name: string) => {
    const file = files.get(name);
    if (!file) throw new Error(`${name} was never made.`);
    return file;
  };

  const apply = (step: Exclude<Step, { kind: 'say' }>) => {
    if (isChange(step)) {
      fileNamed(step.file).loose.push(step);
    } else if (step.kind === 'create') {
      const empty = { safe: Buffer.alloc(0), loose: [], isListed: false, isRemoved: false };
      files.set(step.file, { ...empty, former: files.get(step.file) });
    } else if (step.kind === 'remove') {
      fileNamed(step.file).isRemoved = true;
    } else if (step.file === folderName) {
      for (const [name, file] of files) {
        if (file.isRemoved) files.delete(name);
        else files.set(name, { ...file, isListed: true, former: undefined });
      }
    } else {
      const file = fileNamed(step.file);
      file.safe = settled(file, () => true);
      file.loose = [];
    }
  };

  /** The files as a cut at this moment leaves them. */
  const cut = (fate: Fate): Map<string, Buffer> =>
    new Map(
      [...files]
        .map(([name, file]) => [name, listed(file, fate)] as const)
        .flatMap(([name, file]) => (file ? [[name, settled(file, fate)]] : [])),
    );

  return { apply, cut };
};

/** Which file its name leads to after a cut, if any. */
const listed = (file: StoredFile, fate: Fate): StoredFile | undefined => {
  if (!file.isListed && !fate()) return file.former && listed(file.former, fate);
  return file.isRemoved && fate() ? undefined : file;
};

const settled = ({ safe, loose }: StoredFile, fate: Fate): Buffer => {
  let bytes = safe;
  let isOwn = false;
  const resize = (size: number) => {
    const next = Buffer.alloc(size);
    bytes.copy(next);
    bytes = next;
    isOwn = true;
  };
  for (const change of loose) {
    if (change.kind === 'truncate') {
      if (fate()) resize(change.size);
      continue;
    }
    for (const [at, part] of sectorsOf(change.offset, change.bytes)) {
      if (!fate()) continue;
      if (!isOwn || at + part.length > bytes.length) {
        resize(Math.max(bytes.length, at + part.length));
      }
      part.copy(bytes, at);
    }
  }
  return bytes;
};

const sectorsOf = (offset: number, bytes: Buffer): [at: number, part: Buffer][] => {
  const parts: [number, Buffer][] = [];
  for (let at = 0; at < bytes.length;) {
    const end = Math.min(bytes.length, at + sectorBytes - ((offset + at) % sectorBytes));
    parts.push([offset + at, bytes.subarray(at, end)]);
    at = end;
  }
  return parts;
};
