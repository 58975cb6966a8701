import { useEffect, useState } from 'react';
import { drawQr, type QrImage } from './draw-qr.ts';

type QrState = { text: string; image: QrImage | 'failed' };

/** Undefined until drawn; the drawing of another text is not shown. */
export const useQrImage = (text: string): QrImage | 'failed' | undefined => {
  const [visible, setVisible] = useState<QrState>();

  useEffect(() => {
    let open = true;
    void drawQr(text)
      .catch(() => 'failed' as const)
      .then((image) => open && setVisible({ text, image }));
    return () => {
      open = false;
    };
  }, [text]);

  return visible?.text === text ? visible.image : undefined;
};
