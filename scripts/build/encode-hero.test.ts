import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { encodeHero } from './encode-hero.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hero-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** Noise everywhere: heavier than a camera's picture. */
const shoot = async (width: number, height: number) => {
  const path = join(folder, 'nosotros.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toFile(path);
  return path;
};

const encode = (path: string) => encodeHero(path, folder, '/_astro/');

test('a phone gets a cut within the page, as light as a bad line asks for; computers get files', async () => {
  const { hero, files } = await encode(await shoot(1800, 1200));
  expect(hero.phone).toMatchObject({ width: 780, height: 720 });
  expect(hero.phone.avif).toMatch(/^data:image\/avif;base64,/);
  const copy = readdirSync(folder).find((file) => file.endsWith('-phone.avif'))!;
  expect(statSync(join(folder, copy)).size).toBeLessThanOrEqual(28_000);

  expect(hero.wide).toMatchObject({ width: 1600, height: 760 });
  expect(files).toHaveLength(3);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(files));
  for (const { hint } of [hero.phone, hero.wide]) expect(hint.length).toBeLessThan(700);
});

test('a small photo is cut, never blown up', async () => {
  const { hero } = await encode(await shoot(500, 400));
  expect(hero.phone.width).toBe(500);
  expect(hero.wide).toMatchObject({ width: 500, height: 238 });
});
