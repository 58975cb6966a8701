import { loadedByNow } from '#islands/client/high-latency.ts';

import { checkLine } from './line-check.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
type Phone = Navigator & { connection?: Connection; deviceMemory?: number };

/**
 * The measured transfers decide: many browsers have no network information, and a fresh one reports every
 * line as good. Only when everything came from the cache is the browser's report used.
 */
const isFastLine = ({ connection }: Phone) => {
  const isFast = connection && connection.effectiveType === '4g' && !connection.saveData;
  if (connection && !isFast) return false;
  // Responses from the service worker's cache say nothing about the line.
  const lineCheck = checkLine(loadedByNow().filter(({ workerStart }) => workerStart === 0));
  return lineCheck === 'fast' || (lineCheck === 'unknown' && Boolean(isFast));
};

/** The film has half a megabyte: only for good lines, strong phones, and without reduced motion. */
export const isFilmWelcome = () => {
  const phone = navigator as Phone;
  const isWeak = (phone.deviceMemory ?? 8) < 4 && innerWidth < 768;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isWeak && !prefersReducedMotion && isFastLine(phone);
};

/** When all of the page has come and the phone has nothing else to do. */
export const afterPageLoad = (action: () => void) => {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(action);
    else setTimeout(action, 500);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};
