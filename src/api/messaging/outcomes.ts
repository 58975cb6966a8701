import { inTransaction, type Db } from '#db/connection.ts';
import { putBack, recordHeard, recordReceipt } from '#db/models/messages/messages.ts';
import { changeOutbox } from '#db/models/messages/outbox-state.ts';
import type { CampaignKind } from '#domain/messages/outgoing-message.ts';
import type { Receipt, SendOutcome } from '#gateways/whatsapp/channel.ts';

type Left = { id: number; kind: CampaignKind };

/** What becomes of messages that have left, written down as it is heard. */
export const openOutcomes = (db: Db, clock: () => Date) => {
  // A receipt may overtake the answer that tells by what name it will come.
  let early: { channel: string; receipt: Receipt }[] = [];
  // What could not be written down yet: no message is under way for ever.
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
    /** Tries again to write down what the database would not take. */
    write,

    /** Hands a message over, which never throws, and writes down what the channel says of it. */
    follow: async (message: Left, send: () => Promise<SendOutcome>) => {
      onTheirWay += 1;
      const outcome = await send();
      onTheirWay -= 1;
      // The database is closed: the next start finds the message under way.
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
