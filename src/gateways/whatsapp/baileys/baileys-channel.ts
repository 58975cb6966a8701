import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type {
  ConnectionFault,
  ConnectionStatus,
  MessageChannel,
  Receipt,
  SendOutcome,
} from '../channel.ts';
import type { KeyStore } from './key-store.ts';
import { notConnected, uncertain } from './refusals.ts';
import type { ThreadNews, ThreadOrder, ThreadSetting, ThreadState } from './thread-messages.ts';

type Setting = Omit<ThreadSetting, 'pairingPhone'> & {
  store: KeyStore;
  /** Called when the link is established, and when it has ended for good: a restart resumes it. */
  whenLinked?: (isLinked: boolean) => void;
  /** Called with errors of our listeners. */
  report?: (error: unknown) => void;
};

/** In the source it is beside this file; the build bundles it separately. */
const threadFile = () =>
  ['./thread.ts', './whatsapp-thread.mjs', '../whatsapp-thread.mjs']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url))!;

const disconnected: ThreadState = {
  status: 'disconnected',
  qr: null,
  pairingCode: null,
  error: null,
};

type KeyQuestion = Extract<ThreadNews, { kind: 'read keys' | 'write keys' | 'forget keys' }>;

const lostForGood = new Set<ConnectionFault>([
  'replaced',
  'unlinked',
  'banned',
  'outdated',
  'qr_expired',
]);

const answerMs = 20_000;
const logOutMs = 3000;
const lastSendsMs = 1500;

/**
 * The couple's own WhatsApp, linked as one of its devices. It runs in its own thread, which exists only while
 * it is needed, so that its heap is freed with it and the site survives its crash.
 */
export const baileysChannel = ({
  store,
  whenLinked,
  report,
  ...setting
}: Setting): MessageChannel => {
  const listeners = new Set<(receipt: Receipt) => void>();
  const sending = new Map<number, (outcome: SendOutcome) => void>();
  const unanswered = new Set<Promise<unknown>>();
  let calls = 0;
  let thread: Worker | undefined;
  let pairing: string | undefined;
  let isLinked: boolean | undefined;
  let state = disconnected;
  let counted = { messagesSent: 0, messagesErrored: 0 };

  const start = (pairingPhone?: string) => {
    const worker = new Worker(threadFile(), {
      workerData: { ...setting, ...(pairingPhone && { pairingPhone }) } satisfies ThreadSetting,
      // libsignal prints private keys: the thread's output is discarded.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (news: ThreadNews) => {
      if (worker !== thread) return;
      try {
        hear(worker, news);
      } catch (error) {
        report?.(error);
      }
    });
    const fallen = () => {
      if (worker !== thread) return;
      void end({ ...disconnected, status: 'error', error: 'crashed' });
    };
    worker.on('error', fallen);
    worker.on('exit', fallen);
    thread = worker;
    pairing = pairingPhone;
    state = { ...disconnected, status: 'connecting' };
  };

  const link = (stands: boolean) => {
    if (stands !== isLinked) whenLinked?.(stands);
    isLinked = stands;
  };

  const hear = (worker: Worker, news: ThreadNews) => {
    if (news.kind === 'state') {
      // The connection has failed for good: the thread's memory is freed.
      if (news.state.status === 'error') void end(news.state);
      else state = news.state;
      if (state.status === 'connected') link(true);
      if (state.error && lostForGood.has(state.error)) link(false);
    } else if (news.kind === 'outcome') {
      sending.get(news.call)?.(news.outcome);
    } else if (news.kind === 'receipt') {
      for (const listener of listeners) listener(news.receipt);
    } else if (news.kind !== 'logged out') {
      worker.postMessage({
        kind: 'keys',
        call: news.call,
        found: answer(news),
      } satisfies ThreadOrder);
    }
  };

  /** Null when the database failed: the thread tries again. */
  const answer = (question: KeyQuestion): Record<string, string> | null => {
    try {
      if (question.kind === 'read keys') return store.read(question.type, question.ids);
      if (question.kind === 'write keys') store.write(question.changes);
      else store.forget(question.type);
      return {};
    } catch {
      return null;
    }
  };

  /** Terminates the thread. */
  const end = (last: ThreadState): Promise<unknown> => {
    const ended = thread;
    thread = undefined;
    state = last;
    for (const answer of sending.values()) answer(uncertain);
    return ended?.terminate() ?? Promise.resolve();
  };

  const order = async (
    worker: Worker,
    { call, ...rest }: Extract<ThreadOrder, { kind: 'send' }>,
  ) => {
    const { promise, resolve } = Promise.withResolvers<SendOutcome>();
    sending.set(call, resolve);
    worker.postMessage({ call, ...rest } satisfies ThreadOrder);
    const outcome = await Promise.race([promise, setTimeout(answerMs, uncertain, { ref: false })]);
    sending.delete(call);
    return outcome;
  };

  const count = (outcome: SendOutcome) => {
    const counter = outcome.state === 'accepted' ? 'messagesSent' : 'messagesErrored';
    counted = { ...counted, [counter]: counted[counter] + 1 };
    return outcome;
  };

  return {
    name: 'baileys',

    status: (): ConnectionStatus => ({ ...state, ...counted }),

    connect: async ({ phone } = {}) => {
      const isUnderWay = thread && !state.error && phone === pairing;
      if (state.status === 'connected' || isUnderWay) return;
      // A pairing code instead of the QR, or the other way round; or the caller does not want to wait.
      void end(disconnected);
      start(phone);
    },

    disconnect: async () => {
      const worker = thread;
      if (worker) {
        const isOut = new Promise<void>((resolve) => {
          worker.on('message', ({ kind }: ThreadNews) => kind === 'logged out' && resolve());
          worker.once('exit', () => resolve());
        });
        worker.postMessage({ kind: 'log out' } satisfies ThreadOrder);
        await Promise.race([isOut, setTimeout(logOutMs)]);
      }
      await end(disconnected);
      store.forget();
      link(false);
    },

    // The same format as WhatsApp's own web client.
    nextId: () => `3EB0${randomBytes(9).toString('hex').toUpperCase()}`,

    send: async (message) => {
      if (!thread || state.status !== 'connected') return notConnected;
      calls += 1;
      const outcome = order(thread, { kind: 'send', call: calls, message });
      unanswered.add(outcome);
      return count(await outcome.finally(() => unanswered.delete(outcome)));
    },

    onReceipt: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    close: async () => {
      if (unanswered.size > 0) {
        await Promise.race([Promise.all(unanswered), setTimeout(lastSendsMs)]);
      }
      await end(disconnected);
    },
  };
};
