/**
 * Prints the pictures, all of them or those named: the scenes to `src/content/photos/<name>.jpg`,
 * the gifts to `public/gift-pictures/<name>.webp`.
 * `npm run art` or `npm run art -- event-brasas paseo-en-globo`
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Scene, svgOf } from './kit/picture.ts';
import { type Press, print } from './kit/print.ts';

type Series = {
  drawn: string;
  printed: string;
  ending: 'jpg' | 'webp';
  press: (scene: Scene) => Press;
};

const series: Series[] = [
  {
    drawn: 'scenes',
    printed: '../src/content/photos',
    ending: 'jpg',
    press: ({ width, height, wobble }) => {
      const wide = width === 1200 && height === 800 ? 1600 : width;
      return { width: wide, height: Math.round((wide * height) / width), wobble };
    },
  },
  {
    drawn: 'gifts',
    printed: '../public/gift-pictures',
    ending: 'webp',
    // Served as they are, twelve to a page: what a card half a phone wide shows sharply, and no more.
    press: ({ wobble }) => ({ width: 640, height: 480, wobble, webp: { most: 30_000 } }),
  },
];

const asked = process.argv.slice(2);
const known = series.flatMap((one) =>
  readdirSync(join(import.meta.dirname, one.drawn)).map((file) => ({
    ...one,
    name: file.replace(/\.ts$/, ''),
  })),
);
const unknown = asked.filter((name) => !known.some((picture) => picture.name === name));
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`);

for (const { name, drawn, printed, ending, press } of known) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { scene } = (await import(`./${drawn}/${name}.ts`)) as { scene: Scene };
  const sheet = press(scene);
  const picture = await print(svgOf(scene), sheet);
  const target = join(import.meta.dirname, printed);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `${name}.${ending}`), picture);
  console.log(`${name}  ${sheet.width}×${sheet.height}  ${(picture.length / 1024).toFixed(1)} kB`);
}
