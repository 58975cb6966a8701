import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The same journeys in Chromium, Firefox and WebKit. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/engines',
  workers: 1,
  timeout: 240_000,
  globalTimeout: 25 * 60_000,
  reporter: 'list',
  use: { ...base.use, serviceWorkers: 'allow' },
  projects: [
    { name: 'chromium', testMatch: 'engines/playwright.journey.ts' },
    { name: 'firefox', testMatch: 'engines/firefox.journey.ts' },
    { name: 'webkit', testMatch: 'engines/webkit.journey.ts' },
  ],
});
