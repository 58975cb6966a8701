import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withPreloads } from '../../src/layouts/preloads.ts';
import { readIslandScripts } from '../../src/server/files/island-scripts.ts';

/**
 * Prerendered pages with islands preload the scripts that they need; other pages get the same when rendered.
 */
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
