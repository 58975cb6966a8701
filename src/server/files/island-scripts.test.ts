import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readIslandScripts } from './island-scripts.ts';

const client = mkdtempSync(join(tmpdir(), 'convite-scripts-'));
afterEach(() => rmSync(client, { recursive: true, force: true }));

const build = (scripts: Record<string, string>) => {
  mkdirSync(join(client, '_astro'), { recursive: true });
  for (const [name, text] of Object.entries(scripts))
    writeFileSync(join(client, '_astro', name), text);
};

const island =
  '<astro-island uid="1" prefix="r0" component-url="/_astro/Login.a.js" renderer-url="/_astro/client.b.js">';

test('a page tells of every script that its islands need, once, and of none that may come later', () => {
  build({
    'Login.a.js': 'import{t}from"./Login.c.js";export{t as Login};',
    'Login.c.js':
      'import{r}from"./react.d.js";import"./site.e.js";const l=()=>import("./later.f.js");',
    'client.b.js': 'import{r}from"./react.d.js";export{r};',
    'react.d.js': 'export const r=1;',
    'site.e.js': '',
    'later.f.js': '',
  });
  expect(readIslandScripts(client)(`${island}${island}`)).toEqual(
    ['Login.a', 'client.b', 'Login.c', 'react.d', 'site.e'].map((name) => `/_astro/${name}.js`),
  );
});

test('what the page asks for besides its islands comes first, with what that needs', () => {
  build({
    'Login.a.js': 'import{r}from"./react.d.js";import{s}from"./site.e.js";',
    'client.b.js': 'import{r}from"./react.d.js";',
    'Shell.g.js': 'import"./site.e.js";',
    'react.d.js': '',
    'site.e.js': '',
  });
  const page = `${island}<script type="module" src="/_astro/Shell.g.js"></script>`;
  expect(readIslandScripts(client)(page)).toEqual(
    ['Shell.g', 'Login.a', 'client.b', 'site.e', 'react.d'].map((name) => `/_astro/${name}.js`),
  );
});

test('a page without islands needs none', () => {
  const own = '<script type="module" src="/_astro/Shell.g.js"></script>';
  expect(readIslandScripts(client)(`<head></head><p>Hola</p>${own}`)).toEqual([]);
});
