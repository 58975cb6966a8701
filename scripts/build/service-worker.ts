import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { precachedPages } from '../../src/server/publication/public-pages.ts';
import { fontToken, versionToken } from '../../src/server/publication/version-token.ts';

/**
 * Builds `sw.js`: the worker of `src/service-worker` with its precache list. The process writes its version into it.
 * @param html the precached pages, as they are served
 */
export const buildServiceWorker = async (html: string[], client: string) => {
  const built = {
    version: versionToken,
    pages: precachedPages,
    assets: [...partsOf(html, client), fontToken],
  };
  const build = await rolldown({
    input: 'src/service-worker/main.ts',
    transform: {
      target: 'es2020',
      assumptions: { setPublicClassFields: true },
      define: { __BUILT__: JSON.stringify(built) },
    },
  });
  await build.write({ file: join(client, 'sw.js'), format: 'iife', minify: true });
  await build.close();
};

/** Scripts of the pages, and the chunks that those scripts import later. */
const partsOf = (html: string[], client: string): string[] => {
  const found = new Set<string>();
  const open = html.flatMap(namesIn);
  for (let name = open.pop(); name; name = open.pop()) {
    if (found.has(name) || !existsSync(join(client, '_astro', name))) continue;
    found.add(name);
    if (name.endsWith('.js'))
      open.push(...namesIn(readFileSync(join(client, '_astro', name), 'utf8')));
  }
  return [...found].sort().map((name) => `/_astro/${name}`);
};

/** Names of referenced files in the same folder: './part.hash.js', '/_astro/font.hash.woff2'. */
const namesIn = (text: string) =>
  [...text.matchAll(/[\w./@-]+\.(?:js|css)\b/g)].map(([path]) => basename(path));
