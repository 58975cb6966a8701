/**
 * Guests who answer on 64 kbit/s with a round trip of 800 ms, over connections that break at any byte.
 *
 *   npm run bench -- weak-rsvp [--guests 100] [--phones 4] [--seed 1] [--patience 600]
 *
 * Each is a real browser with nothing kept that opens the personal link, signs in, answers for two people
 * and two events and reads 'Recibido', tapping or opening again what did not come. Two connections in
 * five break, and three in ten calls that carry answers are cut before, during or after the site stores.
 * Then each answer must be stored once, and as it was said. Fails when anybody gives up, after so many
 * seconds, or anything else is stored.
 */
import { parseArgs } from 'node:util';
import makeTemplate from '../e2e/fixtures/template.ts';
import { weakest } from './no-signal/weak-guest.ts';
import { visitMany } from './no-signal/weak-guests.ts';

const { values: options } = parseArgs({
  options: {
    guests: { type: 'string', default: '100' },
    phones: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '600' },
  },
});
const removeTemplate = await makeTemplate();
const { received, again, broken, findings } = await visitMany({
  count: Number(options.guests),
  seed: Number(options.seed),
  phones: Number(options.phones),
  speed: weakest,
  timeoutMs: Number(options.timeout) * 1000,
  onFinding: (finding) => console.log(finding),
  onVisit: (visits) => {
    if (visits % 10 === 0) console.error(`${visits} guests`);
  },
});
removeTemplate?.();
received.sort((one, other) => one - other);
const seconds = (share: number) =>
  Math.round((received[Math.floor(share * (received.length - 1))] ?? NaN) / 1000);
console.table({
  guests: Number(options.guests),
  received: received.length,
  'median (s)': seconds(0.5),
  'slowest (s)': seconds(1),
  'broken connections and calls': broken,
  'opened or tapped again': again,
});
console.log(`findings: ${findings.length}`);
if (findings.length > 0) process.exitCode = 1;
