import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import type { FakeWhatsApp } from '../../tests/support/providers/whatsapp/fake-whatsapp.ts';

type Fake = Pick<FakeWhatsApp, 'url' | 'rootKey'>;
type Env = Record<string, string>;

/** The real process, which finds WhatsApp on this machine, and sends as fast as it can. */
export const siteWithWhatsApp = (dataDir: string, fake: Fake, env: Env = {}): Promise<Server> =>
  startServer({
    DATA_DIR: dataDir,
    WA_SOCKET_URL: fake.url,
    WA_ROOT_KEY: fake.rootKey,
    WA_GAP_SECONDS: '0',
    ...env,
  });

/** One that takes up again what was under way when it died: what the rounds must find out. */
export const siteThatSendsAgain = (dataDir: string, fake: Fake): Promise<Server> => {
  const wedding = new Database(join(dataDir, 'wedding.db'));
  wedding.exec("update messages set state = 'queued' where state = 'sending'");
  wedding.close();
  return siteWithWhatsApp(dataDir, fake);
};

export type StartSite = typeof siteThatSendsAgain;
