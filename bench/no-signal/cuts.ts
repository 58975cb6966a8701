import type { Cut } from '../../e2e/fixtures/weak-line/index.ts';
import type { Random } from '../payments/provider-life.ts';

/** `careless` is a site that neither knows a repeated answer again nor which version was seen. */
export type Conduct = 'real' | 'careless';

export type PlannedCut = Cut & { kind: 'before' | 'during' | 'after' };

export const isAnswer = (request: string) =>
  /^(POST \/api\/rsvp\/(responses\/\d+|companions)|PUT \/api\/rsvp\/answers)$/.test(request);

/** Before the answers have left, just as they have, or while the site's word is on its way. */
export const cutOf = (random: Random): PlannedCut =>
  random.oneOf<() => PlannedCut>([
    () => ({ kind: 'before', of: 'request', bytes: random.below(700) }),
    () => ({ kind: 'during', of: 'request', bytes: Infinity }),
    // Less than the head of any answer.
    () => ({ kind: 'after', of: 'answer', bytes: random.below(200) }),
  ])();

/** Hides from the site the key and the versions of an answer, to the same length. */
export const careless = (bytes: string) =>
  bytes
    .replace(/Idempotency-Key/i, 'X-Not-The-Key-1')
    .replace(/,"version":\d+/g, (version) => ' '.repeat(version.length));
