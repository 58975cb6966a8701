import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Point } from '#domain/pictures/photo.ts';
import { encodeHero } from './encode-hero.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hero-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** Noise everywhere: heavier than a camera's picture. */
const shoot = async (width: number, height: number) => {
  const source = join(folder, 'nosotros.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toFile(source);
  return source;
};

const encode = (source: string, point?: Point) =>
  encodeHero({ source, folder, slug: 'portada', address: '/pictures/', point });

test('a phone gets a cut within the page, as light as a bad line asks for; computers get files', async () => {
  const { phone, wide } = await encode(await shoot(1800, 1200));
  expect(phone).toMatchObject({ width: 780, height: 720, webp: '/pictures/portada-phone.webp' });
  expect(phone.avif).toMatch(/^data:image\/avif;base64,/);
  expect(statSync(join(folder, 'portada-phone.avif')).size).toBeLessThanOrEqual(28_000);

  expect(wide).toMatchObject({ width: 1600, height: 760, avif: '/pictures/portada-wide.avif' });
  expect(readdirSync(folder).sort()).toEqual(
    ['nosotros.jpg']
      .concat(['phone.avif', 'phone.webp', 'wide.avif', 'wide.webp'].map((end) => `portada-${end}`))
      .sort(),
  );
  for (const { hint } of [phone, wide]) expect(hint.length).toBeLessThan(700);
});

test('a small photo is cut, never blown up', async () => {
  const { phone, wide } = await encode(await shoot(500, 400));
  expect(phone.width).toBe(500);
  expect(wide).toMatchObject({ width: 500, height: 238 });
});

/** White, with a red square of 200 pixels whose middle is at the point. */
const withSquareAt = async ({ x, y }: Point) => {
  const source = join(folder, 'square.png');
  const [width, height, side] = [1800, 1800, 200];
  const square = sharp({ create: { width: side, height: side, channels: 3, background: '#f00' } });
  const left = Math.min(width - side, Math.max(0, Math.round((width * x) / 100 - side / 2)));
  const top = Math.min(height - side, Math.max(0, Math.round((height * y) / 100 - side / 2)));
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: await square.png().toBuffer(), left, top }])
    .toFile(source);
  return source;
};

/** How much of a picture is red. */
const redPart = async (file: string) => {
  const { data, info } = await sharp(join(folder, file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at]! > 180 && data[at + 1]! < 90) red += 1;
  }
  return red / (info.width * info.height);
};

test.each([
  { x: 50, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 50 },
  { x: 20, y: 80 },
])('the point $x %, $y % stays in sight', async (point) => {
  const { wide } = await encode(await withSquareAt(point), point);
  // The square is 200 × 200 of 1800 × 855 that the wide cut shows, or the part of it inside the picture.
  expect(await redPart(wide.webp.split('/').at(-1)!)).toBeGreaterThan(0.02);
});
