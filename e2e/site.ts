import { test as base } from '@playwright/test';
import { type Server, startServer } from './fixtures/server.ts';
import { copyTemplate } from './fixtures/template.ts';

export type Site = {
  url: string;
  dataDir: string;
  output(): string;
  stop: Server['stop'];
  /** The same address and data again, after a clean stop or a hard one. */
  restart(signal?: NodeJS.Signals): Promise<void>;
};

type Fixtures = {
  /** Environment variables of this test's site: `test.use({ siteEnv: { DEMO: 'off' } })`. */
  siteEnv: Record<string, string>;
  site: Site;
};

/** Every test has a site of its own: a server process on its own copy of the demo wedding. */
export const test = base.extend<Fixtures>({
  siteEnv: [{}, { option: true }],
  site: async ({ siteEnv }, use) => {
    const { dataDir, remove } = copyTemplate();
    let server = await startServer({ DATA_DIR: dataDir, ...siteEnv });
    const { url, port } = server;
    await use({
      url,
      dataDir,
      output: () => server.output(),
      stop: (signal) => server.stop(signal),
      restart: async (signal) => {
        await server.stop(signal);
        server = await startServer({ DATA_DIR: dataDir, ...siteEnv, PORT: `${port}` });
      },
    });
    await server.stop('SIGKILL');
    remove();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
