import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.ts';

test('every dark square of the code is drawn, and no light one', async () => {
  const text = 'https://boda.example/i#RAMA4T7WXY';
  const { size, path } = await drawQr(text);
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu)) {
    squares[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(squares).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/gu, '')).toBe('');
});
