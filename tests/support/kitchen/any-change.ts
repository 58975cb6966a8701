import { noDiet, type HandEditedWedding, type SavedDiet } from './hand-edited-wedding.ts';

export type Pick = <T>(things: readonly T[]) => T;

const severities = [null, 'preference', 'intolerance', 'allergy'];

const anyDiet = (pick: Pick): SavedDiet => {
  const type = pick(['None', 'Vegetarian', 'Vegan', 'Celiac', 'Other']);
  if (type === 'None') return noDiet;
  const spec = type === 'Other' ? pick(['Maní', 'Nueces']) : null;
  return { type, spec, severity: pick(severities) };
};

/** Makes one change of the wedding; says which. */
export const anyChange = async (
  { groups, tables, changes }: HandEditedWedding,
  pick: Pick,
  turn: number,
): Promise<string> => {
  const deleted = groups.filter(({ isDeleted }) => isDeleted);
  const living = groups.filter(({ isDeleted }) => !isDeleted);
  const group = pick(living);
  const person = pick(group.people);
  const companions = group.people.filter(({ isCompanion }) => isCompanion);
  const table = pick([...tables.keys()]);
  const kinds: Record<string, () => Promise<void>> = {
    answer: () => changes.answer(person, pick([true, true, false, null])),
    diet: () => changes.eat(group, person, anyDiet(pick)),
    ...(person.diet.type !== 'None' && {
      severity: () => changes.eat(group, person, { ...person.diet, severity: pick(severities) }),
    }),
    seat: () => changes.seat(group, pick([null, table, table])),
    'seats apart': () =>
      changes.seatApart(
        group,
        new Map(group.people.map(({ id }) => [id, pick([...tables.keys()])])),
      ),
    'new name': () =>
      changes.save(
        group,
        group.people.map(({ id, name }) => ({ id, name: id === person.id ? `${name} II` : name })),
      ),
    'new member': () => changes.save(group, [...group.people, { name: `Nuevo ${turn}` }]),
    companion: () =>
      changes.bring(group, `Acompañante ${turn}`, anyDiet(pick), pick([true, false])),
    ...(group.people.length > 2 && {
      'member removed': () => changes.remove(group, person),
    }),
    ...(companions.length > 0 && {
      'companion at home': () => changes.leaveAtHome(group, pick(companions)),
    }),
    // It changes all people at the table: made often, it would hide the other changes.
    ...(turn % 8 === 0 && {
      'new name of a table': () => changes.renameTable(table, `Mesa ${turn + 20}`),
    }),
    ...(living.length > 4 && { 'group deleted': () => changes.deleteGroup(group) }),
    ...(deleted.length > 0 && { undeleted: () => changes.undelete(pick(deleted)) }),
  };
  const kind = pick([
    ...['answer', 'answer', 'answer', 'diet'],
    ...(person.diet.type === 'None' ? ['diet'] : ['severity']),
    ...Object.keys(kinds),
  ]);
  await kinds[kind]!();
  return kind;
};
