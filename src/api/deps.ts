import type { Db } from '#db/connection.ts';
import type { Backups } from './backups/backups.ts';
import type { Config } from './config.ts';
import type { DeferredLookups } from './guest/deferred-lookups.ts';
import type { Live } from './live/live.ts';
import type { Channels } from './messaging/open-channels.ts';
import type { Outbox } from './messaging/outbox.ts';
import type { ShareCardDrawer } from './site/share-card.ts';
import type { GuestPhotos } from './photos/guest-photos.ts';
import type { Push } from './push/open-push.ts';
import type { SitePictures } from './pictures/site-pictures.ts';
import type { Payments } from './payments/open-payments.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { Site } from './site/site.ts';
import type { StartToken } from './start/start-token.ts';

/** Dependencies of the calls. */
export type Deps = {
  db: Db;
  config: Config;
  /** The only source of the current time for rules. */
  clock: () => Date;
  /** The time as it is, which a rehearsal does not move: for sessions, and for what is deleted at its time. */
  realClock: () => Date;
  /** By which the one is ahead of the other: a demo's alone. */
  rehearsal: Rehearsal;
  /** Copies the whole database before a deletion. */
  snapshot: (reason: string) => string;
  /** The complete backups. */
  backups: Backups;
  /** Removes every trace of erased data, from the file and from such copies. */
  clean: () => void;
  /** Announces changes to the couple's open screens. */
  live: Live;
  /** The same to guests' open pages. */
  guestLive: Live;
  /** The couple's own: names, dates, texts, bank account. */
  content: Site['content'];
  /** What guests see of it, and how it comes to be seen. */
  site: Site;
  /** The way in before there is an administrator. */
  startToken: StartToken;
  /** What its photo fields can hold. */
  pictures: SitePictures;
  /** What guests send. */
  photos: GuestPhotos;
  /** What chat apps show beside a link to it. */
  shareCard: ShareCardDrawer;
  /** Notifications on guests' phones. */
  push: Push;
  payments: Payments;
  /** The message channels. */
  channels: Channels;
  /** The outbox. */
  outbox: Outbox;
  /** The numbers of guests who lost their link, until they are looked up. */
  lookups: DeferredLookups;
};
