import { wholeChromium } from '../scripts/browser.mjs';

/** For tests of what chromium-headless-shell does otherwise than a guest's browser. */
export const inWholeChromium = {
  launchOptions: {
    executablePath: wholeChromium,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  },
};
