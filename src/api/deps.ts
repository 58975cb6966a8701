import type { Db } from '#db/connection.ts';
import type { BankDetails } from '#contract/gift-views.ts';
import type { Backups } from './backups/backups.ts';
import type { Config } from './config.ts';
import type { Live } from './live/live.ts';
import type { Channels } from './messaging/open-channels.ts';
import type { Outbox } from './messaging/outbox.ts';
import type { Payments } from './payments/open-payments.ts';

/** What the calls work on. */
export type Deps = {
  db: Db;
  config: Config;
  /** Every rule that needs "now" asks here. */
  clock: () => Date;
  /** Copies the whole file aside before something is deleted. */
  snapshot: (reason: string) => string;
  /** The copies of everything. */
  backups: Backups;
  /** Leaves nothing of what was erased, in the file or in such copies. */
  clean: () => void;
  /** Tells the couple's open screens what changed. */
  live: Live;
  /** The couple's two first names; the first is the default. */
  invitedBy: readonly [string, string];
  /** The account for gifts by bank transfer. */
  bank: BankDetails;
  payments: Payments;
  /** How messages leave. */
  channels: Channels;
  /** Messages on their way. */
  outbox: Outbox;
};
