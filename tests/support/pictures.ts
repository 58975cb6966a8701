import { readdirSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Site } from './api.ts';

/** A photo as a phone makes it: large, with a rotation in its metadata, and with its location. */
export const phonePhoto = (width = 1600, height = 1200, background = '#7f9da6') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Violeta', Copyright: 'secreto' }, IFD3: { GPSLatitude: '35/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Of one colour: quick to encode. */
export const plainPhoto = (width: number, height: number, background = '#888') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A picture of noise: nothing is smaller when encoded. */
export const noisyPhoto = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

/** A PNG of a hundred kilobytes that decodes to 900 million pixels. */
export const pictureBomb = () => {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for a pixel.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Files that are no picture, or none that can be read. */
export const noPictures: [what: string, reason: string, make: () => Buffer | Promise<Buffer>][] = [
  ['nothing', 'not_a_picture', () => Buffer.alloc(0)],
  [
    'a photo as an iPhone took it',
    'heic',
    () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
  ],
  ['words', 'not_a_picture', () => Buffer.from('hola')],
  ['a page', 'not_a_picture', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing with a script',
    'not_a_picture',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
  ],
  [
    'half a photo',
    'damaged',
    async () => {
      const full = await noisyPhoto(600, 400);
      return full.subarray(0, full.length / 2);
    },
  ],
  ['a bomb', 'too_many_pixels', pictureBomb],
  [
    'an AVIF of two kilobytes that takes half a gigabyte to read',
    'too_many_pixels',
    () =>
      sharp({ create: { width: 4200, height: 4200, channels: 3, background: '#345' } })
        .avif({ effort: 0, quality: 1 })
        .toBuffer(),
  ],
];

/** What lies in the folder of pictures. */
export const filesOf = ({ deps }: Site): string[] => {
  try {
    return readdirSync(`${deps.config.dataDir}/uploads`).sort();
  } catch {
    return [];
  }
};
