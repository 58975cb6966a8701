import puppeteer from 'puppeteer-core';
import { byPuppeteer } from './by-puppeteer.ts';
import type { OpenEngine } from './engine.ts';

/**
 * Debian's Firefox, with a view as wide as a phone.
 * @param pushUrl the web socket of a push service: notifications are allowed then, and shown, which needs a screen
 */
export const openFirefox = async (origin: string, pushUrl?: string): ReturnType<OpenEngine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: pushUrl === undefined,
    executablePath: '/usr/bin/firefox-esr',
    env: { ...process.env, TZ: 'America/Santiago' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'es-CL',
      ...(pushUrl !== undefined && {
        'dom.push.serverURL': pushUrl,
        'dom.push.connection.enabled': true,
        'dom.push.testing.allowInsecureServerURL': true,
        'permissions.default.desktop-notification': 1,
        'alerts.useSystemBackend': false,
      }),
    },
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
