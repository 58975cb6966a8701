import type { Db } from '#db/connection.ts';
import {
  beginSending,
  requeueDepartures,
  countWaiting,
  findMessage,
  giveUpSending,
  latestDepartures,
  nextQueued,
  type OutgoingRow,
  recordHeard,
} from '#db/models/messages/messages.ts';
import { changeOutbox, outboxState } from '#db/models/messages/outbox-state.ts';
import { inTransaction } from '#db/connection.ts';
import type { CampaignKind } from '#domain/messages/outgoing-message.ts';
import {
  forecast,
  gapMs,
  leftToday,
  nextDeparture,
  type Pace,
  paces,
} from '#domain/messages/pacing.ts';
import { chatNumber } from '#domain/messages/whatsapp-link.ts';
import type { MessageChannel, OutgoingMessage, SendOutcome } from '#gateways/whatsapp/channel.ts';
import { reportFault } from '../faults.ts';
import { contentOf } from './message-text.ts';
import { openOutcomes } from './outcomes.ts';

export type OutboxSetting = {
  db: Db;
  clock: () => Date;
  siteUrl: string;
  /** Every way of sending there is; only one that is connected is used. */
  channels: readonly MessageChannel[];
  random?: () => number;
  paceOf?: (channel: MessageChannel) => Pace;
};

/** While something waits for a connection it is looked for so often. */
const lookAgainMs = 1000;
const afterFaultMs = 30_000;
const longestMs = 15 * 60_000;

/**
 * Sends what is queued, one message after the other, at the pace that keeps the couple's number safe. What
 * was under way when the process died is never sent again by itself.
 */
export const startOutbox = (setting: OutboxSetting) => {
  const { db, clock, channels, random = Math.random } = setting;
  const { paceOf = ({ name }) => paces[name] } = setting;
  const outcomes = openOutcomes(db, clock);
  let timer: NodeJS.Timeout | undefined;
  let resting = false;
  let running: Promise<void> | undefined;
  /** Somebody called while it was at work: what they brought is looked for once more. */
  let called = false;

  giveUpSending(db, clock());

  const later = (ms: number) => {
    clearTimeout(timer);
    if (!resting) timer = setTimeout(wake, Math.min(ms, longestMs)).unref();
  };

  const wake = () => {
    called = true;
    if (resting || running) return;
    clearTimeout(timer);
    running = run()
      .catch((error: unknown) => {
        reportFault(error);
        later(afterFaultMs);
      })
      .finally(() => {
        running = undefined;
        if (called) wake();
      });
  };

  const run = async () => {
    while (!resting) {
      called = false;
      outcomes.write();
      const message = nextQueued(db);
      if (!message || outboxState(db).paused_at) return;
      const channel = channelFor(message);
      if (!channel) return later(lookAgainMs);
      mendTimes(channel);
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

  /** A clock that was set back leaves times behind that would hold everything up until they come. */
  const mendTimes = (channel: MessageChannel) => {
    const now = clock();
    requeueDepartures(db, now);
    const longest = new Date(now.getTime() + gapMs(paceOf(channel), () => 1));
    const { not_before } = outboxState(db);
    if (not_before && not_before > longest) changeOutbox(db, { not_before: longest });
  };

  const past = ({ name }: MessageChannel, { daily }: Pace) => ({
    now: clock(),
    notBefore: outboxState(db).not_before,
    left: latestDepartures(db, name, daily),
  });

  const departure = (channel: MessageChannel): Date => {
    const pace = paceOf(channel);
    return nextDeparture(pace, past(channel, pace));
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
    if (isOurs) await outcomes.follow(message, () => handOver(channel, { id, phone, ...content }));
  };

  const leave = channels.map((channel) =>
    channel.onReceipt((receipt) => outcomes.hear(channel.name, receipt)),
  );

  wake();

  /** Nothing leaves any more; what is under way is still heard of. */
  const rest = () => {
    resting = true;
    clearTimeout(timer);
  };

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
      const known = past(channel, pace);
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
      if (channel) return depart(message, channel).finally(wake);
      recordHeard(db, id, { state: 'failed', fault: 'not_connected', at: clock() });
    },

    rest,

    stop: () => {
      rest();
      outcomes.close();
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
