import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { onTestFinished } from 'vitest';
import { type Answer, type Browser, openBrowser } from './browser.ts';
import { demoGroups } from '#db/demo/groups.ts';
import { saveAdmin } from '#db/models/access/users.ts';
import { couple } from '#tests/support/demo.ts';
import { demoWedding, emptyWedding, type TestWedding } from '#tests/support/wedding.ts';
import { builtFiles } from '#content/built-files.ts';
import type { FileContent } from '#content/file-content.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import type { BankDetails } from '#contract/gift-views.ts';
import { createApi, type Api } from '#api/app.ts';
import { openBackups } from '#api/backups/backups.ts';
import { makeBackup } from '#api/backups/make-backup.ts';
import { readConfig } from '#api/config.ts';
import type { Deps } from '#api/deps.ts';
import { openDeferredLookups } from '#api/guest/deferred-lookups.ts';
import { guestsChange, photosChange } from '#api/live/publish-changes.ts';
import { createGuestLive, createLive, type Live } from '#api/live/live.ts';
import { channelRate } from '#api/messaging/channel-rate.ts';
import { openChannels } from '#api/messaging/open-channels.ts';
import { startOutbox, type OutboxSetting } from '#api/messaging/outbox.ts';
import { openStartToken } from '#api/start/start-token.ts';
import { openShareCard } from '#api/site/share-card.ts';
import { openGuestPhotos } from '#api/photos/guest-photos.ts';
import { openSitePictures } from '#api/pictures/site-pictures.ts';
import { openRehearsal } from '#api/rehearsal.ts';
import { openSite } from '#api/site/site.ts';
import { openPush } from '#api/push/open-push.ts';
import { openPayments } from '#api/payments/open-payments.ts';

export const adminPassword = 'el río suena';

// The cheapest that argon2 allows: tests sign in often.
const cheaply = { memoryCost: 8, timeCost: 1 };
const adminHash = hash(adminPassword, cheaply);

export type Site = TestWedding & {
  api: Api;
  deps: Deps;
  origin: string;
  now: () => Date;
  live: Live;
  wait: (duration: { seconds?: number; minutes?: number; days?: number }) => void;
  /** The same file and clock, the process started anew. */
  restarted: () => Site;
  browser: (address?: string) => Browser;
  /** A browser in which a group of the demo has signed in. */
  guest: (groupName: string) => Promise<Browser>;
  /** A browser in which the couple has signed in. */
  admin: () => Promise<Browser>;
};

type Setting = {
  /** Nobody has published anything. */
  isUnbegun?: true;
  siteUrl?: string;
  /** Further environment variables, such as those of a fake Mercado Pago. */
  env?: Record<string, string>;
  /** Pictures that came with the build; otherwise none has. */
  builtPhotos?: Record<string, Photo>;
  /** By which messages leave, and how fast. */
  outbox?: Partial<OutboxSetting>;
};

export const bank: BankDetails = {
  lines: [
    { label: 'Titular', value: 'Violeta Quilaqueo Ferrada' },
    { label: 'Número de cuenta', value: '00-123-45678-09' },
  ],
};

const files: FileContent = {
  ...builtFiles,
  parts: {
    ...builtFiles.parts,
    wedding: { ...(builtFiles.parts['wedding'] as object), invitedBy: [...couple], bank },
  },
};

const second = 1000;
const minute = 60 * second;

const siteOf = (wedding: TestWedding, setting: Setting, clock: { now: number }): Site => {
  const config = readConfig({
    SITE_URL: setting.siteUrl,
    DATA_DIR: path.dirname(wedding.file),
    // Unreachable: no test calls the real service.
    WA_SOCKET_URL: 'ws://127.0.0.1:9/',
    GRAPH_BASE_URL: 'http://127.0.0.1:9',
    ...setting.env,
  });
  const realClock = () => new Date(clock.now);
  const rehearsal = openRehearsal(realClock);
  const now = rehearsal.clock;
  const { db, snapshot, clean } = wedding;
  const live = createLive();
  const built = { files: files.photos, photos: setting.builtPhotos ?? {} };
  const pictures = openSitePictures({ db, config, built, clock: now });
  onTestFinished(() => pictures.stop());
  const photos = openGuestPhotos({ db, config, clock: now, reserve: 0 });
  onTestFinished(() => photos.stop());
  photos.start(() => live.publish(photosChange));
  const site = openSite({ db, files, pictures, clock: now, rehearsal });
  if (!setting.isUnbegun) void site.beginFromFiles();
  const payments = openPayments(db, config, now);
  const channels = openChannels(db, config);
  onTestFinished(() => channels.close());
  const push = openPush({ db, config, clock: now, realClock, content: site.content });
  onTestFinished(() => push.stop());
  const outbox = startOutbox({
    db,
    clock: now,
    siteUrl: config.siteUrl,
    channels: [channels.baileys, channels.cloud],
    rateOf: channelRate(config.whatsapp),
    ...setting.outbox,
  });
  onTestFinished(() => outbox.stop());
  const lookups = openDeferredLookups({
    db,
    onRequest: () => live.publish(guestsChange),
    delayMs: () => 0,
  });
  onTestFinished(() => lookups.stop());
  const deps: Deps = {
    db,
    config,
    snapshot,
    clean,
    clock: now,
    realClock,
    rehearsal,
    backups: openBackups({
      config,
      clock: now,
      // In this process: what a process of its own does is the process tests' matter.
      run: async () => (await makeBackup(config, now())).failure,
    }),
    live,
    guestLive: createGuestLive(),
    content: site.content,
    site,
    startToken: openStartToken(db),
    lookups,
    pictures,
    photos,
    shareCard: openShareCard(pictures),
    push,
    payments,
    channels,
    outbox,
  };
  const api = createApi(deps);
  const browser = (address?: string) => openBrowser(api, config.siteUrl, address);
  return {
    ...wedding,
    api,
    deps,
    origin: config.siteUrl,
    now,
    live,
    wait: ({ seconds = 0, minutes = 0, days = 0 }) => {
      clock.now += seconds * second + minutes * minute + days * 24 * 60 * minute;
    },
    restarted: () => siteOf(wedding, setting, clock),
    browser,
    guest: async (groupName) => {
      const guest = browser();
      expectOk(await guest.post('/api/rsvp/login', loginOf(groupName)));
      return guest;
    },
    admin: async () => {
      saveAdmin(db, 'novios', await adminHash);
      const admin = browser();
      expectOk(await admin.post('/api/admin/login', adminLogin));
      return admin;
    },
  };
};

const start = Date.parse('2025-11-20T15:00:00Z');

/** The API over a demo wedding of this test's own. */
export const demoSite = (setting: Setting = {}): Site =>
  siteOf(demoWedding(), setting, { now: start });

export const emptySite = (setting: Setting = {}): Site =>
  siteOf(emptyWedding(), setting, { now: start });

export const adminLogin = { username: 'novios', password: adminPassword };

/** What a group of the demo types to sign in. */
export const loginOf = (groupName: string) => {
  const group = demoGroups.find(({ name }) => name === groupName);
  if (!group) throw new Error(`No demo group is called ${groupName}`);
  return { groupName, accessCode: group.code };
};

/** A user of `users` without the administrator's role. */
export const savePlainUser = async ({ raw }: Pick<Site, 'raw'>, username: string) =>
  raw
    .prepare('insert or ignore into users (username, password, is_admin) values (?, ?, 0)')
    .run(username, await adminHash);

const expectOk = ({ status, text }: Answer) => {
  if (status >= 300) throw new Error(`Signing in was answered with ${status} ${text}`);
};
