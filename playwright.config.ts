import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/fixtures/template.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine can starve a browser for seconds: what fails is tried again, and named as flaky.
  retries: process.env.CI ? 2 : 0,
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
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  projects: [{ name: 'phone' }],
});
