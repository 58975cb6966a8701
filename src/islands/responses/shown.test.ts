import { expect, test } from 'vitest';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import { isToSend, ownOf, shownOf, type Pending, type Timed } from './shown.ts';

type Value = boolean | null;

const known = (
  stored: Value,
  selected?: Timed<Value>,
  pending?: Timed<Value> & Pending,
): Parameters<typeof shownOf<Value>>[0] & Parameters<typeof isToSend<Value>>[0] => ({
  stored,
  selected,
  pending,
});

test('shown is the guest’s last word, else what is stored', () => {
  expect(shownOf(known(true))).toBe(true);
  expect(shownOf(known(true, { value: false, at: 2 }))).toBe(false);
  expect(shownOf(known(true, { value: false, at: 2 }, { value: true, at: 3 }))).toBe(true);
  expect(shownOf(known(false, { value: null, at: 4 }, { value: true, at: 3 }))).toBeNull();
  expect(ownOf({ selected: undefined, pending: undefined })).toBeUndefined();
});

test('to be sent is what differs from what will be stored', () => {
  expect(isToSend(known(true, { value: true, at: 2 }))).toBe(false);
  expect(isToSend(known(true, { value: true, at: 2 }, { value: false, at: 1 }))).toBe(true);
  expect(isToSend(known(true, undefined, { value: false, at: 1 }))).toBe(false);
  const undecided = { value: false, at: 1, needsReview: true };
  expect(isToSend(known(true, { value: true, at: 2 }, undecided))).toBe(false);
});

/** Numbers between 0 and `below`, the same for a seed. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/**
 * Two screens of a phone and its outbox, whose line comes and goes: screens are opened again from a page of now or of
 * before, and the clock may be set back.
 */
const live = (seed: number, { forgetsWaiting: forgetsPending = false } = {}) => {
  const next = numbers(seed);
  let server: Value = null;
  let clock = 1_000;
  /** As `timeAfter` on the phone's clock. */
  let latest = 0;
  const timeNow = (after = 0) => (latest = Math.max(clock, latest, after + 1));
  let pending: Timed<Value> | undefined;
  const pages: Value[] = [null];
  const screens: { stored: Value; selected: Timed<Value> | undefined }[] = [
    { stored: null, selected: undefined },
    { stored: null, selected: undefined },
  ];
  const knownTo = (screen: (typeof screens)[number]) => ({
    ...screen,
    pending: forgetsPending ? undefined : pending,
  });
  const send = () => {
    if (!pending) return;
    const sent = pending;
    server = sent.value;
    pending = undefined;
    pages.push(server);
    // Every open screen hears of it.
    for (const screen of screens) {
      screen.stored = server;
      const isSettled =
        screen.selected && (screen.selected.at <= sent.at || screen.selected.value === server);
      if (isSettled) screen.selected = undefined;
    }
  };
  const save = (screen: (typeof screens)[number]) => {
    const now = knownTo(screen);
    if (isToSend<Value>(now)) pending = { value: shownOf<Value>(now), at: timeNow() };
  };
  for (let step = 0; step < 40; step += 1) {
    clock += next(10) === 0 ? -50 : 1 + next(5);
    const screen = screens[next(2)]!;
    const option = next(6);
    if (option < 2) {
      screen.selected = { value: next(2) === 0, at: timeNow(pending?.at) };
    } else if (option === 2) save(screen);
    else if (option === 3) send();
    else if (option === 4) screen.stored = pages[pages.length - 1]!;
    else screen.selected = next(4) === 0 ? undefined : screen.selected;
  }
  // At the end the guest saves what each screen shows, and there is signal.
  for (const screen of screens) {
    save(screen);
    clock += 100;
    send();
  }
  return screens.every((screen) => shownOf<Value>(knownTo(screen)) === server);
};

test('once nothing waits, every screen shows what is stored', () => {
  const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);
  expect(seeds.filter((seed) => !live(seed))).toEqual([]);
  // A screen that does not compare with what waits is found out.
  expect(seeds.filter((seed) => !live(seed, { forgetsWaiting: true })).length).toBeGreaterThan(10);
});

test('a new word comes after what waits', () => {
  expect(timeAfter({ at: Date.now() + 5_000 })).toBeGreaterThan(Date.now() + 4_000);
});
