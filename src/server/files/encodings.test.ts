import { expect, test } from 'vitest';
import { acceptedEncodings } from './encodings.ts';

test('brotli comes before gzip, however the browser lists them', () => {
  expect(acceptedEncodings('gzip, deflate, br, zstd')).toEqual(['br', 'gzip']);
  expect(acceptedEncodings('*')).toEqual(['br', 'gzip']);
});

test('an encoding with weight zero is not sent', () => {
  expect(acceptedEncodings('br;q=0, gzip;q=0.5')).toEqual(['gzip']);
  expect(acceptedEncodings('br ; q=0')).toEqual([]);
});

test('no list means no encoding', () => {
  expect(acceptedEncodings(undefined)).toEqual([]);
  expect(acceptedEncodings('identity')).toEqual([]);
});
