import { expect, test } from 'vitest';
import { signInGuest } from './guest-session.ts';
import { sentences } from './sentences-for-tests.ts';

const groupNameMissing = 'groupName: El nombre del grupo es obligatorio';
const codeMissing = 'accessCode: El código de acceso es obligatorio';

test.each([{}, { groupName: '', accessCode: '' }, { groupName: '  ', accessCode: '\t' }])(
  'a login of %o names both fields that are missing',
  (body) => {
    expect(sentences(signInGuest, body)).toEqual([groupNameMissing, codeMissing]);
  },
);

test('each field is asked for by itself', () => {
  expect(sentences(signInGuest, { groupName: 'Tía Marta' })).toEqual([codeMissing]);
  expect(sentences(signInGuest, { groupName: null, accessCode: 'MATE' })).toEqual([
    groupNameMissing,
  ]);
});

test('one character is enough', () => {
  expect(sentences(signInGuest, { groupName: 'a', accessCode: 'b' })).toEqual([]);
});
