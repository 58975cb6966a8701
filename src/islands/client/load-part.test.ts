import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What runs in browsers, the service worker aside: it is one file. */
const sources = ['content', 'contract', 'domain', 'islands', 'layouts', 'sections']
  .flatMap((floor) =>
    readdirSync(join('src', floor), { recursive: true, encoding: 'utf8' }).map((name) =>
      join('src', floor, name),
    ),
  )
  .filter((path) => /\.(ts|tsx|astro)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** As a type, `typeof import('…')` loads nothing. */
const imports = /(?<!typeof )\bimport\(/g;
const parts = /\bloadPart\(\s*\(\) => import\(/g;

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

test('every dynamic import is made by the function that tries again and says what is missing', () => {
  const bare = sources.filter(({ text }) => count(text, imports) !== count(text, parts));
  expect(bare.map(({ path }) => path)).toEqual([]);
  expect(sources.some(({ text }) => count(text, parts) > 0)).toBe(true);
});
