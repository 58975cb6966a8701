import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import {
  encodePhoto,
  type EncodedPhoto,
  isPhoto,
  photoName,
} from '../../src/gateways/pictures/encode-photo.ts';

const asked = 'virtual:photos';
const resolved = '\0virtual:photos';
const address = '/_astro/';

/** Folders of the couple's pictures and of their encoded copies. */
const photoFolders = ({ srcDir, cacheDir }: { srcDir: URL; cacheDir: URL }) => ({
  masters: fileURLToPath(new URL('content/photos/', srcDir)),
  cache: fileURLToPath(new URL('photos/', cacheDir)),
});

/**
 * The one picture pipeline: encodes every file of `src/content/photos` in the sizes that phones need. It runs
 * before the pages are built, so that pages rendered on demand have them, too: a server that is busy with
 * guests encodes nothing.
 */
export const photos = (): AstroIntegration => {
  let encoded: Promise<EncodedPhoto[]> | undefined;
  let masters = '';
  let cache = '';
  const encodeAll = () => (encoded ??= encodeFolder(masters, cache));

  const plugin: Plugin = {
    name: 'convite:photos',
    resolveId: (id) => (id === asked ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const entries = (await encodeAll()).map(({ name, photo }) => [name, photo] as const);
      return `export const photos = ${JSON.stringify(Object.fromEntries(entries))}`;
    },
    configureServer: async ({ middlewares, watcher, environments, ws, config }) => {
      // The first encoding takes longer than a page may wait.
      if (!existsSync(cache)) config.logger.info('Las fotos toman un par de minutos, una vez.');
      await encodeAll();
      watcher.add(masters);
      watcher.on('all', (_, path) => {
        if (!path.startsWith(masters)) return;
        encoded = undefined;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(resolved);
          if (module) moduleGraph.invalidateModule(module);
        }
        ws.send({ type: 'full-reload' });
      });
      middlewares.use(address, (req, res, next) => {
        readFile(join(cache, (req.url ?? '').replace(/[?#].*/, ''))).then(
          (file) => res.end(file),
          () => next(),
        );
      });
    },
  };

  return {
    name: 'convite:photos',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        ({ masters, cache } = photoFolders(config));
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(new URL(`.${address}`, dir));
        mkdirSync(folder, { recursive: true });
        const files = (await encodeAll()).flatMap(({ files }) => files);
        await Promise.all(files.map((file) => copyFile(join(cache, file), join(folder, file))));
        logger.info(`${files.length} picture files`);
      },
    },
  };
};

/** Two at a time: each encoder uses more than one core itself. */
const encodeFolder = async (masters: string, cache: string) => {
  mkdirSync(cache, { recursive: true });
  const masterFiles = existsSync(masters) ? readdirSync(masters) : [];
  const queue = masterFiles.filter(isPhoto).sort();
  const done: EncodedPhoto[] = [];
  const encodeNext = async (): Promise<void> => {
    const file = queue.shift();
    if (!file) return;
    done.push(await encodePhoto(join(masters, file), cache, address));
    await encodeNext();
  };
  await Promise.all([encodeNext(), encodeNext()]);
  return refuseTwins(done.sort((a, b) => a.name.localeCompare(b.name)));
};

const refuseTwins = (encoded: EncodedPhoto[]) => {
  for (const [at, { name }] of encoded.entries()) {
    if (name === encoded[at - 1]?.name) {
      throw new Error(
        `src/content/photos: hay dos fotos llamadas «${photoName(name)}»; cada nombre va una vez.`,
      );
    }
  }
  return encoded;
};
