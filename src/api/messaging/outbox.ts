import type { Db } from '#db/connection.ts';
import {
  beginSending,
  countWaiting,
  findMessage,
  giveUpSending,
  latestDepartures,
  nextQueued,
  type OutgoingRow,
  recordHeard,
  recordReceipt,
} from '#db/models/messages.ts';
import { changeOutbox, outboxState } from '#db/models/outbox-state.ts';
import { inTransaction } from '#db/connection.ts';
import type { CampaignKind } from '#domain/outgoing-message.ts';
import { forecast, gapMs, leftToday, nextDeparture, type Pace, paces } from '#domain/pacing.ts';
import { chatNumber } from '#domain/whatsapp-link.ts';
import type {
  MessageChannel,
  OutgoingMessage,
  Receipt,
  SendOutcome,
} from '#gateways/whatsapp/channel.ts';
import { reportFault } from '../faults.ts';
import { contentOf } from './message-text.ts';

export type OutboxSetting = {
  db: Db;
  clock: () => Date;
  siteUrl: string;
  /** Every way of sending there is; only one that is connected is used. */
  channels: readonly MessageChannel[];
  random?: () => number;
  paceOf?: (channel: MessageChannel) => Pace;
};

/** While something waits for a connection, or for its time, it is looked at so often at least. */
const lookAgainMs = 5000;
const longestMs = 15 * 60_000;

/**
 * Sends what is queued, one message after the other, at the pace that keeps the couple's number safe. What
 * was under way when the process died is never sent again by itself.
 */
export const startOutbox = (setting: OutboxSetting) => {
  const { db, clock, channels, random = Math.random } = setting;
  const { paceOf = ({ name }) => paces[name] } = setting;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  /** Somebody called while it was at work: what they brought is looked for once more. */
  let called = false;
  let onTheirWay = 0;
  // A receipt may overtake the answer that tells by what name it will come.
  let early: { channel: string; receipt: Receipt }[] = [];

  giveUpSending(db, clock());

  const later = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(wake, Math.min(ms, longestMs)).unref();
  };

  const wake = () => {
    called = true;
    if (stopped || running) return;
    clearTimeout(timer);
    running = run()
      .catch(reportFault)
      .finally(() => {
        running = undefined;
        if (called) wake();
      });
  };

  const run = async () => {
    while (!stopped) {
      called = false;
      const message = nextQueued(db);
      if (!message || outboxState(db).paused_at) return;
      const channel = channelFor(message);
      if (!channel) return later(lookAgainMs);
      const due = departure(channel);
      const wait = due.getTime() - clock().getTime();
      if (wait > 0) return later(wait);
      await depart(message, channel);
    }
  };

  const channelFor = ({ kind }: Pick<OutgoingRow, 'kind'>): MessageChannel | undefined => {
    const connected = channels.filter((channel) => channel.status().status === 'connected');
    // Approved templates belong to the official way; elsewhere they are a text like any other.
    const preferred = kind === 'official' ? 'cloud' : 'baileys';
    return connected.find(({ name }) => name === preferred) ?? connected[0];
  };

  const past = (pace: Pace) => ({
    now: clock(),
    notBefore: outboxState(db).not_before,
    left: latestDepartures(db, pace.daily),
  });

  const departure = (channel: MessageChannel): Date => {
    const pace = paceOf(channel);
    return nextDeparture(pace, past(pace));
  };

  const depart = async (message: OutgoingRow, channel: MessageChannel) => {
    const phone = chatNumber(message.phone ?? '');
    const content = contentOf(db, setting.siteUrl, message);
    if (phone === '' || content === null) {
      recordHeard(db, message.id, { state: 'failed', fault: 'no_phone', at: clock() });
      return;
    }
    const id = channel.nextId();
    const at = clock();
    const isOurs = inTransaction(db, (tx) => {
      const notBefore = new Date(at.getTime() + gapMs(paceOf(channel), random));
      changeOutbox(tx, { not_before: notBefore });
      return beginSending(tx, message.id, { channel: channel.name, channelId: id, at });
    });
    if (!isOurs) return;
    onTheirWay += 1;
    const outcome = await handOver(channel, { id, phone, ...content });
    onTheirWay -= 1;
    // The database is closed: the next start finds the message under way.
    if (stopped) return;
    take(message.id, outcome);
    hearEarly();
  };

  const take = (id: number, outcome: SendOutcome) => {
    const at = clock();
    inTransaction(db, (tx) => {
      if (outcome.state === 'accepted') {
        recordHeard(tx, id, { state: 'accepted', channelId: outcome.id, at });
      } else if (outcome.state === 'failed') {
        recordHeard(tx, id, { state: 'failed', fault: outcome.fault, at });
        if (outcome.pause) changeOutbox(tx, { paused_at: at, pause_reason: outcome.fault });
      } else {
        recordHeard(tx, id, { state: 'uncertain', at });
      }
    });
  };

  const hear = (channel: string, receipt: Receipt): boolean => {
    const { id, state, fault, at } = receipt;
    return recordReceipt(db, { channel, channelId: id }, { state, fault, at });
  };

  const hearEarly = () => {
    early = early.filter(({ channel, receipt }) => !hear(channel, receipt));
    if (onTheirWay === 0) early = [];
  };

  const leave = channels.map((channel) =>
    channel.onReceipt((receipt) => {
      if (stopped) return;
      if (!hear(channel.name, receipt) && onTheirWay > 0) {
        early.push({ channel: channel.name, receipt });
      }
    }),
  );

  wake();

  return {
    /** Something was queued, or may go on. */
    wake,

    /** Whether anything could leave now. */
    connected: (): MessageChannel['name'] | null => channelFor({ kind: 'template' })?.name ?? null,

    /** By which channel so many more of a kind would leave, how fast and when; null while none is connected. */
    foresee: (kind: CampaignKind, count: number) => {
      const channel = channelFor({ kind });
      if (!channel) return null;
      const pace = paceOf(channel);
      const known = past(pace);
      const waiting = countWaiting(db);
      return {
        channel: channel.name,
        pace,
        left: leftToday(pace, known),
        ...forecast(pace, known, { waiting, count }),
      };
    },

    /** When the next message leaves; null while none waits, or none may. */
    nextAt: (): Date | null => {
      const message = nextQueued(db);
      const channel = message && channelFor(message);
      return channel && !outboxState(db).paused_at ? departure(channel) : null;
    },

    /** One message for one person does not wait for its turn. */
    sendNow: async (id: number) => {
      const message = findMessage(db, id);
      const channel = channelFor(message);
      if (channel) return depart(message, channel);
      recordHeard(db, id, { state: 'failed', fault: 'not_connected', at: clock() });
    },

    stop: () => {
      stopped = true;
      clearTimeout(timer);
      leave.forEach((go) => go());
    },
  };
};

export type Outbox = ReturnType<typeof startOutbox>;

const handOver = async (
  channel: MessageChannel,
  message: OutgoingMessage,
): Promise<SendOutcome> => {
  try {
    return await channel.send(message);
  } catch (error) {
    reportFault(error);
    return { state: 'uncertain' };
  }
};
