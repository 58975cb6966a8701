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
import { logError } from '../log-error.ts';
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
const afterFailureMs = 30_000;
const tries = { firstMs: 15_000, longestMs: 15 * 60_000, jitter: 0.2 };

/** Tells the phones that want it of notices and of events that moved. What is left survives a restart. */
export const startPushSender = ({ db, clock, realClock, gateway, title }: Setting) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  /** `notify` was called while it was busy. */
  let isCalled = false;

  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(notify, Math.min(Math.max(ms, 0), longestMs)).unref();
  };

  const notify = () => {
    isCalled = true;
    if (isStopped || running) return;
    running = run()
      .catch((error: unknown) => {
        logError(error);
        later(afterFailureMs);
      })
      .finally(() => {
        running = undefined;
        if (isCalled) notify();
      });
  };

  const run = async () => {
    isCalled = false;
    queueNotices(db, clock(), realClock());
    while (!isStopped) {
      const due = duePushes(db, realClock(), phonesAtOnce);
      if (due.length === 0) break;
      await Promise.all(byPhone(due).map(sendTo));
    }
    const nextNotice = nextNoticeAt(db);
    const nextPush = nextPushAt(db);
    later(
      Math.min(
        nextNotice ? nextNotice.getTime() - clock().getTime() : longestMs,
        nextPush ? nextPush.getTime() - realClock().getTime() : longestMs,
      ),
    );
  };

  const sendTo = async (due: readonly DuePush[]) => {
    const { subscription } = due[0]!;
    for (const { ids, attempts, push } of pushesOf({ db, due, title: title(), at: realClock() })) {
      const result = await gateway.send(subscription, push);
      // The database may be closed by now: it is sent once more after the start, under the same tag.
      if (isStopped) return;
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

  notify();

  return {
    /** Call when a notice was saved or an event was moved. */
    notify,
    /** Resolves when what was to leave now has left. */
    idle: async () => {
      while (running) await running;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

export type PushSender = ReturnType<typeof startPushSender>;

const byPhone = (due: readonly DuePush[]): DuePush[][] => [
  ...Map.groupBy(due, ({ delivery }) => delivery.token_hash).values(),
];
