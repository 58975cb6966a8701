import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What every screen is looked at for belongs to no noun. */
const others = ['screens'];

test('every folder of journeys is a noun whose tests can be run by themselves', () => {
  const folders = globSync('e2e/*/*.test.ts').map((file) => path.basename(path.dirname(file)));
  const nouns = [...new Set(folders)].filter((name) => !others.includes(name)).toSorted();
  const { stderr, status } = spawnSync(process.execPath, ['scripts/test-of.mjs', 'of'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`Which? ${nouns.join(', ')}`);
});
