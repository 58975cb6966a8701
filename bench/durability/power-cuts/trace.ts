import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#db/connection.ts';
import { seedDemo } from '#db/demo/plant-demo.ts';

/** What the program did to a file, in the order in which it did it; or said, in between. */
export type Step =
  | { kind: 'create' | 'remove' | 'sync'; file: string }
  | { kind: 'write'; file: string; offset: number; bytes: Buffer }
  | { kind: 'truncate'; file: string; size: number }
  | { kind: 'say'; text: string };

export type Recording = {
  /** The wedding's file before the first step. */
  before: Buffer;
  steps: Step[];
};

/** The data folder itself: syncing it keeps which files there are. */
export const folderName = '.';

export const canRecord = () => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;

/** Runs the writers under `strace`, and gives every write and every fsync of SQLite, with their bytes. */
export const record = (calls: number, synchronous: 'full' | 'normal'): Recording => {
  const work = mkdtempSync(path.join(tmpdir(), 'convite-power-'));
  try {
    const dataDir = path.join(work, 'data');
    const database = path.join(dataDir, 'wedding.db');
    const { db, close } = openDatabase(database);
    seedDemo(db, ['Violeta', 'Lautaro']);
    close();
    const before = readFileSync(database);
    const [marks, trace] = [path.join(work, 'marks'), path.join(work, 'trace')];
    const files = ['', '-wal', '-journal'].map((end) => `${database}${end}`);
    spawnSync(
      'strace',
      [
        ...['-f', '-qq', '--seccomp-bpf', '-y', '-xx', '-s', '70000', '-e', 'signal=none'],
        ...['-e', 'trace=openat,pwrite64,write,fsync,fdatasync,ftruncate,unlink,rename'],
        ...[...files, dataDir, marks].flatMap((file) => ['-P', file]),
        ...['-o', trace, process.execPath],
        path.join(import.meta.dirname, 'record.ts'),
        ...[dataDir, marks, `${calls}`, synchronous],
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const steps = stepsIn(readFileSync(trace, 'latin1'), dataDir, marks);
    if (!steps.some(({ kind }) => kind === 'say')) throw new Error('Nothing was recorded.');
    return { before, steps };
  } finally {
    rmSync(work, { recursive: true });
  }
};

const call = /^\d+ +(\w+)\((.*)\) += (-?\w+)/u;

const stepsIn = (trace: string, dataDir: string, marks: string): Step[] => {
  const steps: Step[] = [];
  const known = new Set(['wedding.db']);
  for (const line of trace.split('\n').filter(Boolean)) {
    const [, name = '', args = '', result = ''] = call.exec(line) ?? [];
    // How a call went that another thread came in between of is not known: none of these may be.
    if (!name && !/exited|killed/u.test(line))
      throw new Error(`Not understood: ${line.slice(0, 200)}`);
    if (!name || result.startsWith('-')) continue;
    const of = unescaped(/^\d+<([^>]*)>/u.exec(args)?.[1] ?? /"([^"]*)"/u.exec(args)?.[1] ?? '');
    if (of === marks) {
      if (name === 'write') steps.push({ kind: 'say', text: textIn(args).toString() });
      continue;
    }
    const file = path.relative(dataDir, of) || folderName;
    const step = stepOf(name, file, args, Number(result));
    if (step?.kind === 'create') {
      if (known.has(file) || file === folderName || !args.includes('O_CREAT')) continue;
      known.add(file);
    }
    if (step?.kind === 'remove') known.delete(file);
    if (step) steps.push(step);
  }
  return steps;
};

const stepOf = (name: string, file: string, args: string, result: number): Step | undefined => {
  const numbers = args.match(/\d+(?=, \d+$)|\d+$/gu)?.map(Number) ?? [];
  switch (name) {
    case 'openat':
      return { kind: 'create', file };
    case 'unlink':
      return { kind: 'remove', file };
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', file };
    case 'pwrite64':
      return {
        kind: 'write',
        file,
        offset: numbers.at(-1)!,
        bytes: textIn(args).subarray(0, result),
      };
    case 'ftruncate':
      return { kind: 'truncate', file, size: numbers.at(-1)! };
    default:
      throw new Error(`The model knows no ${name} of ${file}.`);
  }
};

const unescaped = (text: string) => Buffer.from(text.replaceAll('\\x', ''), 'hex').toString();

const textIn = (args: string) =>
  Buffer.from((/"([^"]*)"/u.exec(args)?.[1] ?? '').replaceAll('\\x', ''), 'hex');
