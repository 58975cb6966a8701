import manifest from '../../package.json' with { type: 'json' };

/** The oldest browsers in which every screen works, as package.json lists them for each audience. */
export const oldestBrowsers = manifest.browserslist;

/** The same in the notation of Vite, Rolldown and Lightning CSS: 'safari14'. */
export const buildTargets = (audience) =>
  oldestBrowsers[audience].map((browser) => browser.replace(' ', ''));
