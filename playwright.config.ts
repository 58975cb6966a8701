import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { isLong } from './e2e/fixtures/length.ts';
import { chromium } from './scripts/browser.mjs';

// On a fresh clone: what `npm test` would install.
if (!existsSync(chromium)) {
  execFileSync(process.execPath, ['scripts/setup.mjs', 'test'], { stdio: 'inherit' });
}

// The specification's date of the wedding, so that tests do not depend on today.
process.env.DEMO_DATE ||= '2025-12-20';
// Without a locale Chromium gives a download with an accent in its name another one.
process.env.LANG ||= 'C.UTF-8';

export default defineConfig({
  testDir: 'e2e',
  testMatch: isLong ? '**/{time-zones,offline-lives,phone-walk}.test.ts' : '**/*.test.ts',
  globalSetup: './e2e/fixtures/template.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine can starve a browser for seconds: what fails is tried again, and named as flaky.
  retries: 2,
  forbidOnly: true,
  // Patient: a busy machine is no failure.
  timeout: 60_000,
  reporter: 'line',
  use: {
    // A guest's phone; a test that is about the couple's desk says so.
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // The tests about it say so: elsewhere it would answer before the test does.
    serviceWorkers: 'block',
    // Recording each test costs a tenth of the run; what failed by itself is seen with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  projects: [{ name: 'phone' }],
});
