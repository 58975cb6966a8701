import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dietaryTypes, dietarySeverities, dietOf } from '../responses/dietary.ts';
import { menus, newProfile } from '../groups/profile.ts';
import { countChanges, kitchenChanges, peopleToServe, type KitchenPerson } from './changes.ts';

const rosa: KitchenPerson = {
  memberId: 1,
  groupId: 1,
  name: 'Rosa Ríos',
  diet: { type: 'Other', spec: 'Maní', severity: 'allergy' },
  menu: 'adult',
  table: 'Mesa 2',
};

test('nothing changed', () => {
  const changes = kitchenChanges([rosa], [structuredClone(rosa)]);
  expect(changes).toEqual({ added: [], removed: [], changed: [] });
  expect(countChanges(changes)).toBe(0);
});

test.each<[string, Partial<KitchenPerson>]>([
  ['name', { name: 'Rosa Peña' }],
  ['table', { table: 'Mesa 3' }],
  ['menu', { menu: 'child' }],
  ['seat given back', { table: null }],
  ['type of diet', { diet: { type: 'Celiac', spec: null, severity: 'allergy' } }],
  ['free text', { diet: { type: 'Other', spec: 'Nueces', severity: 'allergy' } }],
  ['severity', { diet: { type: 'Other', spec: 'Maní', severity: 'preference' } }],
  ['severity that is no longer said', { diet: { type: 'Other', spec: 'Maní' } }],
])('a changed %s is a change, with what was sent beside it', (_, change) => {
  const now = { ...rosa, ...change };
  expect(kitchenChanges([rosa], [now])).toEqual({
    added: [],
    removed: [],
    changed: [{ now, before: rosa }],
  });
});

test('who has not answered is not cooked for', () => {
  const person = {
    id: 1,
    name: 'Rosa',
    groupId: 2,
    groupName: 'Los Ríos',
    diet: rosa.diet,
    profile: newProfile,
  };
  const table = { id: 7, name: 'Mesa 2', capacity: 8 };
  expect(
    peopleToServe([
      { ...person, isPending: true, table },
      { ...person, id: 3, isPending: false, table },
      { ...person, id: 4, isPending: false, table: null },
    ]).map(({ memberId, table: at }) => [memberId, at]),
  ).toEqual([
    [3, 'Mesa 2'],
    [4, null],
  ]);
});

const anyPerson = fc
  .record({
    memberId: fc.integer({ min: 1, max: 12 }),
    name: fc.constantFrom('Ana', 'Álvaro', 'Beto'),
    type: fc.constantFrom(...dietaryTypes),
    spec: fc.constantFrom(null, 'Maní', 'Nueces'),
    severity: fc.constantFrom(null, ...dietarySeverities),
    menu: fc.constantFrom(...menus),
    table: fc.constantFrom(null, 'Mesa 2', 'Mesa 10'),
  })
  .map(({ type, spec, severity, ...person }): KitchenPerson => {
    return { ...person, groupId: 1, diet: dietOf(type, spec, severity) };
  });

/** One change of the wedding: this person is now so, or no longer comes. */
const anyStep = fc.record({ person: anyPerson, isComing: fc.boolean() });

const after = (
  people: ReadonlyMap<number, KitchenPerson>,
  steps: readonly { person: KitchenPerson; isComing: boolean }[],
) => {
  const now = new Map(people);
  for (const { person, isComing } of steps) {
    if (isComing) now.set(person.memberId, person);
    else now.delete(person.memberId);
  }
  return now;
};

/** Every fact about a person as one line of text: the difference of two sets of lines. */
const linesOf = (people: Iterable<KitchenPerson>) =>
  new Set(
    [...people].map(({ memberId, name, diet, menu, table }) =>
      JSON.stringify([memberId, name, diet.type, diet.spec, diet.severity ?? null, menu, table]),
    ),
  );

const idsIn = (lines: Iterable<string>) =>
  new Set([...lines].map((line) => (JSON.parse(line) as [number])[0]));

const sorted = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other);

test('after any changes the marked ones are the true difference', () => {
  fc.assert(
    fc.property(fc.array(anyStep), fc.array(anyStep), (first, then) => {
      const sent = after(new Map(), first);
      const now = after(sent, then);
      const changes = kitchenChanges([...sent.values()], [...now.values()]);

      const [sentLines, nowLines] = [linesOf(sent.values()), linesOf(now.values())];
      const gone = idsIn(sentLines.difference(nowLines));
      const come = idsIn(nowLines.difference(sentLines));
      expect({
        added: sorted(changes.added.map(({ memberId }) => memberId)),
        removed: sorted(changes.removed.map(({ memberId }) => memberId)),
        changed: sorted(changes.changed.map((one) => one.now.memberId)),
      }).toEqual({
        added: sorted(come.difference(gone)),
        removed: sorted(gone.difference(come)),
        changed: sorted(gone.intersection(come)),
      });
      // What was sent and the changes together are what is now.
      const updated = new Map(sent);
      for (const { memberId } of changes.removed) updated.delete(memberId);
      for (const person of changes.added) updated.set(person.memberId, person);
      for (const { now: person, before } of changes.changed) {
        expect(updated.get(person.memberId)).toEqual(before);
        updated.set(person.memberId, person);
      }
      expect(linesOf(updated.values())).toEqual(nowLines);
    }),
  );
});
