import { parentPort, workerData } from 'node:worker_threads';
import type { DistantKeys } from './auth.ts';
import type { Session } from './session.ts';
import type { ThreadNews, ThreadOrder, ThreadSetting } from './thread-messages.ts';

const site = parentPort!;
const tell = (news: ThreadNews) => site.postMessage(news);

/** Pending key queries to the site. */
const asked = new Map<number, (found: Record<string, string> | null) => void>();
let calls = 0;

const ask = (question: (call: number) => ThreadNews): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    calls += 1;
    asked.set(calls, (found) => (found ? resolve(found) : reject(new Error('Keys not at hand'))));
    tell(question(calls));
  });

const keys: DistantKeys = {
  read: (type, ids) => ask((call) => ({ kind: 'read keys', call, type, ids })),
  write: async (changes) => void (await ask((call) => ({ kind: 'write keys', call, changes }))),
  forget: async (type) => void (await ask((call) => ({ kind: 'forget keys', call, type }))),
};

// Baileys leaves rejected promises unhandled when a connection ends; we await those that matter.
process.on('unhandledRejection', () => undefined);

// Baileys is not loaded before this: a site that was installed without it runs as well.
const session: Promise<Session> = import('./session.ts').then(({ openSession }) =>
  openSession({ setting: workerData as ThreadSetting, keys, tell }),
);
session.catch((error: NodeJS.ErrnoException) => {
  const fault = error.code === 'ERR_MODULE_NOT_FOUND' ? 'missing' : 'crashed';
  tell({ kind: 'state', state: { status: 'error', qr: null, pairingCode: null, error: fault } });
});

site.on('message', (order: ThreadOrder) => {
  if (order.kind === 'keys') {
    asked.get(order.call)?.(order.found);
    asked.delete(order.call);
  } else if (order.kind === 'send') {
    const { call, message } = order;
    void session
      .then(({ send }) => send(message))
      .catch(() => ({ state: 'uncertain' as const }))
      .then((outcome) => tell({ kind: 'outcome', call, outcome }));
  } else {
    void session
      .then(({ logOut }) => logOut())
      .catch(() => undefined)
      .then(() => tell({ kind: 'logged out' }));
  }
});
