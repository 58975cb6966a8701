import { expect, test } from 'vitest';
import { isPictureFile, webpSources } from './uploaded-picture.ts';

const id = '0123456789abcdef0123456789abcdef';

test('an earlier picture of a gift has lighter copies', () => {
  expect(webpSources(`/api/uploads/${id}.jpg`)).toBe(
    `/api/uploads/${id}-480.webp 480w, /api/uploads/${id}-960.webp 960w`,
  );
});

test.each([
  null,
  '',
  'https://fotos.example/a.jpg',
  '/gifts/a.jpg',
  '/api/uploads/x.jpg',
  '/api/uploads/subida-0123456789abcdef-640.webp',
])('a picture at %s has none', (imageUrl) => {
  expect(webpSources(imageUrl)).toBeUndefined();
});

test.each([
  [`${id}.jpg`, true],
  [`${id}-480.webp`, true],
  [`${id}-960.webp`, true],
  [`${id}.webp`, false],
  [`${id}-100.webp`, false],
  [`../${id}.jpg`, false],
  [`${id}.jpg\n`, false],
  ['wedding.db', false],
])('%j is the name of a picture: %s', (name, is) => {
  expect(isPictureFile(name)).toBe(is);
});
