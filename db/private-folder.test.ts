import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepPrivate } from './private-folder.ts';
import { folderForTest } from '#tests/support/wedding.ts';

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);

const openFolder = () => {
  const folder = folderForTest();
  const at = (...names: string[]) => path.join(folder, ...names);
  mkdirSync(at('backups', 'failed-update-20260101T000000Z'), { recursive: true });
  const files = [at('wedding.db'), at('backups', 'failed-update-20260101T000000Z', 'wedding.db')];
  for (const file of files) {
    writeFileSync(file, '');
    chmodSync(file, 0o644);
  }
  const folders = [folder, at('backups'), at('backups', 'failed-update-20260101T000000Z')];
  for (const place of folders) chmodSync(place, 0o755);
  return { folder, at, files, folders };
};

test('a data folder that everybody could read is its own user’s, to its last file', () => {
  const { folder, files, folders } = openFolder();
  keepPrivate(folder);
  expect(folders.map(modeOf)).toEqual(['700', '700', '700']);
  expect(files.map(modeOf)).toEqual(['600', '600']);
});

test('a folder that holds other things stays open for them, and they stay as they were', () => {
  const { folder, at, files } = openFolder();
  writeFileSync(at('notes.txt'), '');
  chmodSync(at('notes.txt'), 0o644);
  keepPrivate(folder);
  expect([modeOf(folder), modeOf(at('notes.txt'))]).toEqual(['755', '644']);
  expect(files.map(modeOf)).toEqual(['600', '600']);
});

test('what a link leads to elsewhere is not changed', () => {
  const { folder, at } = openFolder();
  const elsewhere = path.join(folderForTest(), 'photo.jpg');
  writeFileSync(elsewhere, '');
  chmodSync(elsewhere, 0o644);
  mkdirSync(at('uploads'));
  symlinkSync(elsewhere, at('uploads', 'photo.jpg'));
  keepPrivate(folder);
  expect(modeOf(elsewhere)).toBe('644');
});

test('a folder that is not there yet is nothing to close', () => {
  expect(() => keepPrivate(path.join(folderForTest(), 'data'))).not.toThrow();
});
