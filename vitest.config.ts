import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { siteContent } from './src/content/reading/vite-plugin.ts';

// The specification's date of the wedding, so that tests do not depend on today.
process.env.DEMO_DATE ||= '2025-12-20';

const tests = ['src/**/*.test.{ts,tsx}', '{db,scripts,tests}/**/*.test.ts'];
const processTests = 'tests/process/*.test.ts';

/** Of the build's pictures: encoding them takes minutes, and no rule is about them. */
const noBuiltPhotos: Plugin = {
  name: 'convite:no-built-photos',
  resolveId: (id) => (id === 'virtual:photos' ? '\0virtual:photos' : null),
  load: (id) => (id === '\0virtual:photos' ? 'export const photos = {}' : null),
};

export default defineConfig({
  plugins: [siteContent(), noBuiltPhotos],
  test: {
    reporters: ['default'],
    // More than there are processors (a percentage is cut at those): tests wait for timeouts and the disk.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        // Patient, as the journeys are: a busy machine is no failure. What hangs ends all the same.
        test: {
          name: 'unit',
          include: tests,
          exclude: [processTests],
          globalSetup: 'tests/support/demo.ts',
          // A process of its own for each file would import the same sources two hundred times.
          isolate: false,
          unstubGlobals: true,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The built server as a process of its own, spoken to over HTTP.
        test: {
          name: 'process',
          include: [processTests],
          globalSetup: ['tests/support/demo.ts', 'e2e/fixtures/template.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
