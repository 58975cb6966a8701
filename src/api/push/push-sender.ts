import type { Db } from '#db/connection.ts';
import {
  deletePushes,
  duePushes,
  nextNoticeAt,
  nextPushAt,
  delayPushes,
  queueNotices,
} from '#db/models/push/deliveries.ts';
import { deletePushSubscription } from '#db/models/push/subscriptions.ts';
import { backoffMs } from '#domain/backoff.ts';
import type { PushGateway } from '#gateways/push/push-gateway.ts';
import { createBackgroundTask } from '../background-task.ts';
import { type DuePush, pushesOf } from './push-message.ts';

type Setting = {
  db: Db;
  /** By which notices begin. */
  clock: () => Date;
  /** By which phones are sent to. */
  realClock: () => Date;
  gateway: PushGateway;
  /** What a notification is headed with. */
  title: () => string;
};

/** So many phones at a time: the line of a small server, and the patience of a push service. */
const phonesAtOnce = 8;
/** The clock of a rehearsal may have moved meanwhile. */
const longestMs = 60_000;
const tries = { firstMs: 15_000, longestMs: 15 * 60_000, jitter: 0.2 };

/** Tells the phones that want it of notices and of events that moved. What is left survives a restart. */
export const startPushSender = ({ db, clock, realClock, gateway, title }: Setting) => {
  const run = async (signal: AbortSignal) => {
    queueNotices(db, clock(), realClock());
    while (!signal.aborted) {
      const due = duePushes(db, realClock(), phonesAtOnce);
      if (due.length === 0) break;
      await Promise.all(byPhone(due).map((one) => sendTo(one, signal)));
    }
    if (signal.aborted) return;
    const nextNotice = nextNoticeAt(db);
    const nextPush = nextPushAt(db);
    return Math.min(
      nextNotice ? nextNotice.getTime() - clock().getTime() : longestMs,
      nextPush ? nextPush.getTime() - realClock().getTime() : longestMs,
    );
  };

  const sendTo = async (due: readonly DuePush[], signal: AbortSignal) => {
    const { subscription } = due[0]!;
    for (const { ids, attempts, push } of pushesOf({ db, due, title: title(), at: realClock() })) {
      const result = await gateway.send(subscription, push);
      // The database may be closed by now: it is sent once more after the start, under the same tag.
      if (signal.aborted) return;
      if (result.state === 'gone') {
        deletePushSubscription(db, subscription.token_hash);
        return;
      }
      if (result.state !== 'retry') deletePushes(db, ids);
      else {
        const wait = Math.max(backoffMs(attempts, tries), result.afterMs);
        delayPushes(db, ids, new Date(realClock().getTime() + wait));
      }
    }
  };

  // Notified when a notice was saved or an event was moved.
  const task = createBackgroundTask({ run, longestMs });
  task.notify();
  return task;
};

const byPhone = (due: readonly DuePush[]): DuePush[][] => [
  ...Map.groupBy(due, ({ delivery }) => delivery.token_hash).values(),
];
