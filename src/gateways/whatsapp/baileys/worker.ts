import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteKeys } from './auth.ts';
import type { Session } from './session.ts';
import type { WorkerEvent, WorkerOrder, WorkerSetting } from './worker-messages.ts';

const site = parentPort!;
const notify = (event: WorkerEvent) => site.postMessage(event);

/** Pending key queries to the site. */
const pendingCalls = new Map<number, (found: Record<string, string> | null) => void>();
let calls = 0;

const request = (question: (call: number) => WorkerEvent): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    calls += 1;
    pendingCalls.set(calls, (found) =>
      found ? resolve(found) : reject(new Error('Keys not at hand')),
    );
    notify(question(calls));
  });

const keys: RemoteKeys = {
  read: (type, ids) => request((call) => ({ kind: 'read keys', call, type, ids })),
  write: async (changes) => void (await request((call) => ({ kind: 'write keys', call, changes }))),
  clear: async (type) => void (await request((call) => ({ kind: 'forget keys', call, type }))),
};

// Baileys leaves rejected promises unhandled when a connection ends; we await those that matter.
process.on('unhandledRejection', () => undefined);

// Baileys is not loaded before this: a site that was installed without it runs as well.
const session: Promise<Session> = import('./session.ts').then(({ openSession }) =>
  openSession({ setting: workerData as WorkerSetting, keys, notify }),
);
session.catch((error: NodeJS.ErrnoException) => {
  const failure = error.code === 'ERR_MODULE_NOT_FOUND' ? 'missing' : 'crashed';
  notify({
    kind: 'state',
    state: { status: 'error', qr: null, pairingCode: null, error: failure },
  });
});

site.on('message', (order: WorkerOrder) => {
  if (order.kind === 'keys') {
    pendingCalls.get(order.call)?.(order.found);
    pendingCalls.delete(order.call);
  } else if (order.kind === 'send') {
    const { call, message } = order;
    void session
      .then(({ send }) => send(message))
      .catch(() => ({ state: 'uncertain' as const }))
      .then((result) => notify({ kind: 'outcome', call, result }));
  } else {
    void session
      .then(({ logOut }) => logOut())
      .catch(() => undefined)
      .then(() => notify({ kind: 'logged out' }));
  }
});
