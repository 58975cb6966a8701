import type { TestWedding } from '#tests/support/wedding.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import { impossibleHistory } from './invariant-violations/history.ts';
import type { InvariantViolations } from './invariant-violations/invariant-violation.ts';
import { impossibleMessages } from './invariant-violations/messages.ts';
import { impossiblePeople, impossibleVisits } from './invariant-violations/people.ts';
import { impossiblePurchases } from './invariant-violations/purchases.ts';
import { impossibleWedding } from './invariant-violations/wedding.ts';

type Raw = TestWedding['raw'];

export const invariantViolations: InvariantViolations = {
  ...impossiblePeople,
  ...impossibleVisits,
  ...impossibleWedding,
  ...impossiblePurchases,
  ...impossibleMessages,
  ...impossibleHistory,
};

/** Each text with the most letters that it may have. */
const lengths: [table: string, column: string, limit: number][] = [
  ['guests', 'group_name', 200],
  ['guests', 'access_code', 100],
  ['guest_members', 'name', 200],
  ['guest_members', 'dietary_restriction_spec', 300],
  ['guest_members', 'email', 200],
  ['guest_members', 'phone', 50],
  ['events', 'name', 200],
  ['events', 'location', 200],
  ['events', 'description', 5000],
  ['events', 'dresscode', 500],
  ['events', 'image_url', 2000],
  ['table_groups', 'name', 200],
  ['gifts', 'name', 200],
  ['gifts', 'description', 5000],
  ['gifts', 'image_url', 2000],
  ['purchases', 'message_for_couple', 500],
  ['campaigns', 'text', 5000],
];

/** What is wrong with what is stored; nothing, always. */
export const anomaliesIn = (raw: Raw): string[] => [
  ...complaints(raw),
  ...Object.entries(invariantViolations)
    .filter(([, { query }]) => raw.prepare(query).get() !== undefined)
    .map(([name]) => name),
  ...wrongKeys(raw),
  ...lengths.flatMap(([table, column, limit]) => invalidTexts(raw, table, column, limit)),
];

/** References, constraints (enumerations, uniqueness, what may be missing) and indexes. */
const complaints = (raw: Raw) => [
  ...(raw.pragma('foreign_key_check') as unknown[]).map(
    (row) => `an orphan ${JSON.stringify(row)}`,
  ),
  ...(raw.pragma('integrity_check') as { integrity_check: string }[])
    .map(({ integrity_check }) => integrity_check)
    .filter((text) => text !== 'ok'),
];

/** By which names are compared: another one would let two groups have the same. */
const wrongKeys = (raw: Raw): string[] =>
  (
    raw.prepare('select group_name, name_key from guests where erased_at is null').all() as {
      group_name: string;
      name_key: string;
    }[]
  )
    .filter((group) => nameKey(group.group_name) !== group.name_key)
    .map(({ group_name }) => `a group compared by another name: ${group_name}`);

const invalidTexts = (raw: Raw, table: string, column: string, limit: number): string[] => {
  const sql = `select ${column} from ${table} where ${column} is not null`;
  const texts = raw.prepare(sql).pluck().all() as string[];
  const isValid = (text: string) =>
    typeof text === 'string' &&
    [...text].length <= limit &&
    text === text.normalize('NFC').trim() &&
    !/[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\x7f]/u.test(text);
  return texts.filter((text) => !isValid(text)).map((text) => `${table}.${column}: ${text}`);
};
