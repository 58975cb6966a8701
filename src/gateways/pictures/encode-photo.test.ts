import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { encodePhoto } from './encode-photo.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const paint = async (file: string, width: number, height: number, orientation = 1) => {
  const path = join(folder, file);
  await sharp({ create: { width, height, channels: 3, background: '#ad1f3d' } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(path);
  return path;
};

const encode = (path: string) => encodePhoto(path, folder, '/_astro/');

test('a photo is there in phone sizes, in both formats, with its colour and exact size', async () => {
  const { name, photo, files } = await encode(await paint('venue-01.jpg', 1600, 1066));
  expect(name).toBe('venue-01');
  expect(photo).toMatchObject({ width: 1280, height: 853 });
  expect(photo.avif.map(([width]) => width)).toEqual([400, 640, 1280]);
  expect(photo.webp.map(([width]) => width)).toEqual([640, 1280]);
  expect(photo.tone).toBe('#a24');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(files));
});

test('a small photo is never blown up', async () => {
  const { photo } = await encode(await paint('small.jpg', 300, 200));
  expect(photo).toMatchObject({ width: 300, height: 200 });
  expect(photo.avif.map(([width]) => width)).toEqual([300]);
});

test('a photo the telephone held upright stands upright', async () => {
  const { photo } = await encode(await paint('upright.jpg', 900, 600, 6));
  expect(photo.height).toBeGreaterThan(photo.width);
});

test('the same photo is encoded once, another one of the same name anew', async () => {
  const path = await paint('venue-01.jpg', 500, 300);
  const first = await encode(path);
  const created = statSync(join(folder, first.files[0]!)).mtimeMs;
  expect((await encode(path)).files).toEqual(first.files);
  expect(statSync(join(folder, first.files[0]!)).mtimeMs).toBe(created);
  const other = await encode(await paint('venue-01.jpg', 500, 310));
  expect(other.files).not.toEqual(first.files);
});

test('a file that is no picture is said with its name', async () => {
  const path = join(folder, 'venue-02.jpg');
  writeFileSync(path, 'no soy una foto');
  await expect(encode(path)).rejects.toThrow('venue-02.jpg no es una foto');
});
