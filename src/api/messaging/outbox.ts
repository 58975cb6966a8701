import { type Db, inTransaction } from '#db/connection.ts';
import {
  beginSending,
  clampSendTimes,
  countPending,
  findMessage,
  failSending,
  latestSendTimes,
  nextQueued,
  type QueuedRow,
  recordReceived,
} from '#db/models/messages/messages.ts';
import { changeOutbox, outboxState } from '#db/models/messages/outbox-state.ts';
import type { CampaignKind } from '#domain/messages/queued-message.ts';
import {
  forecast,
  gapMs,
  leftToday,
  nextSendTime,
  type Rate,
  rates,
} from '#domain/messages/pacing.ts';
import { chatNumber } from '#domain/messages/whatsapp-link.ts';
import type { MessageChannel, QueuedMessage, SendResult } from '#gateways/whatsapp/channel.ts';
import { createBackgroundTask } from '../background-task.ts';
import { logError } from '../log-error.ts';
import { contentOf } from './message-text.ts';
import { openResults } from './results.ts';

export type OutboxSetting = {
  db: Db;
  clock: () => Date;
  siteUrl: string;
  /** All channels; only a connected one is used. */
  channels: readonly MessageChannel[];
  random?: () => number;
  rateOf?: (channel: MessageChannel) => Rate;
};

/** How often it checks for a connection while messages wait for one. */
const lookAgainMs = 1000;
const longestMs = 15 * 60_000;

/**
 * Sends queued messages, one after the other, at the pace that protects the couple's number. A message that
 * was being sent when the process died is never sent again automatically.
 */
export const startOutbox = (setting: OutboxSetting) => {
  const { db, clock, channels, random = Math.random } = setting;
  const { rateOf = ({ name }) => rates[name] } = setting;
  const results = openResults(db, clock);

  failSending(db, clock());

  const run = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      results.write();
      const message = nextQueued(db);
      if (!message || outboxState(db).paused_at) return undefined;
      const channel = channelFor(message);
      if (!channel) return lookAgainMs;
      mendTimes(channel);
      const wait = sendTime(channel).getTime() - clock().getTime();
      if (wait > 0) return wait;
      await sendOne(message, channel);
    }
    return undefined;
  };

  const channelFor = ({ kind }: Pick<QueuedRow, 'kind'>): MessageChannel | undefined => {
    const connected = channels.filter((channel) => channel.status().status === 'connected');
    // Approved templates use the official channel; elsewhere they are sent as plain text.
    const preferred = kind === 'official' ? 'cloud' : 'baileys';
    return connected.find(({ name }) => name === preferred) ?? connected[0];
  };

  /** After the clock was set back, stored times in the future would block sending until they come. */
  const mendTimes = (channel: MessageChannel) => {
    const now = clock();
    clampSendTimes(db, now);
    const longest = new Date(now.getTime() + gapMs(rateOf(channel), () => 1));
    const { not_before } = outboxState(db);
    if (not_before && not_before > longest) changeOutbox(db, { not_before: longest });
  };

  const past = ({ name }: MessageChannel, { daily }: Rate) => ({
    now: clock(),
    notBefore: outboxState(db).not_before,
    left: latestSendTimes(db, name, daily),
  });

  const sendTime = (channel: MessageChannel): Date => {
    const rate = rateOf(channel);
    return nextSendTime(rate, past(channel, rate));
  };

  const sendOne = async (message: QueuedRow, channel: MessageChannel) => {
    const phone = message.phone && chatNumber(message.phone);
    const content = contentOf({ db, siteUrl: setting.siteUrl, now: clock() }, message);
    if (phone === null || content === null) {
      recordReceived(db, message.id, { state: 'failed', failure: 'no_phone', at: clock() });
      return;
    }
    const id = channel.nextId();
    const at = clock();
    const isOwn = inTransaction(db, (tx) => {
      const notBefore = new Date(at.getTime() + gapMs(rateOf(channel), random));
      changeOutbox(tx, { not_before: notBefore });
      return beginSending(tx, message.id, { channel: channel.name, channelId: id, at });
    });
    if (isOwn) await results.track(message, () => dispatch(channel, { id, phone, ...content }));
  };

  const leave = channels.map((channel) =>
    channel.onReceipt((receipt) => results.handle(channel.name, receipt)),
  );

  const task = createBackgroundTask({ run, longestMs });
  task.notify();

  return {
    /** Call when a message was queued, or sending may go on. */
    notify: task.notify,

    /** The channel that could send now; null without one. */
    connected: (): MessageChannel['name'] | null => channelFor({ kind: 'template' })?.name ?? null,

    /** Channel, pace and times for that many more messages of a kind; null while none is connected. */
    preview: (kind: CampaignKind, count: number) => {
      const channel = channelFor({ kind });
      if (!channel) return null;
      const rate = rateOf(channel);
      const known = past(channel, rate);
      const pending = countPending(db);
      return {
        channel: channel.name,
        rate,
        left: leftToday(rate, known),
        ...forecast(rate, known, { pending, count }),
      };
    },

    /** When the next message leaves; null while none is queued, or none may leave. */
    nextAt: (): Date | null => {
      const message = nextQueued(db);
      const channel = message && channelFor(message);
      return channel && !outboxState(db).paused_at ? sendTime(channel) : null;
    },

    /** A message for one phone does not wait for its turn. */
    sendNow: async (id: number) => {
      const message = findMessage(db, id);
      const channel = channelFor(message);
      if (channel) return sendOne(message, channel).finally(task.notify);
      recordReceived(db, id, { state: 'failed', failure: 'not_connected', at: clock() });
    },

    /** Stops sending; outcomes of messages that have left are still recorded. */
    rest: task.stop,

    stop: () => {
      task.stop();
      results.close();
      leave.forEach((go) => go());
    },
  };
};

export type Outbox = ReturnType<typeof startOutbox>;

const dispatch = async (channel: MessageChannel, message: QueuedMessage): Promise<SendResult> => {
  try {
    return await channel.send(message);
  } catch (error) {
    logError(error);
    return { state: 'uncertain' };
  }
};
