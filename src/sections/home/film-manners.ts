type Connection = { saveData?: boolean; effectiveType?: string };
type Phone = Navigator & { connection?: Connection; deviceMemory?: number };

/** Where a browser does not tell its line, a page that took longer than this came over a slow one. */
const slowLoadMs = 3000;

/** Half a megabyte of film is for good lines and strong phones, and for eyes that like motion. */
export const isFilmWelcome = () => {
  const { connection, deviceMemory = 8 } = navigator as Phone;
  const isFast = connection ? connection.effectiveType === '4g' : performance.now() < slowLoadMs;
  const isWeak = deviceMemory < 4 && innerWidth < 768;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isFast && !connection?.saveData && !isWeak && !isCalm;
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
