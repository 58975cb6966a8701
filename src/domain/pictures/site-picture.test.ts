import { expect, test } from 'vitest';
import { photoName } from '#content/schemas/fields.ts';
import { sizesOf, sitePhoto, sitePictureId, sitePictureOf } from './site-picture.ts';
import { isCachedPicture, isPictureFile } from './uploaded-picture.ts';

const id = sitePictureId('0123456789abcdef'.repeat(4));
const picture = { id, width: 2560, height: 1920, tone: '#abc' };

test('an id is what a photo field holds, without an ending', () => {
  expect(id).toBe('subida-0123456789abcdef');
  expect(photoName(id)).toBe(id);
});

test('until its copies are there a picture is shown by its master', () => {
  expect(sitePhoto(picture, () => false)).toEqual({
    ...{ width: 1280, height: 960, tone: '#abc', avif: [] },
    webp: [[2560, `/api/uploads/${id}.jpg`]],
  });
  expect(sitePhoto(picture, (file) => file.endsWith('-640.webp')).webp).toEqual([
    [640, `/api/uploads/${id}-640.webp`],
  ]);
});

test('with its copies it is shown as a picture of the build', () => {
  const { avif, webp } = sitePhoto(picture, () => true);
  expect(avif.map(([width]) => width)).toEqual([400, 640, 1280]);
  expect(webp.map(([width]) => width)).toEqual([640, 1280]);
  expect(sizesOf(picture)).toEqual(
    [...avif, ...webp].map(([, url]) => url.slice('/api/uploads/'.length)),
  );
});

test.each([
  [`${id}.jpg`, true, true],
  [`${id}-640.avif`, true, false],
  [`${'0f'.repeat(16)}-480.webp`, true, true],
  ['portada-0123456789abcdef-wide.avif', true, false],
  ['portada-0123456789abcdef.json', false, false],
  [`${id}-640.avif.12.part`, false, false],
  [`../${id}.jpg`, false, false],
])('%s is served: %s, in backups: %s', (name, isServed, isSaved) => {
  expect([isPictureFile(name), isCachedPicture(name)]).toEqual([isServed, isSaved]);
});

test.each([`${id}.jpg`, `${id}-1280.webp`])('%s belongs to its picture', (name) => {
  expect(sitePictureOf(name)).toBe(id);
});
