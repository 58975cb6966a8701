import { expect, test } from 'vitest';
import { signInAdmin } from './admin-session.ts';
import { messages } from '#tests/support/messages.ts';

test.each([{}, { username: '', password: '' }])('a login of %o names both fields', (body) => {
  expect(messages(signInAdmin, body)).toEqual([
    'username: Username is required',
    'password: Password is required',
  ]);
});

test('a password is what was typed, spaces and all', () => {
  const body = { username: ' novios ', password: '  n\u0303 ' };
  expect(signInAdmin.parse(body)).toEqual({ username: 'novios', password: '  n\u0303 ' });
});
