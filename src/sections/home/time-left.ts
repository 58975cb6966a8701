const secondMs = 1000;

/** Whole days, hours, minutes and seconds left; zeros once the moment has come. */
export const timeLeft = (until: number, now: number): string[] => {
  const seconds = Math.max(0, Math.floor((until - now) / secondMs));
  return [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ].map((part) => `${part}`.padStart(2, '0'));
};
