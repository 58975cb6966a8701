import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';

const scriptTag = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;

/**
 * Bundles the scripts of every prerendered page without islands into one. Split into shared chunks, home
 * would load a dozen files; with high latency each of them is a round trip.
 */
export const oneScript = (): AstroIntegration => ({
  name: 'convite:one-script',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const page of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (page.endsWith('.html')) await joinScripts(folder, page);
      }
    },
  },
});

const joinScripts = async (folder: string, page: string) => {
  const path = join(folder, page);
  const html = readFileSync(path, 'utf8');
  const scripts = [...html.matchAll(scriptTag)].map(([, src = '']) => join(folder, src));
  if (scripts.length < 2 || html.includes('<astro-island')) return;
  const name = page.replace(/(\/index)?\.html$/, '').replaceAll(/[^\w-]/g, '-');
  const file = await bundle(name, scripts, join(folder, '_astro'));
  const script = `<script type="module" src="/_astro/${file}"></script>`;
  // Placed last, so that it does not compete with the page itself for bandwidth.
  writeFileSync(path, html.replace(scriptTag, '').replace('</body>', `${script}</body>`));
};

const bundle = async (name: string, scripts: string[], folder: string) => {
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
    dir: folder,
    entryFileNames: '[name].[hash].js',
    chunkFileNames: '[name].[hash].js',
    minify: true,
  });
  await build.close();
  return output[0].fileName;
};
