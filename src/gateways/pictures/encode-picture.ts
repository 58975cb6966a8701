import type { Sharp } from 'sharp';
import { DomainError } from '#domain/errors.ts';
import { pictureWidths, type PictureWidth } from '#domain/pictures/uploaded-picture.ts';

export type EncodedPicture = { jpeg: Buffer; webp: Map<PictureWidth, Buffer> };

/** What a phone or a camera takes; a drawing with scripts or a document is no picture. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** A small file may unpack to more than the machine holds. */
const pixelLimit = 50_000_000;

/**
 * The picture anew in our own widths: nothing of the file itself is kept, neither where it was taken nor
 * what was hidden in it.
 * @throws DomainError `bad_picture`
 */
export const encodePicture = async (bytes: Uint8Array): Promise<EncodedPicture> => {
  // Only who uploads pays for the library.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' });
  const { format } = await picture.metadata().catch(refuse);
  if (!formats.includes(format)) throw new DomainError('bad_picture', { field: 'body' });
  const upright = picture.autoOrient().flatten({ background: '#ffffff' });
  const sized = (width: number): Sharp =>
    upright.clone().resize({ width, withoutEnlargement: true });
  try {
    const webp = new Map<PictureWidth, Buffer>();
    for (const width of pictureWidths) {
      webp.set(width, await sized(width).webp({ quality: 76 }).toBuffer());
    }
    const widest = Math.max(...pictureWidths);
    return { jpeg: await sized(widest).jpeg({ quality: 80, mozjpeg: true }).toBuffer(), webp };
  } catch {
    return refuse();
  }
};

const refuse = (): never => {
  throw new DomainError('bad_picture', { field: 'body' });
};
