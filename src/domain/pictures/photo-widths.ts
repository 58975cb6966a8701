/** A thumbnail, a phone's full width, a computer's. */
export const avifWidths: readonly number[] = [400, 640, 1280];
/** Browsers without AVIF are few and old: one size for the page, one for full screen. */
export const webpWidths: readonly number[] = [640, 1280];

/** Never larger than the master. */
export const availableWidths = (widths: readonly number[], own: number): readonly number[] => {
  const smaller = widths.filter((width) => width <= own);
  return smaller.length > 0 ? smaller : [own];
};

/** The size of the largest copy. */
export const maxSize = ({ width, height }: { width: number; height: number }) => {
  const shown = Math.max(...availableWidths(avifWidths, width));
  return { width: shown, height: Math.round((height * shown) / width) };
};
