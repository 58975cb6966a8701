import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const own = 'src/islands/client/define-element.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((path) => /\.(ts|tsx|astro)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('every custom element is defined by the function that waits for its children', () => {
  const direct = sources.filter(({ path, text }) => path !== own && /customElements/.test(text));
  expect(direct.map(({ path }) => path)).toEqual([]);
});

test('every class of an element is defined', () => {
  const missing = sources.filter(
    ({ text }) =>
      (text.match(/extends HTMLElement/g) ?? []).length !==
      (text.match(/^defineElement\('/gm) ?? []).length,
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});
