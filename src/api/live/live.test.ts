import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DomainError } from '#domain/errors.ts';
import { anyChange, type LiveChange } from '#domain/history/live-change.ts';
import { createLive, type Listener } from './live.ts';

const answers: LiveChange = { kinds: ['answers'], eventIds: [45] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listener = (more: Partial<Listener> = {}) => {
  const received: string[] = [];
  return {
    received,
    owner: 1,
    isWelcome: () => true,
    notify: ({ kinds }: LiveChange) => void received.push(kinds.join()),
    beat: () => void received.push('beat'),
    end: () => void received.push('end'),
    ...more,
  };
};

const codeOf = (work: () => void) => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.code : 'broken';
  }
};

test('all listeners are told, and none that has left', () => {
  const live = createLive();
  const [one, other] = [listener(), listener()];
  live.join(one);
  const leave = live.join(other);
  live.publish(answers);
  leave();
  live.publish(answers);
  expect([one.received, other.received]).toEqual([['answers', 'answers'], ['answers']]);
});

test('whose session is over hears nothing more, not even a beat', () => {
  const live = createLive({ beatMs: 1000 });
  let isWelcome = true;
  const one = listener({ isWelcome: () => isWelcome });
  live.join(one);
  vi.advanceTimersByTime(2500);
  isWelcome = false;
  live.publish(answers);
  vi.advanceTimersByTime(1000);
  expect(one.received).toEqual(['beat', 'beat', 'end', 'end']);
});

test('a listener who cannot be asked about is shown out, and the others are told', () => {
  const live = createLive();
  const one = listener({
    isWelcome: () => {
      throw new Error('The database is closed');
    },
  });
  const other = listener();
  live.join(one);
  live.join(other);
  live.publish(answers);
  expect([one.received, other.received]).toEqual([['end'], ['answers']]);
});

test('without listeners there is no timer', () => {
  const live = createLive();
  expect(vi.getTimerCount()).toBe(0);
  const leave = [live.join(listener()), live.join(listener())];
  expect(vi.getTimerCount()).toBe(1);
  leave.forEach((go) => go());
  expect([vi.getTimerCount(), live.listening()]).toEqual([0, 0]);
});

test('there are so many places, and so many for one administrator', () => {
  const live = createLive({ places: 3, maxPerOwner: 2 });
  const room = (owner: number) => codeOf(() => live.assertRoom(owner));
  live.join(listener());
  const leave = live.join(listener());
  expect([room(1), room(2)]).toEqual(['live_full', undefined]);
  live.join(listener({ owner: 2 }));
  expect(room(2)).toBe('live_full');
  leave();
  expect([room(1), room(2)]).toEqual([undefined, undefined]);
});

test('a site that stops ends every stream and begins none', () => {
  const live = createLive();
  const one = listener();
  live.join(one);
  live.close();
  const late = listener();
  live.join(late);
  expect([one.received, late.received, codeOf(() => live.assertRoom(9))]).toEqual([
    ['end'],
    ['end'],
    'live_full',
  ]);
});

test('who comes back is told what kinds of thing changed meanwhile', () => {
  const live = createLive();
  const [early, era] = [live.mark(), live.mark().split('-')[0]];
  live.publish(answers);
  const later = live.mark();
  live.publish({ kinds: ['guests'], eventIds: [] });
  expect(live.missedSince(early)).toEqual({ kinds: ['answers', 'guests'], eventIds: null });
  expect(live.missedSince(later)).toEqual({ kinds: ['guests'], eventIds: null });
  expect(live.missedSince(live.mark())).toBeNull();
  for (const strange of [undefined, '', '7', `${era}-`, `${era}-9`, `${era}--1`, 'x-0', '\0']) {
    expect(live.missedSince(strange)).toEqual(anyChange);
  }
  expect(createLive().missedSince(live.mark())).toEqual(anyChange);
});
