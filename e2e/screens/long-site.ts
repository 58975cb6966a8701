import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test';
import { openDatabase } from '#db/connection.ts';
import { demoGroups } from '#db/demo/groups.ts';
import { startServer } from '../fixtures/server.ts';
import { admin } from '../fixtures/template.ts';
import { atRest, type Screen } from './screen.ts';
import { longNames, plantLongNames } from './long-names.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export type LongSite = {
  /** A page of its own for a visitor; undefined: not signed in. Nothing that another page stored is left. */
  pageFor(visitor: string | undefined): Promise<Page>;
};

/** One server and one browser context for all screens that a worker looks at: looking changes nothing, and scripts arrive once. */
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
      const openPage = pagesInOneContext(() =>
        browser.newContext({
          baseURL: server.url,
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
          // Nothing is on its way in when it is looked at.
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          locale: 'es-CL',
          timezoneId: 'America/Santiago',
        }),
      );
      const sessions = new Map<string, Cookies>();
      const sessionOf = async (visitor: string) => {
        const session = sessions.get(visitor) ?? (await signIn(browser, server.url, visitor));
        sessions.set(visitor, session);
        return session;
      };
      await use({
        pageFor: async (visitor) => {
          const page = await openPage(server.url);
          if (visitor) await page.context().addCookies(await sessionOf(visitor));
          return page;
        },
      });
      await server.stop('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** A screen in a page of its own, at rest. */
export const openIn = async (
  site: LongSite,
  { path, visitor, reach }: Screen,
  prepare?: (page: Page) => Promise<unknown>,
) => {
  const page = await site.pageFor(visitor);
  page.setDefaultTimeout(15_000);
  await prepare?.(page);
  await page.goto(path);
  await atRest(page);
  await reach?.(page);
  return page;
};

/**
 * Pages after each other in one browser context: scripts arrive once, and nothing is left of what the page before stored. A test
 * that sets more than that, such as the clock, closes the context.
 */
const pagesInOneContext = (openContext: () => Promise<BrowserContext>) => {
  let open: BrowserContext | undefined;
  return async (origin: string): Promise<Page> => {
    if (!open) {
      open = await openContext();
      open.once('close', () => (open = undefined));
    }
    await open.clearCookies();
    const page = await open.newPage();
    const session = await open.newCDPSession(page);
    const storageTypes = 'local_storage,indexeddb,cache_storage';
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await session.detach();
    return page;
  };
};

const signIn = async (browser: Browser, url: string, visitor: string): Promise<Cookies> => {
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
  const cookies = await context.cookies();
  await context.close();
  return cookies;
};

export { expect } from '@playwright/test';
