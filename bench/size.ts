/**
 * What a phone downloads for each screen, with an empty cache, from the built site.
 *
 *   npm run bench -- size
 *
 * Bytes of the answers' bodies as the browser received them: brotli, without headers. Scripts within
 * a page's HTML count as scripts too, packed alone, and so once more than they travel.
 */
import { chromium } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { coupleScreens } from '../e2e/screens/couple-screens.ts';
import { guestScreens } from '../e2e/screens/guest-screens.ts';
import { open } from '../e2e/screens/screen.ts';
import { bytesOf, inlineScripts, type Transfer, watchTraffic } from '../e2e/traffic.ts';
import { chromium as executablePath } from '../scripts/browser.mjs';

const kinds = ['document', 'script', 'style', 'font', 'image', 'data', 'other'] as const;

// Some screens stand in the days of the specification's date.
process.env.DEMO_DATE ||= '2025-12-20';
const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const server = await startServer({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});

const sizes: Record<string, Record<string, string>> = {};
const scripts = new Map<string, number>();
const ofLoginAndWizard = new Map<string, number>();
for (const screen of [...guestScreens, ...coupleScreens]) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const traffic = watchTraffic(page, server.url);
  await open(page, screen);
  const transfers = [...(await traffic.transfers()), ...(await inlineScripts(page))];
  // Less than nothing is what came out of the browser's cache.
  sizes[screen.name] = rowOf(transfers.filter(({ bytes }) => bytes > 0));
  for (const { kind, path, bytes } of transfers) {
    if (kind !== 'script') continue;
    scripts.set(path, bytes);
    if (screen.path === '/rsvp') ofLoginAndWizard.set(path, bytes);
  }
  await screen.leave?.(page);
  await context.close();
}
await browser.close();
await server.stop();
remove();
removeTemplate();

console.log('kB (1024 bytes) by screen:');
console.table(sizes);
const together = [...ofLoginAndWizard.values()].reduce((sum, bytes) => sum + bytes, 0);
console.log(`Scripts of /rsvp, login and wizard together: ${(together / 1024).toFixed(1)} kB`);
console.log('Bytes by script:');
console.table(Object.fromEntries([...scripts].sort(([, a], [, b]) => b - a)));

function rowOf(transfers: Transfer[]) {
  const all = kinds.map((kind) => [kind, bytesOf(transfers, kind)] as const);
  const total = all.reduce((sum, [, bytes]) => sum + bytes, 0);
  return Object.fromEntries(
    [...all, ['total', total] as const].map(([kind, bytes]) => [kind, (bytes / 1024).toFixed(1)]),
  );
}
