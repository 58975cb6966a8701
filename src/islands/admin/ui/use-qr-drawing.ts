import { useEffect, useState } from 'react';
import { drawQr, type QrDrawing } from './draw-qr.ts';

type Drawn = { text: string; drawing: QrDrawing | 'failed' };

/** Undefined until drawn; the drawing of another text is not shown. */
export const useQrDrawing = (text: string): QrDrawing | 'failed' | undefined => {
  const [drawn, setDrawn] = useState<Drawn>();

  useEffect(() => {
    let open = true;
    void drawQr(text)
      .catch(() => 'failed' as const)
      .then((drawing) => open && setDrawn({ text, drawing }));
    return () => {
      open = false;
    };
  }, [text]);

  return drawn?.text === text ? drawn.drawing : undefined;
};
