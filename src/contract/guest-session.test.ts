import { expect, test } from 'vitest';
import { signIn, signInGuest } from './guest-session.ts';
import { messages } from '#tests/support/messages.ts';

const groupNameMissing = 'groupName: El nombre del grupo es obligatorio';
const codeMissing = 'accessCode: El código de acceso es obligatorio';

test.each([{}, { groupName: '', accessCode: '' }, { groupName: '  ', accessCode: '\t' }])(
  'a login of %o names both fields that are missing',
  (body) => {
    for (const schema of [signInGuest, signIn]) {
      expect(messages(schema, body)).toEqual([groupNameMissing, codeMissing]);
    }
  },
);

test('each field is asked for by itself', () => {
  for (const schema of [signInGuest, signIn]) {
    expect(messages(schema, { groupName: 'Tía Marta' })).toEqual([codeMissing]);
    expect(messages(schema, { groupName: null, accessCode: 'MATE' })).toEqual([groupNameMissing]);
  }
});

test('one character is enough', () => {
  for (const schema of [signInGuest, signIn]) {
    expect(messages(schema, { groupName: 'a', accessCode: 'b' })).toEqual([]);
  }
});

test('a link comes alone', () => {
  expect(signIn.parse({ token: ' RAMA4T7WXY ' })).toEqual({ token: 'RAMA4T7WXY' });
  const both = { token: 'RAMA4T7WXY', groupName: 'Tía Marta', accessCode: 'MATE' };
  expect(messages(signIn, both)).toEqual([
    'token: Se ingresa con el enlace o con el nombre y el código, no con ambos',
  ]);
});
