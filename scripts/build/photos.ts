import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
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

const moduleId = 'virtual:photos';
const resolved = '\0virtual:photos';
const address = '/_astro/';

/** Folders of the couple's pictures and of their encoded copies, which the repository carries: a first start encodes none. */
export const photoFolders = ({ srcDir, root }: { srcDir: URL; root: URL }) => ({
  masters: fileURLToPath(new URL('content/photos/', srcDir)),
  copies: fileURLToPath(new URL('photo-copies/', root)),
});

/**
 * The one picture pipeline: encodes every file of `src/content/photos` in the sizes that phones need. It runs
 * before the pages are built, so that pages rendered on demand have them, too: a server that is busy with
 * guests encodes nothing.
 */
export const photos = (): AstroIntegration => {
  let encoded: Promise<EncodedPhoto[]> | undefined;
  let masters = '';
  let copies = '';
  const encodeAll = () => (encoded ??= encodeFolder(masters, copies));

  const plugin: Plugin = {
    name: 'convite:photos',
    resolveId: (id) => (id === moduleId ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const entries = (await encodeAll()).map(({ name, photo }) => [name, photo] as const);
      return `export const photos = ${JSON.stringify(Object.fromEntries(entries))}`;
    },
    configureServer: async ({ middlewares, watcher, environments, ws, config }) => {
      // Many new photos take longer to encode than a page may wait.
      config.logger.info('Se preparan las fotos nuevas, si las hay.');
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
        readFile(join(copies, (req.url ?? '').replace(/[?#].*/, ''))).then(
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
        ({ masters, copies } = photoFolders(config));
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(new URL(`.${address}`, dir));
        mkdirSync(folder, { recursive: true });
        const files = (await encodeAll()).flatMap(({ files }) => files);
        await Promise.all(files.map((file) => copyFile(join(copies, file), join(folder, file))));
        removeOthers(copies, files);
        logger.info(`${files.length} picture files`);
      },
    },
  };
};

/** Two at a time: each encoder uses more than one core itself. */
export const encodeFolder = async (masters: string, copies: string) => {
  mkdirSync(copies, { recursive: true });
  const masterFiles = existsSync(masters) ? readdirSync(masters) : [];
  const queue = masterFiles.filter(isPhoto).sort();
  const done: EncodedPhoto[] = [];
  const encodeNext = async (): Promise<void> => {
    const file = queue.shift();
    if (!file) return;
    done.push(await encodePhoto(join(masters, file), copies, address));
    await encodeNext();
  };
  await Promise.all([encodeNext(), encodeNext()]);
  return rejectDuplicates(done.sort((a, b) => a.name.localeCompare(b.name)));
};

/** Removes the copies of photos that were replaced or taken out. */
const removeOthers = (folder: string, files: string[]) => {
  const current = new Set(files);
  const old = readdirSync(folder).filter((file) => isCopy(file) && !current.has(file));
  for (const file of old) rmSync(join(folder, file));
};

const isCopy = (file: string) => /\.(avif|webp)$/u.test(file);

const rejectDuplicates = (encoded: EncodedPhoto[]) => {
  for (const [at, { name }] of encoded.entries()) {
    if (name === encoded[at - 1]?.name) {
      throw new Error(
        `src/content/photos: hay dos fotos llamadas «${photoName(name)}»; cada nombre va una vez.`,
      );
    }
  }
  return encoded;
};
