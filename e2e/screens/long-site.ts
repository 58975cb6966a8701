import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  type Page,
  test as base,
} from '@playwright/test';
import { openDatabase } from '#db/connection.ts';
import { demoGroups } from '#db/demo/groups.ts';
import { startServer } from '../fixtures/server.ts';
import { admin } from '../fixtures/template.ts';
import { atRest, type Screen } from './screen.ts';
import { longNames, plantLongNames } from './long-names.ts';

type Session = NonNullable<BrowserContextOptions['storageState']>;

export type LongSite = {
  url: string;
  /** The storage state of a signed-in visitor; undefined: not signed in. */
  sessionOf(visitor: string | undefined): Promise<Session | undefined>;
};

/** One server for all screens that a worker looks at: looking changes nothing. */
export const test = base.extend<object, { longSite: LongSite }>({
  longSite: [
    async ({ browser }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'convite-'));
      const { db, close } = openDatabase(join(dataDir, 'wedding.db'));
      plantLongNames(db);
      close();
      const server = await startServer({
        DATA_DIR: dataDir,
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
      });
      const sessions = new Map<string, Promise<Session>>();
      await use({
        url: server.url,
        sessionOf: async (visitor) => {
          if (!visitor) return undefined;
          const session = sessions.get(visitor) ?? signIn(browser, server.url, visitor);
          sessions.set(visitor, session);
          return session;
        },
      });
      await server.stop('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** A screen in a window of its own, at rest. */
export const openIn = async (
  browser: Browser,
  site: LongSite,
  { path, visitor, reach }: Screen,
  device: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
) => {
  const context = await browser.newContext({
    ...device,
    baseURL: site.url,
    storageState: await site.sessionOf(visitor),
    // Nothing is on its way in when it is looked at.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await prepare?.(page);
  await page.goto(path);
  await atRest(page);
  await reach?.(page);
  return page;
};

const signIn = async (browser: Browser, url: string, visitor: string): Promise<Session> => {
  const context = await browser.newContext({ baseURL: url });
  const isCouple = visitor === 'the couple';
  const answer = await context.request.post(isCouple ? '/api/admin/login' : '/api/rsvp/login', {
    headers: { Origin: url },
    data: isCouple
      ? admin
      : {
          groupName: longNames[visitor]?.group ?? visitor,
          accessCode: demoGroups.find(({ name }) => name === visitor)?.code,
        },
  });
  if (!answer.ok()) throw new Error(`${visitor}: ${await answer.text()}`);
  const session = await context.storageState();
  await context.close();
  return session;
};

export { expect } from '@playwright/test';
