import manifest from '../package.json' with { type: 'json' };

/** The oldest browsers that every screen works in, as package.json states them for each audience. */
export const oldestBrowsers = manifest.browserslist;

/** The same as Vite, Rolldown and Lightning CSS write them: 'safari14'. */
export const buildTargets = (audience) =>
  oldestBrowsers[audience].map((browser) => browser.replace(' ', ''));
