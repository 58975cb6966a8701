import { type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  }) as never as IncomingMessage;

test('a proxy on this machine is believed about the hop it saw', () => {
  expect(clientAddress(from('127.0.0.1', '200.1.2.3'), 'loopback')).toBe('200.1.2.3');
  expect(clientAddress(from('::ffff:127.0.0.1', '2001:db8::1'), 'loopback')).toBe('2001:db8::1');
  expect(clientAddress(from('::1', '200.1.2.3, 127.0.0.1'), 'loopback')).toBe('200.1.2.3');
});

test('what the guest wrote in front of that hop is not believed', () => {
  expect(clientAddress(from('127.0.0.1', '8.8.8.8, 200.1.2.3'), 'loopback')).toBe('200.1.2.3');
});

test('no other header is trusted', () => {
  expect(clientAddress(from('200.9.9.9', '8.8.8.8'), 'loopback')).toBe('200.9.9.9');
  expect(clientAddress(from('127.0.0.1', '8.8.8.8'), 'none')).toBe('127.0.0.1');
});

test('an address that is none leaves the peer', () => {
  expect(clientAddress(from('127.0.0.1', 'unknown'), 'loopback')).toBe('127.0.0.1');
  expect(clientAddress(from('127.0.0.1', ''), 'loopback')).toBe('127.0.0.1');
  expect(clientAddress(from('127.0.0.1'), 'loopback')).toBe('127.0.0.1');
});
