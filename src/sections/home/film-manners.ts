import { fetchedByNow } from '#islands/client/high-latency.ts';

import { proveLine } from './line-proof.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
type Phone = Navigator & { connection?: Connection; deviceMemory?: number };

/**
 * What has arrived decides: many browsers tell nothing of their line, and a new one takes every line for a
 * good one. Only when the phone had it all already does a browser's own word do.
 */
const isFastLine = ({ connection }: Phone) => {
  const told = connection && connection.effectiveType === '4g' && !connection.saveData;
  if (connection && !told) return false;
  // What the worker kept came over no line.
  const proof = proveLine(fetchedByNow().filter(({ workerStart }) => workerStart === 0));
  return proof === 'fast' || (proof === 'unknown' && Boolean(told));
};

/** Half a megabyte of film is for good lines and strong phones, and for eyes that like motion. */
export const isFilmWelcome = () => {
  const phone = navigator as Phone;
  const isWeak = (phone.deviceMemory ?? 8) < 4 && innerWidth < 768;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isWeak && !isCalm && isFastLine(phone);
};

/** When all of the page has come and the phone has nothing else to do. */
export const afterEverything = (act: () => void) => {
  const atLeisure = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act, 500);
  };
  if (document.readyState === 'complete') atLeisure();
  else addEventListener('load', atLeisure, { once: true });
};
