import { expect, test } from 'vitest';
import { isPictureFile } from './uploaded-picture.ts';

const id = '0123456789abcdef0123456789abcdef';

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
