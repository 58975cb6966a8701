import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { buildTargets } from './scripts/build/oldest-browsers.mjs';
import { photos } from './scripts/build/photos.ts';
import { guestScripts } from './scripts/build/guest-scripts.ts';
import { processEntry } from './scripts/build/process-entry.ts';
import { siteContent } from './src/content/reading/vite-plugin.ts';
import { embedHosts } from './src/domain/pictures/embeds.ts';
import { closeFrameworkRoutes } from './src/server/framework-routes.ts';

export default defineConfig({
  output: 'server',
  adapter: node({
    mode: 'middleware',
    experimentalDisableStreaming: true,
    // No photo a couple uploads is bigger; the API's other routes allow far less.
    bodySizeLimit: 22 * 1024 * 1024,
  }),
  session: false,
  image: { endpoint: { entrypoint: './src/server/files/no-images.ts' } },
  // No page shows code; its highlighter would not pass the content security policy.
  markdown: { syntaxHighlight: false },
  integrations: [react(), photos()],
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
    plugins: [siteContent(), tailwindcss(), guestScripts(), closeFrameworkRoutes(), processEntry()],
    build: { cssTarget: buildTargets('guests') },
    ssr: { noExternal: [/^drizzle-/, 'hono', /^@hono\//, 'zod', 'nanostores', 'luxon'] },
  },
});
