import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advanced,
  isSent,
  mayGoAgain,
  messageStates,
  type MessageState,
} from './queued-message.ts';

const state = fc.constantFrom(...messageStates);

const after = (received: readonly MessageState[]) =>
  received.reduce<MessageState>(advanced, 'queued');

test('receipts that come twice or in any order lead to the same end', () => {
  fc.assert(
    fc.property(
      fc.array(state, { maxLength: 8 }).chain((received) =>
        fc.tuple(
          fc.constant(received),
          fc.shuffledSubarray([...received, ...received], {
            minLength: received.length * 2,
          }),
        ),
      ),
      ([received, duplicate]) => {
        expect(after(duplicate)).toBe(after(received));
      },
    ),
  );
});

test('nothing that is heard leads back', () => {
  fc.assert(
    fc.property(state, state, (known, received) => {
      const now = advanced(known, received);
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
] as const)('what was %s and is heard of as %s is %s', (known, received, now) => {
  expect(advanced(known, received)).toBe(now);
});

test('only what the service has is called sent, and none of that may go again', () => {
  expect(messageStates.filter(isSent)).toEqual(['accepted', 'delivered', 'read']);
  expect(messageStates.filter(mayGoAgain)).toEqual(['uncertain', 'failed']);
});
