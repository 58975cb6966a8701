import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/wedding.ts';
import { builtFiles } from '../built-files.ts';
import { hostileNames } from '#tests/support/fuzz/hostile-text.ts';
import { readFiles, writeFiles } from './content-files.ts';

const events = [
  { id: 45, name: '⛺ Glamping: «bajo» los aromos' },
  { id: 46, name: 'Asado' },
  { id: 47, name: 'Asado' },
];

const parts = {
  ...builtFiles.parts,
  'guides/45': builtFiles.guides.find(({ eventName }) => eventName.includes('Glamping'))!,
  'guides/46': { dresscode: 'Botas' },
  'guides/47': {},
};

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

test('what is written is read as it was, and written again byte for byte', () => {
  const [first, second] = [folderForTest(), folderForTest()];
  const { eventName: _name, ...guide } = parts['guides/45'];
  const draft = { ...parts, 'guides/45': guide };
  writeFiles(first, draft, events);
  const read = readFiles(first, events);
  expect(read).toEqual(draft);
  writeFiles(second, read, events);
  expect(textsIn(second)).toEqual(textsIn(first));
});

test('over a field stands what it is for', () => {
  const folder = folderForTest();
  writeFiles(folder, parts, events);
  const wedding = readFileSync(path.join(folder, 'wedding.yaml'), 'utf8');
  expect(wedding).toContain('# Los dos nombres de pila, en el orden en que se muestran.\n  names:');
  const guide = readFileSync(path.join(folder, 'event-guides', '46.yaml'), 'utf8');
  expect(guide).toBe('eventName: "Asado"\n# Qué ponerse.\ndresscode: Botas\n');
});

test('whatever a text holds, it comes back', () => {
  const folder = folderForTest();
  for (const text of hostileNames) {
    const draft = { privacy: { title: text, intro: text } };
    writeFiles(folder, draft, []);
    expect(readFiles(folder, [])).toEqual(draft);
  }
});
