import { expect, test } from 'vitest';
import {
  anyChange,
  changeWithin,
  isAboutEvent,
  mergedChange,
  type LiveChange,
} from './live-change.ts';

const answersOf = (...eventIds: number[]): LiveChange => ({ kinds: ['answers'], eventIds });

test('two changes are one, each kind and event once', () => {
  expect(mergedChange(answersOf(45, 49), answersOf(49, 50))).toEqual(answersOf(45, 49, 50));
  expect(mergedChange(answersOf(45), { kinds: ['guests'], eventIds: [] })).toEqual({
    kinds: ['answers', 'guests'],
    eventIds: [45],
  });
});

test('with a change that may be of any event, the whole may be of any', () => {
  expect(mergedChange(answersOf(45), anyChange)).toEqual(anyChange);
  expect(mergedChange(anyChange, answersOf(45))).toEqual(anyChange);
});

test('answers concern their event, anything else every event', () => {
  expect(isAboutEvent(answersOf(45), 45)).toBe(true);
  expect(isAboutEvent(answersOf(45), 49)).toBe(false);
  expect(isAboutEvent({ kinds: ['answers'], eventIds: null }, 49)).toBe(true);
  expect(isAboutEvent({ kinds: ['guests'], eventIds: [] }, 49)).toBe(true);
});

test('gifts concern no event', () => {
  expect(isAboutEvent({ kinds: ['gifts'], eventIds: [] }, 49)).toBe(false);
});

test('a screen hears of what it shows, and of nothing else', () => {
  expect(changeWithin(answersOf(45), ['gifts', 'guests'])).toBeNull();
  expect(changeWithin(anyChange, ['gifts', 'guests'])).toEqual({
    kinds: ['guests', 'gifts'],
    eventIds: null,
  });
});
