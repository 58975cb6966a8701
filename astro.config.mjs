import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { hero } from './scripts/hero.ts';
import { islandPreloads } from './scripts/island-preloads.ts';
import { buildTargets } from './scripts/oldest-browsers.mjs';
import { oneScript } from './scripts/one-script.ts';
import { photos } from './scripts/photos.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { coupleContent } from './src/content/reading/vite-plugin.ts';
import { embedHosts } from './src/domain/pictures/embeds.ts';
import { closeFrameworkRoutes } from './src/server/framework-routes.ts';

/**
 * Builds `src/server/main.ts` (the process: HTTP server, database, shutdown) together with the
 * pages, so that both share one bundle and therefore one open database.
 */
const processEntry = () => ({
  name: 'convite:process-entry',
  configEnvironment(name) {
    if (name !== 'ssr') return undefined;
    return {
      build: {
        rollupOptions: {
          input: {
            main: './src/server/main.ts',
            // Files of their own: they run in threads of their own.
            'import-thread': './src/api/admin/import-thread.ts',
            'spreadsheet-thread': './src/gateways/spreadsheet/reading/thread.ts',
            'whatsapp-thread': './src/gateways/whatsapp/baileys/thread.ts',
          },
          output: {
            // The process loads the adapter's entry by this name.
            entryFileNames: ({ name, facadeModuleId }) =>
              ['main', 'import-thread', 'spreadsheet-thread', 'whatsapp-thread'].includes(name)
                ? `${name}.mjs`
                : facadeModuleId?.includes('@astrojs/node')
                  ? 'entry.mjs'
                  : '[name]-[hash].mjs',
          },
        },
      },
    };
  },
});

/** Guests bring old phones: the pages' scripts are lowered to what those read. */
const oldPhones = () => ({
  name: 'convite:old-phones',
  configEnvironment(name, environment) {
    if (name !== 'client') return undefined;
    // Assigned, not returned: a returned list would be joined to Astro's own 'esnext'.
    const modulePreload = { polyfill: false, resolveDependencies: () => [] };
    environment.build = {
      ...environment.build,
      modulePreload,
      target: ['es2020', ...buildTargets('guests')],
    };
    // Fields of a class become plain assignments, which need no helper.
    const transform = { assumptions: { setPublicClassFields: true } };
    return { build: { rolldownOptions: { transform, output: { codeSplitting } } } };
  },
});

/**
 * One file for each part that pages share. By the bundler's own rules the login would fetch 27 scripts instead of
 * 14, and at high latency each round of them is a wait; its merging of small ones ends in scripts that do not run.
 */
const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
      priority: 3,
    },
    {
      name: 'site',
      test: /src\/(sections\/site|islands\/(stores\/(toasts|session)|client\/(high-latency|under-way)))/,
      minShareCount: 2,
      priority: 2,
    },
    {
      // What pages with and without React know of what the phone keeps and of whose it is: a few bytes.
      name: 'offline',
      test: /src\/islands\/(outbox\/unsent-mark|client\/draft|client\/offline\/(caches|forget-offline-cache|signed-out))/,
      priority: 5,
    },
    // Where to go after the login: for the pages that lead there.
    {
      name: 'destination',
      test: /src\/(islands\/stores|domain\/access)\/destination/,
      priority: 5,
    },
    { name: 'api', test: /src\/islands\/client\/api|node_modules\/hono\//, priority: 4 },
    {
      name: 'outbox',
      test: /src\/(islands\/(outbox|client\/submission-key)|content\/texts\/unsent)/,
      minShareCount: 2,
      priority: 3,
    },
    {
      // The words of answers and of days, also on home after sign-in.
      name: 'words',
      test: /src\/(content\/texts\/event|domain\/(responses\/(attendance|dietary)|time\/wedding-time))\./,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'islands',
      test: /src\/islands\/(ui\/(Badge|Button|Controls|Field|ModalDialog|Notice|Progress|use-hydrated)|session\/FailureNotice|client\/use-(fresh-page|kept-draft|when-online|focus-back))\./,
      minShareCount: 2,
      priority: 1,
    },
    {
      // But the receipt: the wizard ends on a page that shows it without React.
      name: 'answers',
      test: /src\/islands\/(rsvp|responses)\/(?!Receipt)/,
      minShareCount: 2,
    },
    {
      name: 'contract',
      test: /src\/contract\/(schemas|text)|node_modules\/zod\//,
      minShareCount: 2,
      priority: 2,
    },
  ],
};

/**
 * Vite preloads what an imported script needs with a helper of 0.6 kB: /my-events would load 5.5 kB of scripts, 10 % over
 * its budget of 5. Our scripts need little, and no styles.
 */
const plainImports = () => ({
  name: 'convite:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
});

const building = process.argv.includes('build');

export default defineConfig({
  output: 'static',
  adapter: node({
    mode: 'middleware',
    staticHeaders: true,
    experimentalDisableStreaming: true,
    // No photo a couple uploads is bigger; the API's routes allow far less.
    bodySizeLimit: 12 * 1024 * 1024,
  }),
  session: false,
  image: { endpoint: { entrypoint: './src/server/files/no-images.ts' } },
  // No page shows code; its highlighter would not pass the content security policy.
  markdown: { syntaxHighlight: false },
  integrations: [react(), photos(), hero(), oneScript(), islandPreloads(), serviceWorker()],
  // One round trip to the first paint, on any signal.
  build: { inlineStylesheets: 'always' },
  trailingSlash: 'ignore',
  security: {
    // The API checks the Origin of every unsafe call itself, JSON included.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' https: data:",
        "font-src 'self'",
        "connect-src 'self'",
        `frame-src ${embedHosts.map((host) => `https://${host}`).join(' ')}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  server: { port: 4321, host: '127.0.0.1' },
  vite: {
    plugins: [
      coupleContent(),
      tailwindcss(),
      oldPhones(),
      plainImports(),
      closeFrameworkRoutes(),
      ...(building ? [processEntry()] : []),
    ],
    build: { cssTarget: buildTargets('guests') },
    ssr: { noExternal: [/^drizzle-/, 'hono', /^@hono\//, 'zod', 'nanostores', 'luxon'] },
  },
});
