import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';

/** The prerendered pages in every phone's offline cache, for guests and the couple alike. */
const pages = ['/', '/accommodations', '/privacy', '/offline'];

/**
 * Builds `/sw.js`: the worker of `src/service-worker` with its precache list. It runs last, when the pages
 * have their final content.
 */
export const serviceWorker = (): AstroIntegration => ({
  name: 'convite:service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const assets = partsOf(folder);
      const version = versionOf(folder, assets);
      const build = await rolldown({
        input: 'src/service-worker/main.ts',
        transform: {
          target: 'es2020',
          assumptions: { setPublicClassFields: true },
          define: { __BUILT__: JSON.stringify({ version, pages, assets }) },
        },
      });
      await build.write({ file: join(folder, 'sw.js'), format: 'iife', minify: true });
      await build.close();
    },
  },
});

const htmlOf = (folder: string, page: string) =>
  readFileSync(join(folder, page === '/' ? 'index.html' : `${page}/index.html`), 'utf8');

/** Scripts and fonts of the pages, and the chunks that those scripts import later. */
const partsOf = (folder: string): string[] => {
  const found = new Set<string>();
  const open = pages.flatMap((page) => namesIn(htmlOf(folder, page)));
  for (let name = open.pop(); name; name = open.pop()) {
    if (found.has(name) || !existsSync(join(folder, '_astro', name))) continue;
    found.add(name);
    if (name.endsWith('.js'))
      open.push(...namesIn(readFileSync(join(folder, '_astro', name), 'utf8')));
  }
  return [...found].sort().map((name) => `/_astro/${name}`);
};

/** Names of referenced files in the same folder: './part.hash.js', '/_astro/font.hash.woff2'. */
const namesIn = (text: string) =>
  [...text.matchAll(/[\w./@-]+\.(?:js|css|woff2)\b/g)].map(([path]) => basename(path));

const versionOf = (folder: string, assets: string[]) => {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(htmlOf(folder, page));
  return hash.update(assets.join()).digest('hex').slice(0, 12);
};
