import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGroup, listGroups } from '#db/models/groups/guest-groups.ts';
import { couple } from '#tests/support/demo.ts';
import { emptyWedding } from '#tests/support/wedding.ts';
import { createEvent } from '#db/models/events/events.ts';
import { dietOfMember } from '#contract/diet-spellings.ts';
import { providedProfile } from '#contract/profile-spellings.ts';
import { saveGroup } from '#contract/guest-groups.ts';
import { dietaryTypes } from '#domain/responses/dietary.ts';
import { ageGroups, ageLimit, personNeeds } from '#domain/groups/profile.ts';
import { guestTypes, nameKey } from '#domain/groups/guest-group.ts';
import { guestListWorkbook } from '#gateways/spreadsheet/guest-list.ts';
import { readFile } from '#gateways/spreadsheet/reading/read-file.ts';
import { exportGuests } from '../views/guest-list.ts';
import { planImport } from './guest-import.ts';

const audit = { by: { kind: 'system' }, at: new Date('2025-11-20T15:00:00Z') } as const;
const schema = saveGroup(couple);

const tricky = [
  ...[
    '=1+1',
    '+56 9',
    '-2+3',
    '@SUM(A1)',
    "'=1",
    '007',
    '1e5',
    'TRUE',
    '#REF!',
    '_x003D_',
    '_x000A_',
  ],
  ...['Ana, Luis y Eva', 'Ana;Luis', 'Total', 'Grupo', 'Nombre', 'Sí', '-', '{=1}', '👩‍👩‍👧 Ñuñoa'],
  ...['a  b', '"x"', "O'Higgins", '<b>&amp;', 'Evento: x', '\u200bcero', 'ﬁn Ⅳ ½', '__proto__'],
];

// Characters that XML cannot hold are left out of every file.
const carried = (text: string) => !/[\ufffe\uffff\x7f-\x9f]/u.test(text);

const text = fc
  .oneof(fc.constantFrom(...tricky), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
  .filter(carried);

const group = fc.record({
  name: text,
  code: fc.constantFrom('ABCD', '=1+1', '0007', 'ñandú 1'),
  type: fc.constantFrom(...guestTypes),
  invitedBy: fc.constantFrom(...couple),
  events: fc.subarray([0, 1]),
  people: fc.array(
    fc.record({
      name: text,
      phone: text,
      email: fc.constantFrom('', 'a@example.com'),
      diet: fc.constantFrom(...dietaryTypes),
      spec: text,
      profile: fc.record({
        age_group: fc.constantFrom(...ageGroups),
        age: fc.option(fc.integer({ min: 0, max: ageLimit })),
        needs: fc.subarray([...personNeeds]),
        needs_note: fc.oneof(fc.constant(null), text),
      }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

/** The group as the couple's form would store it; undefined where it would refuse. */
const accepted = (
  sample: typeof group extends fc.Arbitrary<infer G> ? G : never,
  ids: number[],
) => {
  const read = schema.safeParse({
    guest: {
      group_name: sample.name,
      access_code: sample.code,
      guest_type: sample.type,
      invited_by: sample.invitedBy,
    },
    members: sample.people.map(({ name, phone, email, diet, spec, profile }) => ({
      ...{ name, phone, email, ...profile },
      dietary_restriction_type: diet,
      dietary_restriction_spec: spec,
    })),
    eventIds: sample.events.map((at) => ids[at]),
  });
  return read.success ? read.data : undefined;
};

test(
  'whatever the couple may have typed, its own file brings it back byte for byte',
  { timeout: 120_000 },
  async () => {
    const { db, raw } = emptyWedding();
    const ids = ['🔥 Noche de Brasas', 'Nombre'].map(
      (name) =>
        createEvent(
          db,
          {
            ...{ name, description: 'x', location: 'x', date: audit.at, end_date: null },
            ...{ image_url: null, day_number: 1, dresscode: null },
          },
          audit,
        ).id,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(group, { selector: ({ name }) => nameKey(name), maxLength: 6 }),
        async (sample) => {
          raw.exec('delete from guests');
          for (const one of sample) {
            const input = accepted(one, ids);
            if (!input) continue;
            createGroup(
              db,
              {
                group: input.guest,
                members: input.members.map(({ name, email, phone, ...member }) => ({
                  ...{ name, email, phone },
                  diet: dietOfMember(member),
                  profile: providedProfile(member),
                })),
                eventIds: input.eventIds,
              },
              audit,
            );
          }
          const stored = listGroups(db);
          if (stored.length === 0) return;
          const list = await readFile(await guestListWorkbook(exportGuests(db)));
          const { preview, groups } = planImport({ db, invitedBy: couple }, list, {});
          expect(groups).toEqual([]);
          expect(preview.rows.filter(({ state }) => state !== 'unchanged')).toEqual([]);
          expect(preview.groups.unchanged).toBe(stored.length);
        },
      ),
      { numRuns: 60 },
    );
  },
);
