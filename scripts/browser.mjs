/** What the tests and the measurements drive: Chromium without a window takes a fifth less work. */
export const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell';

/** The whole browser, for what the other one does otherwise than a guest's: fonts, installing. */
export const wholeChromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
