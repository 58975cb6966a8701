import fc from 'fast-check';
import { loginWarnings, loginAttempts } from '#domain/access/login-limit.ts';
import type { GuessedSite } from './sites.ts';

export type Tally = {
  guesses: number;
  restarts: number;
  /** Guesses that were looked at, and those that were not. */
  received: number;
  rejected: number;
  /** Guests with the right code who came in meanwhile. */
  cameIn: number;
  findings: string[];
};

type Rounds = {
  site: GuessedSite;
  guesses: number;
  /** The process is killed after so many guesses each time. */
  restartEvery: number;
  /** From so many addresses. */
  attackers?: number;
  seed?: number;
  onRound?: (tally: Tally) => void;
};

type Attempt = { groupName: string; accessCode: string; address: string };

/** Of many guests at once: a hotel, a university, a mobile network. */
const sharedAddress = '192.0.2.1';
const sprayer = '203.0.113.9';

/** Guesses by many and by few, for names that there are and names that there are not. */
const anyGuess = (names: string[], attackers: number): fc.Arbitrary<Attempt> => {
  const addresses = Array.from({ length: attackers }, (_, at) => `198.51.100.${at + 1}`);
  const created = names.map((_, at) => `Familia Inventada ${at}`);
  const name = fc.constantFrom(...names, ...created);
  const subscriber = fc.nat(0xffff).map((part) => `2001:db8:7:7:${part.toString(16)}::1`);
  const address = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...addresses) },
    { weight: 1, arbitrary: subscriber },
  );
  const accessCode = fc.nat(99_999).map((number) => `NO-${number}`);
  const target = fc.constant(names[0]!);
  return fc.oneof(
    fc.record({ groupName: target, accessCode, address }),
    fc.record({ groupName: name, accessCode, address: fc.constant(sprayer) }),
    fc.record({ groupName: name, accessCode, address }),
  );
};

/** Guests sign in, then an attacker guesses while others sign in. @returns what must not have happened */
export const guessRounds = async ({
  site,
  guesses,
  restartEvery,
  attackers = 100,
  seed = 1,
  onRound,
}: Rounds) => {
  const { groups } = site;
  const tally: Tally = {
    guesses: 0,
    restarts: 0,
    received: 0,
    rejected: 0,
    cameIn: 0,
    findings: [],
  };
  const find = (finding: string) => tally.findings.push(finding);
  const receivedOf = new Map<string, number>();
  const count = (key: string) => receivedOf.set(key, (receivedOf.get(key) ?? 0) + 1);

  const comeIn = async (group: (typeof groups)[number], address: string, when: string) => {
    const status = await login(site, { groupName: group.name, accessCode: group.code, address });
    if (status === 200) tally.cameIn += 1;
    else find(`A right code got ${status} ${when}`);
  };

  // A bus arrives: everybody mistypes twice, behind one address.
  for (const [at, group] of groups.entries()) {
    for (let typo = 0; typo < at % 3; typo += 1) {
      await login(site, { groupName: group.name, accessCode: 'TYPO', address: sharedAddress });
    }
    await comeIn(group, sharedAddress, 'behind the address of all guests');
  }

  const startedAt = Date.now();
  const planned = fc.sample(
    anyGuess(
      groups.map(({ name }) => name),
      attackers,
    ),
    { numRuns: guesses, seed },
  );
  for (const guess of planned) {
    const status = await login(site, guess);
    tally.guesses += 1;
    if (status === 401) {
      tally.received += 1;
      const from = guess.address.startsWith('2001:') ? '2001:db8:7:7::/64' : guess.address;
      for (const key of [`${guess.groupName} from ${from}`, guess.groupName, from]) count(key);
    } else if (status === 429) tally.rejected += 1;
    else find(`A guess got ${status}`);

    if (tally.guesses % 50 === 0) {
      const fresh = `192.0.3.${(tally.guesses / 50) % 250}`;
      await comeIn(groups[(tally.guesses / 50) % groups.length]!, fresh, 'while others guessed');
      await comeIn(groups[0]!, fresh, 'although only others guessed at it');
    }
    if (tally.guesses % restartEvery === 0) {
      await site.restart();
      tally.restarts += 1;
      onRound?.(tally);
    }
  }

  // Another bus, in the middle of the attack.
  for (const group of groups) await comeIn(group, sharedAddress, 'behind one address, in the end');

  if (Date.now() - startedAt > 10 * 60_000) find('It took longer than a failure is remembered');
  for (const [key, received] of receivedOf) {
    const limit = limitOf(key, attackers);
    if (received > limit) find(`${key}: ${received} guesses heard, at most ${limit} should be`);
  }
  tally.findings.push(...(await tellsNames(site)));
  return tally;
};

const limitOf = (key: string, attackers: number): number => {
  if (key.includes(' from ')) return loginAttempts.calm;
  if (/^[\d.:a-f/]+$/u.test(key)) return loginWarnings.closed.address;
  // Until an attack is suspected, and then the limit of each address.
  return loginWarnings.wary.name + loginAttempts.wary * (attackers + 2);
};

/** A name that there is and one that there is not are answered the same, until the door closes and after. */
const tellsNames = async (site: GuessedSite): Promise<string[]> => {
  const address = '203.0.113.77';
  const answers = (groupName: string) =>
    Array.from({ length: 12 }).reduce<Promise<number[]>>(
      async (before) => [
        ...(await before),
        await login(site, { groupName, accessCode: 'NOPE', address }),
      ],
      Promise.resolve([]),
    );
  const known = await answers(site.groups[1]!.name);
  const unknown = await answers('Nadie de Ninguna Parte');
  return `${known}` === `${unknown}` ? [] : [`A name that there is tells itself: ${known}`];
};

const login = async (site: GuessedSite, { address, ...credentials }: Attempt): Promise<number> => {
  const { status, body } = await fetch(`${site.url()}/api/rsvp/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(credentials),
  });
  await body?.cancel();
  return status;
};
