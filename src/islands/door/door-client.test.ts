import { expect, test } from 'vitest';
import type { DoorView } from '#contract/door.ts';
import { createDoor } from './door-client.ts';
import type { DoorCalls } from './door-state.ts';
import type { DoorStore, Stored } from './door-store.ts';

const rosa = { memberId: 1, eventId: 49 };

const list: DoorView = {
  version: 'v1',
  bus: null,
  helper: { name: 'Pía', expires_at: '2025-12-21T06:00:00-03:00' },
  events: [{ id: 49, name: 'Fiesta', date: '2025-12-20T18:00:00-03:00', end_date: null }],
  people: [
    {
      ...rosa,
      ...{ name: 'Rosa', groupName: 'Rosa', table: null, companion: false, declined: false },
      ...{ facts: [], arrived: false, arrived_at: null },
    },
  ],
};

/** A phone's storage and a server, each of which can be made to fail. */
const setUp = () => {
  const stored: Stored = { token: undefined, list: undefined, pending: [] };
  const trouble = { clears: false, answer: 'received' as 'received' | 'ended' | 'failed' };
  const store: DoorStore = {
    read: () => Promise.resolve(structuredClone(stored)),
    saveToken: async (token) => void (stored.token = token),
    saveList: async (saved) => void (stored.list = structuredClone(saved)),
    savePending: async (one) => void stored.pending.push(one),
    deletePending: async (id) => {
      stored.pending = stored.pending.filter((one) => one.id !== id);
    },
    clear: async () => {
      if (trouble.clears) throw new DOMException('closing');
      Object.assign(stored, { token: undefined, list: undefined, pending: [] });
    },
  };
  const calls: DoorCalls = {
    readList: async () => (trouble.answer === 'received' ? list : trouble.answer),
    send: async () => trouble.answer,
  };
  let time = 1000;
  let said = 0;
  const open = () =>
    createDoor({ store, calls, now: () => (time += 1), newId: () => `f${(said += 1)}` });
  const later = (ms: number) => void (time += ms);
  return { stored, trouble, open, later };
};

test('a phone that cannot be wiped when its link ends is wiped at the next occasion', async () => {
  const { stored, trouble, open } = setUp();
  const door = open();
  await door.open('token');
  Object.assign(trouble, { clears: true, answer: 'ended' });
  await door.mark(rosa, true);
  await door.sync();
  expect(door.state()).toMatchObject({ status: 'ended', lost: 1, list: undefined, pending: [] });
  expect(stored.list).toBeDefined();
  trouble.clears = false;
  await door.sync();
  expect(stored).toEqual({ token: undefined, list: undefined, pending: [] });
});

test('without signal a mark stays on the phone, also for the next time that the page is opened', async () => {
  const { trouble, open } = setUp();
  const door = open();
  await door.open('token');
  trouble.answer = 'failed';
  await door.mark(rosa, true);
  await door.sync();
  const again = open();
  await again.open();
  expect(again.state()).toMatchObject({ status: 'ready', isOffline: true, isUnsaved: false });
  expect(again.state().pending.map(({ id }) => id)).toEqual(['f1']);
});

test('without a link there is nothing to show', async () => {
  const door = setUp().open();
  await door.open();
  expect(door.state().status).toBe('no_token');
});

test('a mark counts at once, and is said to be kept when the database has it', async () => {
  const { stored, trouble, open } = setUp();
  const door = open();
  await door.open('token');
  trouble.answer = 'failed';
  const first = door.mark(rosa, true);
  expect(door.state()).toMatchObject({ isSaving: true, pending: [{ id: 'f1' }] });
  const second = door.mark({ ...rosa, memberId: 2 }, true);
  await Promise.all([first, second]);
  expect(door.state()).toMatchObject({ isSaving: false, isUnsaved: false });
  expect(new Set(stored.pending.map(({ id }) => id))).toEqual(new Set(['f1', 'f2']));
});

test('the second tap of a double tap does not undo the mark, a later one does', async () => {
  const { trouble, open, later } = setUp();
  const door = open();
  await door.open('token');
  trouble.answer = 'failed';
  await door.mark(rosa, true);
  await door.mark(rosa, false);
  expect(door.state().pending).toHaveLength(1);
  later(1000);
  await door.mark(rosa, false);
  expect(door.state().pending.map(({ json }) => json)).toMatchObject([
    { arrived: true },
    { arrived: false },
  ]);
});
