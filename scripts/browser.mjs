/** The browser of tests and measurements: Chromium without a window needs a fifth less work. */
export const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell';

/** The full browser, for features in which the other one differs from a guest's: fonts, installing. */
export const fullChromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
