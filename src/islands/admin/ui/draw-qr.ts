export type QrDrawing = { size: number; path: string };

/** A text as a QR. Loaded with the first one that is asked for; no other service ever sees the text. */
export const drawQr = async (text: string): Promise<QrDrawing> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
};
