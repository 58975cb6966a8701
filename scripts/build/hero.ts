import { mkdirSync, readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readYaml } from '../../src/content/reading/read-yaml.ts';
import { photosSchema } from '../../src/content/schemas/photos.ts';
import { encodeHero } from './encode-hero.ts';
import { photoName } from './encode-photo.ts';
import { photoFolders } from './photos.ts';

const list = 'src/content/photos.yaml';
const drawing = '/src/sections/home/HeroDrawing.astro';
const photo = '/src/sections/home/HeroPhoto.astro';

/**
 * The picture of the first screen: the drawing, or the couple's own photo. The page contains only the one
 * that is shown.
 */
export const hero = (): AstroIntegration => {
  let folders: ReturnType<typeof photoFolders>;
  let copies: string[] = [];
  const asked = () => photosSchema.parse(readYaml(list, photosSchema)).hero;

  const encode = async () => {
    const chosen = asked();
    if (!chosen) throw new Error(`${list}: nadie ha elegido una foto para la primera pantalla.`);
    const { masters, cache, address } = folders;
    const file = readdirSync(masters).find((name) => photoName(name) === chosen.photo)!;
    const { hero, files } = await encodeHero(join(masters, file), cache, address);
    copies = files;
    return { alt: chosen.alt, ...hero };
  };

  const modules: Record<string, () => string | Promise<string>> = {
    'virtual:hero': () => `export { default } from '${asked() ? photo : drawing}'`,
    'virtual:hero-photo': async () => `export const hero = ${JSON.stringify(await encode())}`,
  };
  const plugin: Plugin = {
    name: 'convite:hero',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load(id) {
      const code = modules[id.slice(1)];
      if (!id.startsWith('\0') || !code) return null;
      this.addWatchFile(list);
      return code();
    },
  };

  return {
    name: 'convite:hero',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        folders = photoFolders(config);
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(new URL(`.${folders.address}`, dir));
        mkdirSync(folder, { recursive: true });
        for (const file of copies) await copyFile(join(folders.cache, file), join(folder, file));
      },
    },
  };
};
