import { afterAll, expect, test, vi } from 'vitest';
import { markStarted } from '#db/connection.ts';
import { demoSite, type Site } from '../support/api.ts';
import { type Answer, type Browser } from '../support/browser.ts';
import { allCalls } from '../support/calls/all-calls.ts';
import { roles, type Role } from '../support/calls/roles.ts';
import { subjectsOf } from '../support/calls/subjects.ts';
import { fuzzRound, type Fuzzed, type Tally } from '../support/fuzz/fuzz-round.ts';

/** `npm run bench -- fuzz` asks for more, and from another beginning. */
const expected = Number(process.env['FUZZ_REQUESTS'] ?? 1200);
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 1);
const perRound = 300;

const total: Tally = { requests: 0, statuses: {}, done: new Set(), findings: [] };

afterAll(() => {
  if (!process.env['FUZZ_REQUESTS']) return;
  const { requests, statuses, done, findings } = total;
  const neverDone = allCalls.map(([name]) => name).filter((name) => !done.has(name));
  console.log({ requests, statuses, findings: findings.length, neverDone });
});

/** On a wedding of its own. */
const round = async (
  seed: number,
  count: number,
  fuzzed: Partial<Fuzzed> = {},
  site = demoSite(),
) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await site.admin();
  // Not the demo: the one call that empties a wedding would leave nothing to ask for.
  markStarted(site.db);
  const tally = await fuzzRound(
    {
      raw: site.raw,
      subjects: subjectsOf(site),
      signIn: (role) => signIn(site, role),
      errors: () => error.mock.calls.length,
      onward: () => site.wait({ seconds: 20 }),
      ...fuzzed,
    },
    count,
    seed,
  );
  vi.restoreAllMocks();
  return tally;
};

/** A role whose group was deleted, or that failed too often, counts as signed out. */
const signIn = (site: Site, role: Role) => roles[role](site).catch(() => site.browser());

const rounds = Array.from({ length: Math.ceil(expected / perRound) }, (_, at) => firstSeed + at);

test.each(rounds)(
  'whatever is sent, the answer is clear, and what is stored is sound (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const { requests, statuses, done, findings } = await round(seed, perRound);
    total.requests += requests;
    total.findings.push(...findings);
    for (const name of done) total.done.add(name);
    for (const [status, times] of Object.entries(statuses)) {
      total.statuses[Number(status)] = (total.statuses[Number(status)] ?? 0) + times;
    }
    expect(findings).toEqual([]);
    // Refusing everything would be sound too.
    expect(done.size).toBeGreaterThan(30);
  },
);

/** What a careless site does besides, or instead, when a group is written. */
type Habit = (site: Site, body: unknown) => Partial<Answer> | undefined;

const withHabit = (site: Site, browser: Browser, habit: Habit): Browser => ({
  ...browser,
  request: async (method, path, call) => {
    const answer = await browser.request(method, path, call);
    return { ...answer, ...habit(site, parsed(call?.body)) };
  },
});

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
};

const nameIn = (body: unknown) =>
  (body as { guest?: { group_name?: unknown } } | undefined)?.guest?.group_name;

const habits: [name: string, habit: Habit, finding: string][] = [
  [
    'breaks on a name that is none',
    (_, body) => (typeof nameIn(body) === 'number' ? { status: 500 } : undefined),
    'answered 500',
  ],
  [
    'keeps a name as it came',
    ({ raw }, body) => {
      const name = nameIn(body);
      const keep = "insert into campaigns (kind, text, created_at) values ('template', ?, 0)";
      if (typeof name === 'string') raw.prepare(keep).run(name);
      return undefined;
    },
    'campaigns.text',
  ],
  [
    'writes before it asks who it is',
    ({ db }) => void db.run('update gifts set price = price + 1 where id = 3'),
    'written although refused',
  ],
  [
    'loses what a reference points at',
    ({ raw }) => {
      raw.pragma('foreign_keys = OFF');
      raw.exec('delete from guests where id = 5');
      return undefined;
    },
    'an orphan',
  ],
];

test.each(habits)('a site that %s is found out', { timeout: 60_000 }, async (_, habit, finding) => {
  const site = demoSite();
  const careless = {
    calls: ['new group', 'changed group'],
    signIn: async (role: Role) => withHabit(site, await signIn(site, role), habit),
  };
  const { findings } = await round(1, 400, careless, site);
  expect(findings.join('\n')).toContain(finding);
});
