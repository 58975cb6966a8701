import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type {
  ConnectionFailure,
  ConnectionStatus,
  MessageChannel,
  Receipt,
  SendResult,
} from '../channel.ts';
import type { KeyStore } from './key-store.ts';
import { notConnected, uncertain } from './send-errors.ts';
import type { WorkerEvent, WorkerOrder, WorkerSetting, WorkerState } from './worker-messages.ts';
import { scriptFile } from '#gateways/script-file.ts';

type Setting = Omit<WorkerSetting, 'pairingPhone'> & {
  store: KeyStore;
  /** Called when the link is established, and when it has ended for good: a restart resumes it. */
  whenLinked?: (isLinked: boolean) => void;
  /** Called with errors of our listeners. */
  report?: (error: unknown) => void;
};

const workerFile = () => scriptFile(import.meta.url, './worker.ts', 'whatsapp-worker');

const disconnected: WorkerState = {
  status: 'disconnected',
  qr: null,
  pairingCode: null,
  error: null,
};

type KeyQuestion = Extract<WorkerEvent, { kind: 'read keys' | 'write keys' | 'forget keys' }>;

const closedForever = new Set<ConnectionFailure>([
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
  const sending = new Map<number, (result: SendResult) => void>();
  const unanswered = new Set<Promise<unknown>>();
  let calls = 0;
  let thread: Worker | undefined;
  let pairing: string | undefined;
  let isLinked: boolean | undefined;
  let state = disconnected;
  let counts = { messagesSent: 0, messagesErrored: 0 };

  const start = (pairingPhone?: string) => {
    const worker = new Worker(workerFile(), {
      workerData: { ...setting, ...(pairingPhone && { pairingPhone }) } satisfies WorkerSetting,
      // libsignal prints private keys: the thread's output is discarded.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (event: WorkerEvent) => {
      if (worker !== thread) return;
      try {
        handle(worker, event);
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

  const link = (isCurrent: boolean) => {
    if (isCurrent !== isLinked) whenLinked?.(isCurrent);
    isLinked = isCurrent;
  };

  const handle = (worker: Worker, event: WorkerEvent) => {
    if (event.kind === 'state') {
      // The connection has failed for good: the thread's memory is freed.
      if (event.state.status === 'error') void end(event.state);
      else state = event.state;
      if (state.status === 'connected') link(true);
      if (state.error && closedForever.has(state.error)) link(false);
    } else if (event.kind === 'outcome') {
      sending.get(event.call)?.(event.result);
    } else if (event.kind === 'receipt') {
      for (const listener of listeners) listener(event.receipt);
    } else if (event.kind !== 'logged out') {
      worker.postMessage({
        kind: 'keys',
        call: event.call,
        found: answer(event),
      } satisfies WorkerOrder);
    }
  };

  /** Null when the database failed: the thread tries again. */
  const answer = (question: KeyQuestion): Record<string, string> | null => {
    try {
      if (question.kind === 'read keys') return store.read(question.type, question.ids);
      if (question.kind === 'write keys') store.write(question.changes);
      else store.clear(question.type);
      return {};
    } catch {
      return null;
    }
  };

  /** Terminates the thread. */
  const end = (last: WorkerState): Promise<unknown> => {
    const ending = thread;
    thread = undefined;
    state = last;
    for (const answer of sending.values()) answer(uncertain);
    return ending?.terminate() ?? Promise.resolve();
  };

  const order = async (
    worker: Worker,
    { call, ...rest }: Extract<WorkerOrder, { kind: 'send' }>,
  ) => {
    const { promise, resolve } = Promise.withResolvers<SendResult>();
    sending.set(call, resolve);
    worker.postMessage({ call, ...rest } satisfies WorkerOrder);
    const result = await Promise.race([promise, setTimeout(answerMs, uncertain, { ref: false })]);
    sending.delete(call);
    return result;
  };

  const count = (result: SendResult) => {
    const counter = result.state === 'accepted' ? 'messagesSent' : 'messagesErrored';
    counts = { ...counts, [counter]: counts[counter] + 1 };
    return result;
  };

  return {
    name: 'baileys',

    status: (): ConnectionStatus => ({ ...state, ...counts }),

    connect: async ({ phone } = {}) => {
      const isInProgress = thread && !state.error && phone === pairing;
      if (state.status === 'connected' || isInProgress) return;
      // A pairing code instead of the QR, or the other way round; or the caller does not want to wait.
      void end(disconnected);
      start(phone);
    },

    disconnect: async () => {
      const worker = thread;
      if (worker) {
        const isOut = new Promise<void>((resolve) => {
          worker.on('message', ({ kind }: WorkerEvent) => kind === 'logged out' && resolve());
          worker.once('exit', () => resolve());
        });
        worker.postMessage({ kind: 'log out' } satisfies WorkerOrder);
        await Promise.race([isOut, setTimeout(logOutMs)]);
      }
      await end(disconnected);
      store.clear();
      link(false);
    },

    // The same format as WhatsApp's own web client.
    nextId: () => `3EB0${randomBytes(9).toString('hex').toUpperCase()}`,

    send: async (message) => {
      if (!thread || state.status !== 'connected') return notConnected;
      calls += 1;
      const result = order(thread, { kind: 'send', call: calls, message });
      unanswered.add(result);
      return count(await result.finally(() => unanswered.delete(result)));
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
