import { inTransaction, type Db } from '#db/connection.ts';
import { putBack, recordHeard, recordReceipt } from '#db/models/messages/messages.ts';
import { changeOutbox } from '#db/models/messages/outbox-state.ts';
import type { CampaignKind } from '#domain/messages/outgoing-message.ts';
import type { Receipt, SendOutcome } from '#gateways/whatsapp/channel.ts';

type Left = { id: number; kind: CampaignKind };

/** Records the outcomes of messages that have left, as they arrive. */
export const openOutcomes = (db: Db, clock: () => Date) => {
  // A receipt may arrive before the answer that tells which id it uses.
  let early: { channel: string; receipt: Receipt }[] = [];
  // Outcomes that could not be stored yet, so that no message stays in `sending` forever.
  const unwritten = new Map<Left, SendOutcome>();
  let onTheirWay = 0;
  let closed = false;

  const write = () => {
    for (const [message, outcome] of unwritten) {
      take(message, outcome);
      unwritten.delete(message);
    }
  };

  const take = ({ id, kind }: Left, outcome: SendOutcome) => {
    const at = clock();
    inTransaction(db, (tx) => {
      if (outcome.state === 'accepted') {
        recordHeard(tx, id, { state: 'accepted', channelId: outcome.id, at });
      } else if (outcome.state === 'uncertain') {
        recordHeard(tx, id, { state: 'uncertain', at });
      } else if (outcome.fault === 'not_connected' && kind !== 'direct') {
        putBack(tx, id, at);
      } else {
        recordHeard(tx, id, { state: 'failed', fault: outcome.fault, at });
        if (outcome.pause) changeOutbox(tx, { paused_at: at, pause_reason: outcome.fault });
      }
    });
  };

  const hear = (channel: string, { id, state, fault, at }: Receipt): boolean =>
    recordReceipt(db, { channel, channelId: id }, { state, fault, at });

  const hearEarly = () => {
    early = early.filter(({ channel, receipt }) => !hear(channel, receipt));
    if (onTheirWay === 0) early = [];
  };

  return {
    /** Retries storing outcomes that the database refused. */
    write,

    /** Sends a message and records the channel's outcome; `send` never throws. */
    follow: async (message: Left, send: () => Promise<SendOutcome>) => {
      onTheirWay += 1;
      const outcome = await send();
      onTheirWay -= 1;
      // The database is closed: the next start finds the message in `sending`.
      if (closed) return;
      unwritten.set({ id: message.id, kind: message.kind }, outcome);
      write();
      hearEarly();
    },

    hear: (channel: string, receipt: Receipt) => {
      if (!hear(channel, receipt) && onTheirWay > 0) early.push({ channel, receipt });
    },

    close: () => {
      closed = true;
    },
  };
};
