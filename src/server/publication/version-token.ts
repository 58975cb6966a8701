/** Stands in `sw.js` for the version of what it precaches, which is known once the pages are published. */
export const versionToken = 'convite-version';

/** Stands there for the address of the display face. */
export const fontToken = '/convite-font';
