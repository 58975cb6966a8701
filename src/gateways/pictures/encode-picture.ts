import type { Sharp } from 'sharp';
import { DomainError } from '#domain/errors.ts';
import { pictureWidths, type PictureWidth } from '#domain/pictures/uploaded-picture.ts';

export type EncodedPicture = { jpeg: Buffer; webp: Map<PictureWidth, Buffer> };

/** Formats of phones and cameras; SVG may contain scripts, and documents are no pictures. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** A small file may decompress to more than the memory holds. */
const pixelLimit = 50_000_000;

/**
 * Encodes the picture again in our own widths: no other content of the file is kept, neither its location nor
 * hidden data.
 * @throws DomainError `bad_picture`
 */
export const encodePicture = async (bytes: Uint8Array): Promise<EncodedPicture> => {
  // Loaded only by an upload.
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
