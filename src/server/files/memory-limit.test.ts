import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openMemoryLimit } from './memory-limit.ts';
import { prepareFile } from './file-response.ts';

const folder = mkdtempSync(join(tmpdir(), 'convite-held-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const copyOf = (name: string, size: number) => {
  const path = join(folder, name);
  writeFileSync(path, 'a'.repeat(size));
  const description = { path, size, type: 'text/plain', etag: name, hashed: false, compressed: {} };
  return prepareFile(description, []).plain;
};

test('a file is read once, however often it is asked for', () => {
  const held = openMemoryLimit(1000);
  const copy = copyOf('once', 100);
  const first = held.of(copy);
  rmSync(copy.path);

  expect(first).toHaveLength(100);
  expect(held.of(copy)).toBe(first);
});

test('no more is kept than there is room for, and nothing large', () => {
  const held = openMemoryLimit(250_000);
  expect(held.of(copyOf('large', 200_000))).toBeUndefined();

  const small = Array.from({ length: 6 }, (_, at) => copyOf(`small-${at}`, 50_000));
  expect(small.map((copy) => held.of(copy)?.length)).toEqual([
    50_000,
    50_000,
    50_000,
    50_000,
    50_000,
    undefined,
  ]);
});

test('a file that was replaced or is gone is not kept', () => {
  const held = openMemoryLimit(1000);
  const replaced = copyOf('replaced', 100);
  writeFileSync(replaced.path, 'another length');
  const gone = copyOf('gone', 100);
  rmSync(gone.path);

  expect(held.of(replaced)).toBeUndefined();
  expect(held.of(gone)).toBeUndefined();
});
