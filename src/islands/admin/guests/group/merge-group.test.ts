import { expect, test } from 'vitest';
import type { GroupValues, MemberValues } from './group-form.ts';
import { mergeGroup } from './merge-group.ts';

const member = (id: number | undefined, name: string, more: Partial<MemberValues> = {}) => ({
  ...(id === undefined ? {} : { id }),
  name,
  email: '',
  phone: '',
  dietary_restriction_type: 'None' as const,
  dietary_restriction_spec: '',
  dietary_severity: '' as const,
  age_group: 'adult' as const,
  age: null,
  needs: [],
  needs_note: '',
  ...more,
});

const rosa = member(1, 'Rosa');
const bruno = member(2, 'Bruno');

const base: GroupValues = {
  guest: {
    group_name: 'Los Soto',
    access_code: 'MATE-6H4C',
    guest_type: 'familia',
    invited_by: 'Violeta',
    extra_places: 0,
  },
  members: [rosa, bruno],
  eventIds: [46, 49],
};

const guestWith = (change: Partial<GroupValues['guest']>): GroupValues => ({
  ...base,
  guest: { ...base.guest, ...change },
});

test('fields that no other person changed stay as typed', () => {
  const typed = { ...guestWith({ group_name: 'Familia Soto' }), eventIds: [49, 50] };
  expect(mergeGroup(base, typed, base)).toEqual({
    values: typed,
    conflicts: [],
    taken: [],
    memberChanges: [],
  });
});

test('what only the other changed is taken over, beside what was typed', () => {
  const typed = guestWith({ group_name: 'Familia Soto' });
  const { values, conflicts, taken } = mergeGroup(
    base,
    typed,
    guestWith({ invited_by: 'Lautaro' }),
  );
  expect(values.guest).toEqual({
    ...base.guest,
    group_name: 'Familia Soto',
    invited_by: 'Lautaro',
  });
  expect(conflicts).toEqual([]);
  expect(taken).toEqual([
    { path: 'guest.invited_by', field: 'invited_by', typed: 'Violeta', stored: 'Lautaro' },
  ]);
});

test('what both changed is a conflict and keeps what was typed', () => {
  const merged = mergeGroup(
    base,
    guestWith({ group_name: 'Familia Soto' }),
    guestWith({ group_name: 'Soto Rojas' }),
  );
  expect(merged.values.guest.group_name).toBe('Familia Soto');
  expect(merged.conflicts).toEqual([
    { path: 'guest.group_name', field: 'group_name', typed: 'Familia Soto', stored: 'Soto Rojas' },
  ]);
});

test('what both changed alike is no conflict', () => {
  const both = guestWith({ group_name: 'Familia Soto' });
  expect(mergeGroup(base, both, both).conflicts).toEqual([]);
});

test('a diet that a guest chose meanwhile is kept while the couple changed the phone', () => {
  const typed = { ...base, members: [rosa, { ...bruno, phone: '+56 9 1' }] };
  const stored: GroupValues = {
    ...base,
    members: [rosa, { ...bruno, dietary_restriction_type: 'Vegan' }],
  };
  const merged = mergeGroup(base, typed, stored);
  expect(merged.values.members[1]).toEqual({
    ...bruno,
    phone: '+56 9 1',
    dietary_restriction_type: 'Vegan',
  });
  expect(merged.taken).toMatchObject([{ path: 'members.1.dietary_restriction_type' }]);
});

test('who joined meanwhile stands at the end, after those typed here', () => {
  const sofia = member(undefined, 'Sofía');
  const pedro = member(3, 'Pedro');
  const merged = mergeGroup(
    base,
    { ...base, members: [rosa, bruno, sofia] },
    { ...base, members: [rosa, bruno, pedro] },
  );
  expect(merged.values.members).toEqual([rosa, bruno, sofia, pedro]);
  expect(merged.memberChanges).toEqual([{ kind: 'joined', member: 'Pedro' }]);
});

test('a removed member is removed, but input about them stays as a new member', () => {
  const stored = { ...base, members: [rosa] };
  expect(mergeGroup(base, base, stored)).toMatchObject({
    values: { members: [rosa] },
    memberChanges: [{ kind: 'left', member: 'Bruno' }],
  });
  const typed = { ...base, members: [rosa, { ...bruno, phone: '+56 9 1' }] };
  const merged = mergeGroup(base, typed, stored);
  expect(merged.values.members).toEqual([rosa, member(undefined, 'Bruno', { phone: '+56 9 1' })]);
  expect(merged.memberChanges).toEqual([{ kind: 'leftEdited', member: 'Bruno' }]);
});

test('a conflict names the row of the member after another member was removed', () => {
  const typed = { ...base, members: [rosa, { ...bruno, name: 'Bruno R.' }] };
  const stored = { ...base, members: [{ ...bruno, name: 'Bruno Ríos' }] };
  expect(mergeGroup(base, typed, stored).conflicts).toMatchObject([
    { path: 'members.0.name', member: 'Bruno Ríos' },
  ]);
});

test('invitations of both come together', () => {
  const merged = mergeGroup(
    base,
    { ...base, eventIds: [49, 50] },
    { ...base, eventIds: [46, 45, 49] },
  );
  expect(merged.values.eventIds.toSorted()).toEqual([45, 49, 50]);
});
