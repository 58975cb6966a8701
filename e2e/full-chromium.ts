import { fullChromium } from '../scripts/browser.mjs';

/** For tests of what chromium-headless-shell does otherwise than a guest's browser. */
export const inFullChromium = {
  launchOptions: {
    executablePath: fullChromium,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  },
};
