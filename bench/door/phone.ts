import type { DoorView } from '../../src/contract/door.ts';
import { createDoor, type Door } from '../../src/islands/door/door-client.ts';
import type { DoorCalls } from '../../src/islands/door/door-state.ts';
import type { DoorStore, Stored } from '../../src/islands/door/door-store.ts';
import type { Random } from '../payments/provider-life.ts';

/** What may go wrong, each as a share of all attempts. */
export type Trouble = {
  /** A request that never reaches the server. */
  lost: number;
  /** An answer that never reaches the phone. */
  unanswered: number;
  /** A step of the phone's own database. */
  unsaved: number;
};

export const noTrouble: Trouble = { lost: 0, unanswered: 0, unsaved: 0 };

type Options = {
  token: string;
  siteUrl: () => string;
  random: Random;
  trouble: () => Trouble;
  now: () => number;
  /** Its database says that it has stored what it has not. */
  isForgetful: boolean;
};

const timeoutMs = 10_000;

/** A helper's phone over the real network: its page may be closed and opened again, its storage stays. */
export const openPhone = ({ token, siteUrl, random, trouble, now, isForgetful }: Options) => {
  const stored: Stored = { token: undefined, list: undefined, pending: [] };
  const step = async (work: () => void) => {
    await Promise.resolve();
    if (random.chance(trouble().unsaved)) throw new Error('The database is closing.');
    work();
  };
  const store: DoorStore = {
    read: async () => {
      await step(() => undefined);
      return structuredClone(stored);
    },
    saveToken: (fresh) => step(() => (stored.token = fresh)),
    saveList: (list) => step(() => (stored.list = structuredClone(list))),
    savePending: (one) =>
      step(() => {
        if (isForgetful) return;
        stored.pending = [
          ...stored.pending.filter(({ id }) => id !== one.id),
          structuredClone(one),
        ];
      }),
    deletePending: (id) =>
      step(() => {
        stored.pending = stored.pending.filter((one) => one.id !== id);
      }),
    clear: () =>
      step(() => Object.assign(stored, { token: undefined, list: undefined, pending: [] })),
  };

  const request = async (method: string, path: string, json?: unknown) => {
    if (random.chance(trouble().lost)) throw new Error('No signal.');
    const answer = await fetch(siteUrl() + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    if (random.chance(trouble().unanswered)) throw new Error('No signal.');
    return { status: answer.status, text };
  };
  const calls: DoorCalls = {
    readList: async (_token, version) => {
      const query = version === undefined ? '' : `?version=${version}`;
      const answer = await request('GET', `/api/door${query}`).catch(() => undefined);
      if (answer?.status === 204) return 'same';
      return answer?.status === 200 ? (JSON.parse(answer.text) as DoorView) : 'failed';
    },
    send: async (_token, { type, json }) => {
      const answer = await (
        type === 'arrival'
          ? request('PUT', '/api/door/arrivals', json)
          : request('POST', '/api/door/surprises', json)
      ).catch(() => undefined);
      if (!answer || answer.status >= 500) return 'failed';
      return answer.status < 300 ? 'received' : 'gone';
    },
  };

  let said = 0;
  const prefix = token.slice(0, 8);
  const open = (): Door =>
    createDoor({ store, calls, now, newId: () => `${prefix}-${(said += 1)}` });
  let door = open();
  return {
    door: () => door,
    start: () => door.open(token),
    /** As a phone in a pocket does; what is only in the page's memory keeps it open. */
    reopen: async () => {
      if (door.state().isUnsaved) return;
      door = open();
      await door.open(token);
    },
  };
};

export type Phone = ReturnType<typeof openPhone>;
