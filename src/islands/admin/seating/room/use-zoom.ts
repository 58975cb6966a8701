import { type RefObject, useState } from 'react';

/** Pixels for a centimetre at which names can be read. */
const legible = 0.42;
const step = 1.35;
const most = 2.5;

/** Zoom of the room: never smaller than its frame; on a phone it starts at a legible size. */
export const useZoom = (sheet: RefObject<HTMLElement | null>, centimetres: number) => {
  const [scale, setScale] = useState<number | null>(legible);
  const times = (factor: number) => {
    const now = (sheet.current?.getBoundingClientRect().width ?? 0) / centimetres;
    setScale(Math.min(most, now * factor));
  };
  return {
    /** Width in pixels; null fills the frame. */
    width: scale === null ? null : Math.round(scale * centimetres),
    closer: () => times(step),
    farther: () => times(1 / step),
    full: () => setScale(null),
  };
};
