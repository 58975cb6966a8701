import { inTransaction, type Db } from '#db/connection.ts';
import { putBack, recordReceived, recordReceipt } from '#db/models/messages/messages.ts';
import { changeOutbox } from '#db/models/messages/outbox-state.ts';
import type { CampaignKind } from '#domain/messages/queued-message.ts';
import type { Receipt, SendResult } from '#gateways/whatsapp/channel.ts';

type Left = { id: number; kind: CampaignKind };

/** Records the outcomes of messages that have left, as they arrive. */
export const openResults = (db: Db, clock: () => Date) => {
  // A receipt may arrive before the answer that tells which id it uses.
  let receiptBuffer: { channel: string; receipt: Receipt }[] = [];
  // Outcomes that could not be stored yet, so that no message stays in `sending` forever.
  const unsaved = new Map<Left, SendResult>();
  let inDelivery = 0;
  let closed = false;

  const write = () => {
    for (const [message, result] of unsaved) {
      take(message, result);
      unsaved.delete(message);
    }
  };

  const take = ({ id, kind }: Left, result: SendResult) => {
    const at = clock();
    inTransaction(db, (tx) => {
      if (result.state === 'accepted') {
        recordReceived(tx, id, { state: 'accepted', channelId: result.id, at });
      } else if (result.state === 'uncertain') {
        recordReceived(tx, id, { state: 'uncertain', at });
      } else if (result.failure === 'not_connected' && kind !== 'direct') {
        putBack(tx, id, at);
      } else {
        recordReceived(tx, id, { state: 'failed', failure: result.failure, at });
        if (result.stopOutbox) changeOutbox(tx, { paused_at: at, pause_reason: result.failure });
      }
    });
  };

  const handle = (channel: string, { id, state, failure, at }: Receipt): boolean =>
    recordReceipt(db, { channel, channelId: id }, { state, failure, at });

  const bufferReceipt = () => {
    receiptBuffer = receiptBuffer.filter(({ channel, receipt }) => !handle(channel, receipt));
    if (inDelivery === 0) receiptBuffer = [];
  };

  return {
    /** Retries storing outcomes that the database refused. */
    write,

    /** Sends a message and records the channel's outcome; `send` never throws. */
    track: async (message: Left, send: () => Promise<SendResult>) => {
      inDelivery += 1;
      const result = await send();
      inDelivery -= 1;
      // The database is closed: the next start finds the message in `sending`.
      if (closed) return;
      unsaved.set({ id: message.id, kind: message.kind }, result);
      write();
      bufferReceipt();
    },

    handle: (channel: string, receipt: Receipt) => {
      if (!handle(channel, receipt) && inDelivery > 0) receiptBuffer.push({ channel, receipt });
    },

    close: () => {
      closed = true;
    },
  };
};
