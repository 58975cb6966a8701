/** After `astro build`: what the public pages need of the build, found by rendering them once. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentOf } from '../../src/content/content-of.ts';
import { readContent } from '../../src/content/reading/read-content.ts';
import { precachedPages } from '../../src/server/publication/public-pages.ts';
import { joinScripts as withJoined } from '../../src/server/publication/bundled-scripts.ts';
import type { RenderPages } from '../../src/server/publication/render-pages.ts';
import { joinScripts } from './join-scripts.ts';
import { buildServiceWorker } from './service-worker.ts';

const dist = resolve('dist');
const built = pathToFileURL(join(dist, 'server', 'render-pages.mjs')).href;
const { renderPages } = (await import(built)) as { renderPages: RenderPages };

const content = contentOf(readContent().parts);
const pages = await renderPages({
  content,
  isPublished: true,
  // In this phase they have all their scripts.
  state: { phase: 'before', asksResponses: true, ago: null, offset: 0 },
  siteUrl: 'http://localhost',
});
const merged = await joinScripts(pages, dist);
const html = pages
  .filter(({ address }) => precachedPages.includes(address))
  .map(({ address, body }) => withJoined(body, merged[address]));
await buildServiceWorker(html, join(dist, 'client'));
// The built modules keep timers and threads ready for guests.
process.exit(0);
