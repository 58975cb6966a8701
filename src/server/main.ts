import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#api/config.ts';
import { type Runtime, startRuntime } from '#api/runtime.ts';
import { StartupError } from '#db/startup-error.ts';
import { openBuiltSite } from './files/built-site.ts';
import { handleCalls } from './calls.ts';
import { watchConnections } from './connections/connections.ts';
import { greeting } from './greeting.ts';
import { readIslandScripts } from './files/island-scripts.ts';
import { listen } from './connections/listen.ts';
import { openPublication } from './publication/publication.ts';
import type { RenderPages } from './publication/render-pages.ts';
import { createSite, type PageHandler } from './site.ts';
import { onStopSignal } from './connections/stop-signal.ts';

/**
 * Listens before anything else: if the port is taken, the database has not been touched. Who asks before the site is
 * ready waits, a second or two: an answer that says so would be a blank page, and an answer of a guest that is lost.
 */
const start = async () => {
  let open: (answer: RequestListener) => void;
  const opened = new Promise<RequestListener>((resolve) => (open = resolve));
  const server = createServer({ keepAliveTimeout: 72_000 }, (req, res) => {
    void opened.then((answer) => answer(req, res));
  });
  const connections = watchConnections(server);
  const port = await listen(server, readConfig(process.env));
  const starting = startRuntime({ ...process.env, PORT: `${port}` });
  onStopSignal(async () => {
    const runtime = await starting;
    runtime.live.close();
    runtime.guestLive.close();
    runtime.outbox.rest();
    await Promise.all([connections.drain(), runtime.channels.close()]);
    runtime.close();
    process.exit(0);
  });
  const runtime = await starting;
  const site = await openSite(runtime);
  const { metricsPort } = runtime.config;
  open!(
    metricsPort
      ? (await (await import('./metrics.ts')).openMetrics(runtime, metricsPort))(site)
      : site,
  );
  console.log(greeting(runtime, port));
  returnMemory();
};

/** What only the start needed goes back to the operating system: V8 alone waits until the heap has grown. */
const returnMemory = () =>
  void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });

const openSite = async (runtime: Runtime) => {
  // React's development build is slow, and a server loads it unless this is set.
  process.env.NODE_ENV ??= 'production';
  const { handler: handlePage } = await importSibling<{ handler: PageHandler }>('entry.mjs');
  const { renderPages } = await importSibling<{ renderPages: RenderPages }>('render-pages.mjs');
  const dist = fileURLToPath(new URL('..', import.meta.url));
  const { config } = runtime;
  const scriptsOf = readIslandScripts(join(dist, 'client'));
  const publication = openPublication({ dist, config, scriptsOf, renderPages });
  await runtime.site.renderWith(publication.prepare);
  return createSite({
    config,
    built: openBuiltSite(dist, config),
    publication,
    calls: handleCalls(runtime),
    scriptsOf,
    handlePage,
  });
};

/**
 * Another entry of the build. Imported by URL, so that nothing of the pages, React first of all, is loaded with this
 * file: before its port is taken, and before `NODE_ENV` is set.
 */
const importSibling = async <Module>(name: string): Promise<Module> =>
  (await import(/* @vite-ignore */ new URL(name, import.meta.url).href)) as Module;

// A log that cannot be written, on a full disk or to a closed pipe, must not crash the site.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

start().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
