import { describe, expect, test } from 'vitest';
import { newProfile, type Profile } from '#domain/groups/profile.ts';
import { ageOfText, profileOfCells, withDraft, type ProfileColumn } from './profile-cells.ts';

test.each([
  ['7', { ageGroup: 'child', age: 7 }],
  ['7 años', { ageGroup: 'child', age: 7 }],
  ['2', { ageGroup: 'infant', age: 2 }],
  ['8 meses', { ageGroup: 'infant', age: 0 }],
  ['30 meses', { ageGroup: 'infant', age: 2 }],
  ['13', { ageGroup: 'adult', age: 13 }],
  ['64', { ageGroup: 'adult', age: null }],
  ['Adulto mayor', { ageGroup: 'adult' }],
  ['NIÑA', { ageGroup: 'child' }],
  ['bebé', { ageGroup: 'infant' }],
  ['muchos', undefined],
  ['350', undefined],
  ['7 u 8', undefined],
])('the age «%s»', (text, read) => {
  expect(ageOfText(text)).toEqual(read);
});

const read = (cells: Partial<Record<ProfileColumn, string>>) =>
  profileOfCells((column) => cells[column] ?? '');

describe('a row', () => {
  test('without a word of it says nothing', () => {
    expect(read({})).toEqual({ draft: undefined, unread: [] });
    expect(withDraft(newProfile, undefined)).toBe(newProfile);
  });

  test('names what was not understood', () => {
    expect(read({ age: 'muchos', highChair: 'quizás' }).unread).toEqual(['age', 'highChair']);
  });

  test('keeps what it does not say, and takes back what it denies', () => {
    const stored: Profile = {
      ...{ ageGroup: 'child', age: 7, needs: ['child_menu'], needsNote: 'Duerme' },
    };
    const after = (cells: Parameters<typeof read>[0]) => withDraft(stored, read(cells).draft);
    expect(after({ highChair: 'sí' })).toEqual({ ...stored, needs: ['high_chair', 'child_menu'] });
    expect(after({ childMenu: 'no' })).toEqual({ ...stored, needs: [] });
    expect(after({ infant: 'no' })).toEqual(stored);
    expect(after({ child: 'no' })).toEqual({ ...stored, ageGroup: 'adult' });
    expect(after({ age: 'Adulto' })).toEqual({ ...stored, ageGroup: 'adult', age: null });
  });

  test('of a column of its own has the last word over the age', () => {
    const group = (cells: Parameters<typeof read>[0]) =>
      withDraft(newProfile, read(cells).draft).ageGroup;
    expect(group({ age: '13', child: 'x' })).toBe('child');
    expect(group({ age: '3', infant: 'x' })).toBe('infant');
    expect(group({ age: '1', child: 'no' })).toBe('infant');
    expect(group({ age: '10', child: 'no' })).toBe('adult');
  });

  test('says in words what somebody needs', () => {
    expect(withDraft(newProfile, read({ mobility: 'Silla de ruedas' }).draft)).toEqual({
      ...newProfile,
      needs: ['accessible_place'],
      needsNote: 'Silla de ruedas',
    });
    expect(withDraft(newProfile, read({ mobility: 'x' }).draft).needsNote).toBeNull();
  });
});
