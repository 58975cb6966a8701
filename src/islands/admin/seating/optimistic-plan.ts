import type { PlanView } from '#contract/seating-views.ts';
import { isSamePosition, type Shift, positionOf } from '#domain/seating/floor-plan.ts';
import { type Move, reversed } from '#domain/seating/undo-moves.ts';

/** One step of the couple: moves of groups or of tables. */
export type Step = readonly (Move | Shift)[];

export const movesOf = (step: Step): Move[] => step.filter((one) => 'guest_id' in one);
export const offsetsOf = (step: Step): Shift[] => step.filter((one) => 'table_id' in one);

/** The step without tables that another person has moved since: the server would accept the older position. */
export const withoutStale = (plan: PlanView, step: Step): Step => {
  const positions = new Map(plan.tables.map((table) => [table.id, positionOf(table)]));
  const isThere = ({ table_id, from }: Shift) => {
    const now = positions.get(table_id);
    return now && from ? isSamePosition(now, from) : now === from;
  };
  return step.filter((one) => 'guest_id' in one || isThere(one));
};

/** The optimistic plan before the server's answer. */
export const withStep = (plan: PlanView, step: Step): PlanView => {
  const seats = new Map(movesOf(step).map(({ guest_id, to }) => [guest_id, to]));
  const positions = new Map(offsetsOf(step).map(({ table_id, to }) => [table_id, to]));
  return {
    ...plan,
    groups:
      seats.size === 0
        ? plan.groups
        : plan.groups.map((group) =>
            seats.has(group.id) ? { ...group, place: seats.get(group.id) ?? null } : group,
          ),
    tables:
      positions.size === 0
        ? plan.tables
        : plan.tables.map((table) => {
            if (!positions.has(table.id)) return table;
            const { x, y } = positions.get(table.id) ?? { x: 0, y: 0 };
            return { ...table, position_x: x, position_y: y };
          }),
  };
};

/** The plan after a refusal. */
export const withoutStep = (plan: PlanView, step: Step): PlanView => withStep(plan, reversed(step));

/** Unchanged items keep their identity, so that their cards do not render again. */
const sameOf = <Item extends { id: number }>(before: Item[], after: Item[]): Item[] => {
  const known = new Map(before.map((value) => [value.id, value]));
  const items = after.map((value) => {
    const old = known.get(value.id);
    return old && JSON.stringify(old) === JSON.stringify(value) ? old : value;
  });
  const isSame = items.length === before.length && items.every((one, at) => one === before[at]);
  return isSame ? before : items;
};

export const withSame = (before: PlanView, after: PlanView): PlanView => ({
  ...after,
  tables: sameOf(before.tables, after.tables),
  groups: sameOf(before.groups, after.groups),
});
