const words = new Intl.RelativeTimeFormat('es', { numeric: 'always' });

const minute = 60_000;
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** 'hace 5 minutos', in the largest whole unit. Less than a minute, or in the future, is "just now". */
export const relativeTime = (at: Date, now: Date): string => {
  const elapsed = now.getTime() - at.getTime();
  const unit = units.find(([, length]) => elapsed >= length);
  return unit ? words.format(-Math.floor(elapsed / unit[1]), unit[0]) : 'hace un momento';
};
