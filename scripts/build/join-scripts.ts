import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { type BundledScripts, scriptsIn } from '../../src/server/publication/bundled-scripts.ts';
import type { RenderedPage } from '../../src/server/publication/render-pages.ts';

/**
 * Bundles the scripts of every public page without islands into one, and writes which page has which. Split
 * into shared chunks, home would load a dozen files; with high latency each of them is a round trip.
 */
export const joinScripts = async (pages: RenderedPage[], dist: string): Promise<BundledScripts> => {
  const merged: BundledScripts = {};
  for (const { address, body } of pages) {
    const scripts = scriptsIn(body);
    if (scripts.length < 2 || body.includes('<astro-island')) continue;
    const name = address === '/' ? 'index' : address.slice(1).replaceAll(/[^\w-]/g, '-');
    const client = join(dist, 'client');
    const file = await bundle(
      name,
      scripts.map((script) => join(client, script)),
      client,
    );
    merged[address] = { scripts, joined: `/_astro/${file}` };
  }
  writeFileSync(join(dist, 'server', 'joined-scripts.json'), JSON.stringify(merged));
  return merged;
};

const bundle = async (name: string, scripts: string[], client: string) => {
  const entry = `page:${name}`;
  const source = scripts.map((script) => `import ${JSON.stringify(script)};`).join('\n');
  const build = await rolldown({
    input: { [name]: entry },
    // Syntax that the bundler before this step has lowered for old phones is kept.
    transform: { target: 'es2020' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const { output } = await build.write({
    dir: join(client, '_astro'),
    entryFileNames: '[name].[hash].js',
    chunkFileNames: '[name].[hash].js',
    minify: true,
  });
  await build.close();
  return output[0].fileName;
};
