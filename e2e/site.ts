import { join } from 'node:path';
import { type BrowserContext, expect, test as base } from '@playwright/test';
import { putBack } from './fixtures/put-back.ts';
import { type Server, startServer } from './fixtures/server.ts';
import { copyTemplate } from './fixtures/template.ts';

export type Site = {
  url: string;
  /** The database's file, which another connection may read and write. */
  database: string;
  dataDir: string;
  /** What it has said since the test began. */
  output(): string;
  stop: Server['stop'];
  /** The same address and data again, after a clean stop or a hard one. */
  restart(signal?: NodeJS.Signals): Promise<void>;
};

/** A server process on a data folder of its own. */
type RunningSite = Site & {
  /** The next test may have it, once its data are put back: only its pages and calls were used. */
  isReusable(): boolean;
  putBack(): Promise<void>;
  remove(): Promise<void>;
};

type Fixtures = {
  /** Environment variables of this test's site: `test.use({ siteEnv: { DEMO: 'off' } })`. */
  siteEnv: Record<string, string>;
  site: Site;
  /** What the pages of this test threw. */
  pageErrors: string[];
};

type WorkerFixtures = {
  sharedSite: {
    take(): Promise<RunningSite>;
    giveBack(site: RunningSite): Promise<void>;
  };
};

/**
 * Tests before the process is replaced. What it counts in memory is not put back, and stays far below its
 * limits: 600 writes of a group.
 */
const testsPerProcess = 40;

/**
 * Every test finds a site with the demo wedding as it was planted. One server process serves test after test
 * of a worker, and its data are put back between them: starting it takes half a second of processor time.
 * A test gets a process of its own if it sets `siteEnv`. A process that was stopped, or whose data folder
 * is asked for, is not used again.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteEnv: [{}, { option: true }],
  sharedSite: [
    async ({}, use) => {
      let idle: RunningSite | undefined;
      let served = 0;
      await use({
        take: async () => {
          const site = idle ?? (await openSite());
          if (!idle) served = 0;
          idle = undefined;
          served += 1;
          return site;
        },
        giveBack: async (site) => {
          if (!site.isReusable() || served >= testsPerProcess) return site.remove();
          await site.putBack();
          idle = site;
        },
      });
      await idle?.remove();
      endAtOnceOnExit();
    },
    { scope: 'worker' },
  ],
  site: async ({ siteEnv, sharedSite, browser }, use) => {
    const isOwn = Object.keys(siteEnv).length > 0;
    const site = isOwn ? await openSite(siteEnv) : await sharedSite.take();
    await use(site);
    // A window that a test left open would go on asking the site of the next one.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await (isOwn ? site.remove() : sharedSite.giveBack(site));
  },
  baseURL: async ({ site }, use) => use(site.url),
  // No page of any journey may throw, nor leave a promise rejected that nobody hears.
  pageErrors: [
    async ({ browser }, use) => {
      const errors: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on('weberror', (thrown) => {
          errors.push(`${thrown.page()?.url()}: ${thrown.error().name}: ${thrown.error().message}`);
        });
      };
      browser.on('context', watch);
      await use(errors);
      browser.off('context', watch);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Once in some thousand workers Node does not come to its end after `process.exit`: Playwright waits for
 * five minutes, kills it and fails the run (microsoft/playwright#39753). All is closed and reported by then.
 */
const endAtOnceOnExit = () => {
  process.once('exit', () => process.kill(process.pid, 'SIGKILL'));
};

const openSite = async (env: Record<string, string> = {}): Promise<RunningSite> => {
  const { dataDir, remove } = copyTemplate();
  const start = (more: Record<string, string> = {}) =>
    startServer({ DATA_DIR: dataDir, ...env, ...more });
  let server = await start();
  const { url, port } = server;
  let isReusable = true;
  /** What it had said when the test began. */
  let before = 0;
  return {
    url,
    database: join(dataDir, 'wedding.db'),
    get dataDir() {
      isReusable = false;
      return dataDir;
    },
    output: () => server.output().slice(before),
    stop: (signal) => {
      isReusable = false;
      return server.stop(signal);
    },
    restart: async (signal) => {
      isReusable = false;
      await server.stop(signal);
      server = await start({ PORT: `${port}` });
      before = 0;
    },
    isReusable: () => isReusable,
    putBack: async () => {
      // Calls that a closed window sent last are taken up before this one.
      await fetch(new URL('/healthz', url));
      putBack(dataDir);
      before = server.output().length;
    },
    remove: async () => {
      await server.stop('SIGKILL');
      remove();
    },
  };
};

export { expect };
