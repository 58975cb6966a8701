/**
 * The press: rasterises a scene at twice its size, lets the knife's hand tremble along every edge
 * (a small displacement), lays paper grain over it and saves a JPEG, or a WebP of at most so many
 * bytes. The same every time.
 */
import sharp from 'sharp';
import { random } from './random.ts';

/** A tile of soft noise, -1 to 1, that repeats without a seam. */
function tile(seed: number, cells: number, size: number): Float32Array {
  const chance = random(seed);
  const grid = Float32Array.from({ length: cells * cells }, () => chance() * 2 - 1);
  const out = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    const gy = (y / size) * cells;
    const [y0, ty] = [Math.floor(gy), gy % 1];
    const sy = ty * ty * (3 - 2 * ty);
    for (let x = 0; x < size; x++) {
      const gx = (x / size) * cells;
      const [x0, tx] = [Math.floor(gx), gx % 1];
      const sx = tx * tx * (3 - 2 * tx);
      const cell = (i: number, j: number) => grid[((y0 + j) % cells) * cells + ((x0 + i) % cells)]!;
      const a = cell(0, 0) * (1 - sx) + cell(1, 0) * sx;
      const b = cell(0, 1) * (1 - sx) + cell(1, 1) * sx;
      out[y * size + x] = a * (1 - sy) + b * sy;
    }
  }
  return out;
}

const SIZE = 512;
const wobbleX = tile(11, 34, SIZE);
const wobbleY = tile(12, 34, SIZE);
const coarse = tile(13, 20, SIZE);
const fine = tile(14, 256, SIZE);

export type Press = {
  width: number;
  height: number;
  wobble?: number | undefined;
  grain?: number;
  quality?: number;
  webp?: { most: number };
};

export async function print(svg: string, o: Press): Promise<Buffer> {
  const { wobble = 1.7, grain = 5, quality = 80 } = o;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#faf5e9' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const out = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = (y % SIZE) * SIZE + (x % SIZE);
      const sx = Math.min(width - 1.001, Math.max(0, x + wobbleX[k]! * wobble));
      const sy = Math.min(height - 1.001, Math.max(0, y + wobbleY[k]! * wobble));
      const [x0, y0] = [sx | 0, sy | 0];
      const [tx, ty] = [sx - x0, sy - y0];
      const i = (y0 * width + x0) * 3;
      const noise = grain * (fine[k]! * 0.75 + coarse[k]! * 0.45);
      for (let c = 0; c < 3; c++) {
        const v =
          (data[i + c]! * (1 - tx) + data[i + 3 + c]! * tx) * (1 - ty) +
          (data[i + width * 3 + c]! * (1 - tx) + data[i + width * 3 + 3 + c]! * tx) * ty;
        const p = v + noise;
        out[(y * width + x) * 3 + c] = p < 0 ? 0 : p > 255 ? 255 : p;
      }
    }
  }
  const sheet = sharp(out, { raw: { width, height, channels: 3 } }).resize(o.width, o.height, {
    kernel: 'lanczos3',
  });
  if (!o.webp) return sheet.jpeg({ quality, mozjpeg: true }).toBuffer();
  const saved = (at: number) => sheet.clone().webp({ quality: at, effort: 6 }).toBuffer();
  let best = await saved(quality);
  for (let at = quality - 4; best.length > o.webp.most && at > 40; at -= 4) best = await saved(at);
  return best;
}
