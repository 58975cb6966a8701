import { describe, expect, test } from 'vitest';
import {
  ageGroupOf,
  isPlain,
  isSameProfile,
  menuOf,
  newProfile,
  needsChair,
  withProfile,
} from './profile.ts';

const infant = { ...newProfile, ageGroup: 'infant' } as const;

describe('what is stated of a person', () => {
  test('changes what it names, and nothing else', () => {
    const stored = withProfile(newProfile, { ageGroup: 'child', age: 7, needs: ['child_menu'] });
    expect(withProfile(stored, { needsNote: ' Silla de ruedas ' })).toEqual({
      ageGroup: 'child',
      age: 7,
      needs: ['child_menu'],
      needsNote: 'Silla de ruedas',
    });
    expect(withProfile(stored, {})).toEqual(stored);
  });

  test('may take back an age, a note and every need', () => {
    const stored = { ...infant, age: 1, needs: ['high_chair'], needsNote: 'Duerme' } as const;
    expect(withProfile(stored, { age: null, needs: [], needsNote: '' })).toEqual(infant);
  });

  test('is the same in whatever order the needs were named, and however often', () => {
    const one = { ...newProfile, needs: ['child_menu', 'high_chair', 'child_menu'] } as const;
    const other = { ...newProfile, needs: ['high_chair', 'child_menu'] } as const;
    expect(isSameProfile(one, other)).toBe(true);
    expect(isPlain(one)).toBe(false);
    expect(isPlain(newProfile)).toBe(true);
  });
});

test.each([
  [0, 'infant'],
  [2, 'infant'],
  [3, 'child'],
  [12, 'child'],
  [13, 'adult'],
  [80, 'adult'],
])('at %i somebody is: %s', (age, group) => {
  expect(ageGroupOf(age)).toBe(group);
});

test('an infant takes no chair, unless it needs a high one', () => {
  expect(needsChair(newProfile)).toBe(true);
  expect(needsChair({ ...newProfile, ageGroup: 'child' })).toBe(true);
  expect(needsChair(infant)).toBe(false);
  expect(needsChair({ ...infant, needs: ['high_chair'] })).toBe(true);
});

test('the kitchen makes a child’s menu for who needs it, and none for an infant', () => {
  expect(menuOf(newProfile)).toBe('adult');
  expect(menuOf({ ...newProfile, ageGroup: 'child' })).toBe('adult');
  expect(menuOf({ ...newProfile, ageGroup: 'child', needs: ['child_menu'] })).toBe('child');
  expect(menuOf(infant)).toBe('infant');
  expect(menuOf({ ...infant, needs: ['child_menu'] })).toBe('child');
});
