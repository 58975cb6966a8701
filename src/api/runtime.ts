import { randomBytes, randomInt } from 'node:crypto';
import path from 'node:path';
import { type Db, inTransaction, isDemo, markStarted, openDatabase } from '#db/connection.ts';
import { seedDemo, type DemoLogin } from '#db/demo/plant-demo.ts';
import { hasAdmin, saveAdmin } from '#db/models/access/users.ts';
import { keepPrivate } from '#db/private-folder.ts';
import { removeIncomplete } from '#db/full-copy.ts';
import { StartupError } from '#db/startup-error.ts';
import { settingTexts } from '#domain/texts/host.ts';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';
import { builtFiles } from '#content/built-files.ts';
import { contentOf } from '#content/content-of.ts';
import { builtPhotos } from '#content/built-photos.ts';
import { createApi, type Api } from './app.ts';
import { backupFolder } from './backups/backup-folder.ts';
import { openBackups } from './backups/backups.ts';
import { runBackupCommand } from './backups/run-command.ts';
import { type Config, readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { openDeferredLookups } from './guest/deferred-lookups.ts';
import { logError } from './log-error.ts';
import { guestsChange, photosChange } from './live/publish-changes.ts';
import { createGuestLive, createLive } from './live/live.ts';
import { openChannels } from './messaging/open-channels.ts';
import { channelRate } from './messaging/channel-rate.ts';
import { startOutbox } from './messaging/outbox.ts';
import { openRehearsal, type Rehearsal } from './rehearsal.ts';
import { openShareCard } from './site/share-card.ts';
import { openGuestPhotos } from './photos/guest-photos.ts';
import { openSitePictures } from './pictures/site-pictures.ts';
import { openPush } from './push/open-push.ts';
import { openPayments } from './payments/open-payments.ts';
import { startReconciler } from './payments/reconciler.ts';
import { openSite } from './site/site.ts';
import { openStartToken } from './start/start-token.ts';
import { hashPassword } from './access/passwords.ts';
import { cleanDaily } from './daily-cleanup.ts';

export type Runtime = Deps & {
  api: Api;
  /** The credentials shown to the operator at the console, once. */
  credentials: { demo: DemoLogin[]; admin: { username: string; password: string } | undefined };
  close: () => void;
};

/** So often the pages are compared with the phase of the wedding. */
const minuteMs = 60_000;

let running: Runtime | undefined;

/**
 * Opens the wedding: database, schema, first administrator, demo. Everything else shares it.
 * @throws StartupError with a sentence for the operator at the console
 */
export const startRuntime = async (env: NodeJS.ProcessEnv): Promise<Runtime> => {
  const config = readConfig(env);
  keepPrivate(config.dataDir);
  const file = path.join(config.dataDir, 'wedding.db');
  const opened = openDatabase(file);
  removeIncomplete(file);
  const { db, isNew, snapshot, clean } = opened;
  const realClock = () => new Date();
  const rehearsal = openRehearsal(realClock);
  const { clock } = rehearsal;
  const channels = openChannels(db, config);
  const built = { files: builtFiles.photos, photos: builtPhotos };
  const pictures = openSitePictures({ db, config, built, clock: realClock });
  const photos = openGuestPhotos({ db, config, clock: realClock });
  const site = openSite({ db, files: builtFiles, pictures, clock, rehearsal });
  const credentials = await begin(db, config, isNew);
  beginRehearsal(db, config, rehearsal);
  if (hasAdmin(db)) await site.beginFromFiles();
  await site.watchFiles();
  const live = createLive();
  const deps: Deps = {
    db,
    config,
    snapshot,
    clean,
    clock,
    realClock,
    rehearsal,
    backups: openBackups({ config, clock: realClock, run: runBackupCommand(config) }),
    live,
    guestLive: createGuestLive(),
    content: site.content,
    site,
    startToken: openStartToken(db),
    lookups: openDeferredLookups({
      db,
      onRequest: () => live.publish(guestsChange),
      delayMs: () => randomInt(500, 2500),
    }),
    pictures,
    photos,
    shareCard: openShareCard(pictures),
    push: openPush({ db, config, clock, realClock, content: site.content }),
    payments: openPayments(db, config, clock),
    channels,
    outbox: startOutbox({
      db,
      clock,
      siteUrl: config.siteUrl,
      channels: [channels.baileys, channels.cloud],
      rateOf: channelRate(config.whatsapp),
    }),
  };
  pictures.startResize(site.refreshPictures);
  photos.start(() => live.publish(photosChange));
  const stopReconciler = startReconciler(deps);
  deps.backups.everyNight();
  const cleaned = {
    ...opened,
    // What a rehearsal shows a year ahead is not to be deleted.
    clock: realClock,
    content: deps.content,
    disconnect: () => channels.baileys.disconnect(),
    clearBackups: (until: Date) => backupFolder(config.dataDir).clearBefore(until),
  };
  const following = setInterval(() => void site.syncState().catch(logError), minuteMs).unref();
  const cleaning = cleanDaily(cleaned, pictures.cleanup, photos.cleanup);
  const close = () => {
    clearInterval(following);
    deps.lookups.stop();
    deps.outbox.stop();
    deps.push.stop();
    pictures.stop();
    photos.stop();
    stopReconciler();
    cleaning.stop();
    deps.backups.stop();
    opened.close();
  };
  void deps.channels.resume();
  running = { ...deps, api: createApi(deps), credentials, close };
  return running;
};

/** @throws StartupError */
const beginRehearsal = (db: Db, { rehearsalStart }: Config, rehearsal: Rehearsal) => {
  if (rehearsalStart === undefined) return;
  const startTime = parseWeddingTime(rehearsalStart);
  if (!startTime) throw new StartupError(settingTexts.rehearsal(rehearsalStart));
  if (!isDemo(db)) {
    throw new StartupError(settingTexts.rehearsalInDemo);
  }
  rehearsal.move(startTime);
};

/** Written by a first start only, all or nothing: the demo wedding and the first administrator. */
const begin = async (db: Db, config: Config, isNew: boolean): Promise<Runtime['credentials']> => {
  const withDemo = isNew && config.demo;
  const admin = hasAdmin(db) ? undefined : (config.admin ?? (withDemo ? demoAdmin() : undefined));
  const password = admin && (await hashPassword(admin.password));
  const { wedding } = contentOf(builtFiles.parts);
  return inTransaction(db, (tx) => {
    if (admin && password) saveAdmin(tx, admin.username, password);
    const demo = withDemo ? seedDemo(tx, wedding.invitedBy, wedding.date.slice(0, 10)) : [];
    if (isNew && !withDemo) markStarted(tx);
    return { demo, admin: admin === config.admin ? undefined : admin };
  });
};

/** A random password, shown once. */
const demoAdmin = () => ({
  username: 'novios',
  password: randomBytes(9).toString('base64url'),
});

/** The running wedding; under `astro dev` no process has started it, so the first page does. */
export const ready = async (): Promise<Runtime> => {
  if (running) return running;
  const started = await startRuntime(process.env);
  // Nothing renders the public pages there: the content is still without the cuts of its first screen.
  await started.site.refresh();
  return started;
};

/** The running wedding, for pages: the middleware has started it. */
export const runtime = (): Runtime => {
  if (!running) throw new Error('The wedding is not open yet');
  return running;
};
