import fc from 'fast-check';
import type { IsAttending } from '#domain/responses/attendance.ts';
import {
  occupancyOf,
  type Part,
  partsOf,
  type AssignedSeat,
  type PlannedGroup,
} from '#domain/seating/seating.ts';
import type { Seating } from '#domain/seating/proposal.ts';
import { isConflict, tablesByGroup } from '#domain/seating/wishes.ts';

/** Members get the ids id·100+1, id·100+2, … */
export const plannedGroup = (
  id: number,
  answers: readonly IsAttending[],
  invited_by = 'Violeta',
): PlannedGroup => ({
  id,
  group_name: `Grupo ${id}`,
  guest_type: 'familia',
  invited_by,
  members: answers.map((isAttending, at) => ({
    id: id * 100 + at + 1,
    name: `Persona ${at + 1}`,
    isCompanion: false,
    ageGroup: 'adult',
    needs: [],
    isAttending,
  })),
});

/** Tables are numbered from 1. */
export const seating = (
  capacities: readonly number[],
  groups: readonly (readonly [group: PlannedGroup, place: AssignedSeat])[],
  wishes: Seating['wishes'] = [],
): Seating => ({
  tables: capacities.map((capacity, at) => ({ id: at + 1, capacity })),
  parts: groups.flatMap(([group, place]) => partsOf(group, place)),
  wishes,
});

type Size = { tables: number; groups: number; people: number; capacity: number };

/** Plans of all sorts: begun or not, with groups that are split, decline or wish for something. */
export const anySeating = ({ tables, groups, people, capacity }: Size): fc.Arbitrary<Seating> => {
  const answer = fc.constantFrom<IsAttending>(true, true, true, null, null, false);
  const place = fc.option(fc.nat(tables), { freq: 3, nil: null });
  const group = fc.record({
    answers: fc.array(answer, { minLength: 1, maxLength: people }),
    side: fc.constantFrom('Violeta', 'Lautaro'),
    place: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: place }),
    isSplit: fc.nat(4).map((number) => number === 0),
  });
  const wish = fc.record({
    pair: fc.uniqueArray(fc.nat(groups - 1), { minLength: 2, maxLength: 2 }),
    kind: fc.constantFrom('together', 'apart'),
  });
  return fc
    .record({
      capacities: fc.array(fc.integer({ min: 1, max: capacity }), { maxLength: tables }),
      some: fc.array(group, { minLength: 1, maxLength: groups }),
      wishes: fc.uniqueArray(wish, {
        maxLength: Math.ceil(groups / 2),
        selector: ({ pair }) => pair.toSorted().join(),
      }),
    })
    .map(({ capacities, some, wishes }) =>
      seating(
        capacities,
        some.map(({ answers, side, place: visible, isSplit }, at) => {
          const known = plannedGroup(at + 1, answers, side);
          const table = visible !== null && visible < capacities.length ? visible + 1 : null;
          const [first] = known.members;
          const apart = [{ member_id: first!.id, table_group_id: table ?? 0 }];
          return [known, isSplit && table !== null && answers.length > 1 ? apart : table];
        }),
        wishes.map(({ pair: [one, other], kind }) => ({
          guest_id: Math.min(one!, other!) + 1,
          other_id: Math.max(one!, other!) + 1,
          kind,
        })),
      ),
    );
};

export type Score = { people: number; broken: number; discomfort: number };

/** Written from the words of the proposal, not from its code. */
export const scoreOf = ({ tables, wishes }: Seating, seated: readonly Part[]): Score => {
  const coming = (part: Part) => part.members.filter(({ isAttending }) => isAttending !== false);
  const where = tablesByGroup(seated);
  const strewn = [...where.values()].reduce((sum, { size }) => sum + size - 1, 0);
  const discomfort = tables.map(({ id, capacity }) => {
    const here = seated
      .filter(({ table }) => table === id)
      .flatMap((part) => coming(part).map(() => part.group.invited_by));
    const sides = [...Map.groupBy(here, (side) => side).values()].map(({ length }) => length);
    const amongOthers = here.length - Math.max(0, ...sides);
    return amongOthers + (here.length > 0 && here.length < capacity / 2 ? 3 : 0);
  });
  return {
    people: seated.flatMap(coming).length,
    broken:
      wishes.filter((wish) => wish.kind === 'together' && isConflict(wish, where)).length + strewn,
    discomfort: discomfort.reduce((sum, one) => sum + one, 0),
  };
};

const isBetter = (one: Score, other: Score) =>
  one.people - other.people || other.broken - one.broken || other.discomfort - one.discomfort;

/** Tries every table for every group: only for a handful of them. */
export const bestByTryingAll = (plan: Seating): Score => {
  const sitting = plan.parts.filter(({ table }) => table !== null);
  const pending = plan.parts
    .filter(({ table }) => table === null)
    .map((part) => ({
      ...part,
      members: part.members.filter(({ isAttending }) => isAttending !== false),
    }))
    .filter(({ members }) => members.length > 0);
  const isAllowed = (seated: readonly Part[], part: Part) => {
    const { capacity } = plan.tables.find(({ id }) => id === part.table)!;
    if (occupancyOf(seated.filter(({ table }) => table === part.table)).tentative > capacity) {
      return false;
    }
    const where = tablesByGroup(seated);
    return !plan.wishes.some(({ kind, guest_id, other_id }) => {
      const other =
        guest_id === part.group.id ? other_id : other_id === part.group.id ? guest_id : null;
      return kind === 'apart' && other !== null && where.get(other)?.has(part.table!);
    });
  };
  let best = scoreOf(plan, sitting);
  const tryFrom = (at: number, seated: Part[]) => {
    const part = pending[at];
    if (!part) {
      const score = scoreOf(plan, seated);
      if (isBetter(score, best) > 0) best = score;
      return;
    }
    tryFrom(at + 1, seated);
    for (const { id } of plan.tables) {
      const next = { ...part, table: id };
      const more = [...seated, next];
      if (isAllowed(more, next)) tryFrom(at + 1, more);
    }
  };
  tryFrom(0, sitting);
  return best;
};
