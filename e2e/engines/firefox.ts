import puppeteer from 'puppeteer-core';
import { byPuppeteer } from './by-puppeteer.ts';
import type { OpenEngine } from './engine.ts';

/** Debian's Firefox, with a view as wide as a phone. */
export const openFirefox: OpenEngine = async (origin) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    env: { ...process.env, TZ: 'America/Santiago' },
    extraPrefsFirefox: { 'intl.accept_languages': 'es-CL' },
    defaultViewport: { width: 390, height: 844 },
    timeout: 60_000,
  });
  // The page it starts with has no focus: Space would press nothing there.
  const page = await browser.newPage();
  return {
    visitor: byPuppeteer(page, origin),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
};
