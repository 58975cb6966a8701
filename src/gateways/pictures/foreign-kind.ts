import { open } from 'node:fs/promises';

/** Brands of a container, at its beginning, by what it holds. @see https://mp4ra.org/registered-types/brands */
const heicBrands = /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/su;
const container = /^.{4}(?:ftyp|moov|mdat|wide)/su;
/** Matroska and WebM, AVI, MPEG. */
const otherVideos = /^(?:\x1a\x45\xdf\xa3|RIFF.{4}AVI |\0\0\x01[\xba\xb3])/su;

/**
 * What a phone or camera makes that is no picture for a browser, by the file's first bytes: HEIC, the container of AVIF with
 * a video's content, or a video. Undefined for anything else.
 */
export const externalKindOf = async (path: string): Promise<'heic' | 'video' | undefined> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    if (start.includes('avif') || start.includes('avis')) return undefined;
    if (heicBrands.test(start)) return 'heic';
    return container.test(start) || otherVideos.test(start) ? 'video' : undefined;
  } finally {
    await file.close();
  }
};
