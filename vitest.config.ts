import { defineConfig } from 'vitest/config';
import { coupleContent } from './src/content/reading/vite-plugin.ts';

const tests = ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'scripts/**/*.test.ts'];
const processTests = 'src/server/*.process.test.ts';

export default defineConfig({
  plugins: [coupleContent()],
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        // Patient: a busy machine is no failure.
        test: { name: 'unit', include: tests, exclude: [processTests], testTimeout: 20_000 },
      },
      {
        // The built server as a process of its own, spoken to over HTTP.
        test: {
          name: 'process',
          include: [processTests],
          globalSetup: 'e2e/fixtures/template.ts',
          testTimeout: 20_000,
        },
      },
    ],
  },
});
