import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /\.(css|astro|ts|tsx)$/u.test(file) && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

/** In a style sheet, a style object or by `setProperty`. */
const definition = /(?<!var\()(--[a-z][\w-]*)['"`\]]*\s*[:,]/gu;
/** With a fallback it may be missing. */
const use = /var\((--[a-z][\w-]*)\)/gu;

test('every custom property that is used is defined: a wrong name would be silence', () => {
  const defined = new Set(
    sources.flatMap(([, text]) => [...text.matchAll(definition)].map(([, name]) => name)),
  );
  const missing = sources.flatMap(([file, text]) =>
    [...text.matchAll(use)].flatMap(([, name]) => (defined.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(defined.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
