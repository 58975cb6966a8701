import { openBackups } from '#api/backups/backups.ts';
import type { Config } from '#api/config.ts';
import { openDeferredLookups } from '#api/guest/deferred-lookups.ts';
import type { Deps } from '#api/deps.ts';
import { createGuestLive, createLive } from '#api/live/live.ts';
import { openChannels } from '#api/messaging/open-channels.ts';
import { startOutbox } from '#api/messaging/outbox.ts';
import { openStartToken } from '#api/start/start-token.ts';
import { openShareCard } from '#api/site/share-card.ts';
import { openGuestPhotos } from '#api/photos/guest-photos.ts';
import { openSitePictures } from '#api/pictures/site-pictures.ts';
import { openRehearsal } from '#api/rehearsal.ts';
import { openSite } from '#api/site/site.ts';
import { openPush } from '#api/push/open-push.ts';
import { openPayments } from '#api/payments/open-payments.ts';
import { readContent } from '#content/reading/read-content.ts';
import type { OpenDatabase } from '#db/connection.ts';

const files = readContent();

/** What the site's own calls work on, in this process: no messages leave, and no copies are made. */
export const depsOf = (
  { db, snapshot, clean }: OpenDatabase,
  config: Config,
  clock: () => Date,
): Deps => {
  const built = { files: files.photos, photos: {} };
  const pictures = openSitePictures({ db, config, built, clock });
  const rehearsal = openRehearsal(clock);
  const site = openSite({ db, files, pictures, clock, rehearsal });
  return {
    db,
    config,
    snapshot,
    clean,
    clock,
    realClock: clock,
    rehearsal,
    backups: openBackups({ config, clock, run: () => Promise.resolve(null) }),
    live: createLive(),
    guestLive: createGuestLive(),
    content: site.content,
    site,
    startToken: openStartToken(db),
    lookups: openDeferredLookups({ db, onRequest: () => {}, delayMs: () => 0 }),
    pictures,
    photos: openGuestPhotos({ db, config, clock }),
    shareCard: openShareCard(pictures),
    push: openPush({ db, config, clock, realClock: clock, content: site.content }),
    payments: openPayments(db, config, clock),
    channels: openChannels(db, config),
    outbox: startOutbox({ db, clock, siteUrl: config.siteUrl, channels: [] }),
  };
};
