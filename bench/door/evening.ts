import Database from 'better-sqlite3';
import { join } from 'node:path';
import { plantGroup } from '../../db/demo/plant-demo.ts';
import { inTransaction, openDatabase } from '../../db/connection.ts';
import { mergedFacts, arrivedAt, type ArrivalFact } from '../../src/domain/days/arrivals.ts';
import { knownPeople } from '../../src/islands/door/known-people.ts';
import { bigGroups } from '../../tests/support/big-wedding.ts';
import { couple } from '../../tests/support/demo.ts';
import { helperTokenFor } from '../../tests/support/door.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { randomness } from '../payments/provider-life.ts';
import { noTrouble, openPhone, type Phone, type Trouble } from './phone.ts';

type Evening = {
  dataDir: string;
  start: () => Promise<Server>;
  seed: number;
  phones: number;
  arrivals: number;
  undos: number;
  surprises: number;
  /** How often the process is killed and started again. */
  kills: number;
  /** Groups beside those of the demo. */
  groups?: number;
  /** Phones that do not keep what is said: they must be found out. */
  areForgetful?: true;
};

export type Outcome = {
  facts: number;
  surprises: number;
  reopened: number;
  kills: number;
  findings: string[];
};

const eventId = 49;
const threeHoursMs = 3 * 60 * 60_000;

const roughLine: Trouble = { lost: 0.3, unanswered: 0.15, unsaved: 0.1 };

const plant = (dataDir: string, { phones, groups = 0 }: Evening) => {
  const { db, close } = openDatabase(join(dataDir, 'wedding.db'));
  inTransaction(db, (tx) => {
    for (const group of bigGroups(groups)) plantGroup(tx, group, couple);
  });
  const clock = { db, now: () => new Date() };
  const tokens = Array.from({ length: phones }, () => helperTokenFor(clock, [eventId], 48));
  close();
  return tokens;
};

const stateOf = (phone: Phone) =>
  JSON.stringify(
    knownPeople(phone.door().state()).map(({ memberId, at, facts }) => [memberId, at, facts]),
  );

/**
 * Helpers mark who arrives on several phones, three hours of a line that breaks at random, with a server that is killed meanwhile and
 * phones whose database fails. Then the line is good: every phone and the server must have the same list, with all that was said.
 */
export const doorEvening = async (evening: Evening): Promise<Outcome> => {
  const { dataDir, start, seed } = evening;
  const random = randomness(seed);
  const tokens = plant(dataDir, evening);
  let server = await start();
  let trouble = noTrouble;
  let now = Date.now();
  const phones = tokens.map((token) =>
    openPhone({
      ...{ token, siteUrl: () => server.url, random, trouble: () => trouble, now: () => now },
      isForgetful: evening.areForgetful ?? false,
    }),
  );
  for (const phone of phones) await phone.start();
  const people = phones[0]!
    .door()
    .state()
    .list!.list.people.map(({ memberId }) => memberId);
  trouble = roughLine;

  /** Every fact recorded on any phone, by person. */
  const said = new Map<number, ArrivalFact[]>();
  const steps = [
    ...Array<'arrival'>(evening.arrivals).fill('arrival'),
    ...Array<'undo'>(evening.undos).fill('undo'),
    ...Array<'surprise'>(evening.surprises).fill('surprise'),
  ]
    .map((step) => ({ step, order: random.below(2 ** 30) }))
    .sort((one, other) => one.order - other.order);
  let reopened = 0;
  let surprises = 0;
  const killEvery = Math.ceil(steps.length / (evening.kills + 1));

  for (const [index, { step }] of steps.entries()) {
    now += Math.round(threeHoursMs / steps.length);
    const phone = random.oneOf(phones);
    if (step === 'surprise') {
      surprises += 1;
      await phone.door().report({ kind: 'unlisted', eventId, name: `Sorpresa ${surprises}` });
    } else {
      const memberId = random.oneOf(step === 'undo' && said.size > 0 ? [...said.keys()] : people);
      await phone.door().mark({ memberId, eventId }, step === 'arrival');
      const { id } = phone.door().state().pending.at(-1)!;
      const facts = [{ id, at: now, arrived: step === 'arrival' }];
      said.set(memberId, mergedFacts(said.get(memberId) ?? [], facts));
    }
    if (random.chance(0.4)) await random.oneOf(phones).door().sync();
    if (random.chance(0.05)) {
      await random.oneOf(phones).reopen();
      reopened += 1;
    }
    if ((index + 1) % killEvery === 0 && index + 1 < steps.length) {
      // In the middle of what the phones send.
      const sending = phones.map((one) => one.door().sync());
      await server.stop('SIGKILL');
      await Promise.all(sending);
      server = await start();
    }
  }

  trouble = noTrouble;
  // The first to read does not know yet what the last has to send.
  for (const phone of [...phones, ...phones]) await phone.door().sync();
  const findings = judge({ phones, said, surprises, dataDir });
  const facts = [...said.values()].flat().length;
  await server.stop();
  return { facts, surprises, reopened, kills: evening.kills, findings };
};

type Verdict = {
  phones: Phone[];
  said: ReadonlyMap<number, ArrivalFact[]>;
  surprises: number;
  dataDir: string;
};

const judge = ({ phones, said, surprises, dataDir }: Verdict): string[] => {
  const findings: string[] = [];
  const lists = new Set(phones.map(stateOf));
  if (lists.size !== 1) findings.push(`The phones have ${lists.size} different lists.`);
  for (const [index, phone] of phones.entries()) {
    const { pending, gone } = phone.door().state();
    if (pending.length + gone.length > 0) findings.push(`Phone ${index} has something left.`);
  }
  for (const person of knownPeople(phones[0]!.door().state())) {
    const facts = said.get(person.memberId) ?? [];
    if (person.at !== arrivedAt(facts)) findings.push(`Person ${person.memberId} is shown wrong.`);
  }
  const raw = new Database(join(dataDir, 'wedding.db'), { readonly: true });
  const stored = raw.prepare('select fact_id from arrivals').pluck().all() as string[];
  const expected = [...said.values()].flat().map(({ id }) => id);
  const lost = expected.filter((id) => !stored.includes(id));
  if (lost.length > 0) findings.push(`${lost.length} facts are lost.`);
  if (stored.length > expected.length) findings.push('A fact is there twice.');
  const count = Number(raw.prepare('select count(*) from surprises').pluck().get());
  if (count !== surprises) findings.push(`${count} surprises in place of ${surprises}.`);
  raw.close();
  return findings;
};
