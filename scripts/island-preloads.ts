import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withPreloads } from '../src/layouts/preloads.ts';
import { readIslandScripts } from '../src/server/files/island-scripts.ts';

/** Prerendered pages with islands name the scripts they will need; the others do as they are made. */
export const islandPreloads = (): AstroIntegration => ({
  name: 'convite:island-preloads',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const client = fileURLToPath(dir);
      const scriptsOf = readIslandScripts(client);
      for (const page of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
        if (!page.endsWith('.html')) continue;
        const path = join(client, page);
        const html = readFileSync(path, 'utf8');
        writeFileSync(path, withPreloads(html, scriptsOf(html)));
      }
    },
  },
});
