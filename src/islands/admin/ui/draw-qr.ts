import { loadPart } from '#islands/client/load-part.ts';

export type QrImage = { size: number; path: string };

/** A text as a QR. Loaded with the first one that is asked for; no other service ever sees the text. */
export const drawQr = async (text: string): Promise<QrImage> => {
  const part = await loadPart(() => import('uqr'));
  if (!part) throw new Error('The part that draws a QR could not be loaded.');
  const { data, size } = part.encode(text, { ecc: 'M', border: 4 });
  return { size, path: data.map(rowPath).join('') };
};

/** Dark squares side by side as one: half as long a drawing. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join('');
