import type { Browser } from '@playwright/test';
import { admin } from '../../e2e/fixtures/template.ts';

/** The couple's browser on a slow machine, signed in; nothing kept from an earlier visit. */
export const openDesk = async (browser: Browser, baseURL: string, slowdown: number) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
  const page = await context.newPage();
  await page.request.post('/api/admin/login', { data: admin });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
};
