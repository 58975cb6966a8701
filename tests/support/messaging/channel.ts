import type {
  ConnectionStatus,
  MessageChannel,
  QueuedMessage,
  Receipt,
  SendResult,
} from '#gateways/whatsapp/channel.ts';

type Answer = SendResult | Promise<SendResult>;

/** A chat service in this process: it takes what it is given, and tells of it when it is told to. */
export const channelForTests = (name: MessageChannel['name'] = 'baileys') => {
  const taken: QueuedMessage[] = [];
  const listeners = new Set<(receipt: Receipt) => void>();
  let status: ConnectionStatus['status'] = 'connected';
  let created = 0;
  let answer: (message: QueuedMessage) => Answer = ({ id }) => ({ state: 'accepted', id });

  const channel: MessageChannel = {
    name,
    status: () => ({
      status,
      qr: null,
      pairingCode: null,
      error: null,
      messagesSent: taken.length,
      messagesErrored: 0,
    }),
    connect: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
    nextId: () => `${name}-${(created += 1)}`,
    send: async (message) => {
      taken.push(message);
      return answer(message);
    },
    onReceipt: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => Promise.resolve(),
  };

  return {
    ...channel,
    /** What it was given, in order. */
    taken,
    setStatus: (next: ConnectionStatus['status']) => {
      status = next;
    },
    answerWith: (next: (message: QueuedMessage) => Answer) => {
      answer = next;
    },
    notify: (receipt: Receipt) => listeners.forEach((listener) => listener(receipt)),
  };
};

export type ChannelForTests = ReturnType<typeof channelForTests>;
