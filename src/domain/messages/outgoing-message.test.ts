import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advanced,
  isSent,
  mayGoAgain,
  messageStates,
  type MessageState,
} from './outgoing-message.ts';

const state = fc.constantFrom(...messageStates);

const after = (heard: readonly MessageState[]) => heard.reduce<MessageState>(advanced, 'queued');

test('receipts that come twice or in any order lead to the same end', () => {
  fc.assert(
    fc.property(
      fc.array(state, { maxLength: 8 }).chain((heard) =>
        fc.tuple(
          fc.constant(heard),
          fc.shuffledSubarray([...heard, ...heard], {
            minLength: heard.length * 2,
          }),
        ),
      ),
      ([heard, repeated]) => {
        expect(after(repeated)).toBe(after(heard));
      },
    ),
  );
});

test('nothing that is heard leads back', () => {
  fc.assert(
    fc.property(state, state, (known, heard) => {
      const now = advanced(known, heard);
      expect(messageStates.indexOf(now)).toBeGreaterThanOrEqual(messageStates.indexOf(known));
    }),
  );
});

test.each([
  ['read', 'delivered', 'read'],
  ['delivered', 'accepted', 'delivered'],
  ['accepted', 'failed', 'failed'],
  ['failed', 'accepted', 'failed'],
  ['failed', 'delivered', 'delivered'],
  ['uncertain', 'delivered', 'delivered'],
  ['sending', 'uncertain', 'uncertain'],
] as const)('what was %s and is heard of as %s is %s', (known, heard, now) => {
  expect(advanced(known, heard)).toBe(now);
});

test('only what the service has is called sent, and none of that may go again', () => {
  expect(messageStates.filter(isSent)).toEqual(['accepted', 'delivered', 'read']);
  expect(messageStates.filter(mayGoAgain)).toEqual(['uncertain', 'failed']);
});
