import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Receipt } from '../channel.ts';
import { metaError } from './meta-errors.ts';

const hmac = (secret: string, body: Uint8Array) =>
  createHmac('sha256', secret).update(body).digest();

/** Meta's signature of a notice: over the received bytes. */
export const signNotice = (secret: string, body: Uint8Array): string =>
  `sha256=${hmac(secret, body).toString('hex')}`;

export const isValidSignature = (secret: string, body: Uint8Array, signature: string): boolean => {
  const [, hash] = /^sha256=([\da-f]{64})$/iu.exec(signature) ?? [];
  return hash !== undefined && timingSafeEqual(hmac(secret, body), Buffer.from(hash, 'hex'));
};

/** Compares in constant time. */
export const isSameSecret = (input: string, known: string): boolean => {
  const digest = (text: string) => createHmac('sha256', 'same?').update(text).digest();
  return timingSafeEqual(digest(input), digest(known));
};

const states: Record<string, Receipt['state']> = {
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
};

/** The receipts in a notice. Anything else in it is ignored. */
export const statusUpdatesIn = (notice: unknown): Receipt[] =>
  listIn(notice, 'entry')
    .flatMap((entry) => listIn(entry, 'changes'))
    .flatMap((change) => listIn(fieldIn(change, 'value'), 'statuses'))
    .flatMap((status) => receiptOf(status) ?? []);

const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const listIn = (value: unknown, name: string): unknown[] => {
  const list = fieldIn(value, name);
  return Array.isArray(list) ? list : [];
};

const receiptOf = (status: unknown): Receipt | undefined => {
  const id = fieldIn(status, 'id');
  const word = fieldIn(status, 'status');
  const state = typeof word === 'string' && Object.hasOwn(states, word) ? states[word] : undefined;
  const at = new Date(Number(fieldIn(status, 'timestamp')) * 1000);
  if (!state || typeof id !== 'string' || Number.isNaN(at.getTime())) return undefined;
  if (state !== 'failed') return { id, state, at };
  const code = Number(fieldIn(listIn(status, 'errors')[0], 'code'));
  return { id, state, at, failure: metaError(code).failure };
};
