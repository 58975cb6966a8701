import type { PlannedGroupView, PlanView, TableView, WishView } from '#contract/seating-views.ts';
import { groupBy } from '#domain/group-by.ts';
import {
  type Part,
  partsOf,
  type AssignedSeat,
  seatAfter,
  type PlannedGroup,
  type WishKind,
} from '#domain/seating/seating.ts';
import type { Move } from '#domain/seating/undo-moves.ts';
import { isConflict, tablesByGroup } from '#domain/seating/wishes.ts';

/** The plan in the form that the screen uses: groups by table. */
export type Plan = {
  tables: TableView[];
  groups: Map<number, PlannedGroup>;
  seats: Map<number, AssignedSeat>;
  parts: Part[];
  byTable: Map<number | null, Part[]>;
  wishes: WishView[];
  wishesOf: Map<number, GroupWish[]>;
};

/** The tables of a list to choose from. */
export type TableOptions = {
  tables: readonly TableView[];
  /** Many options: each list is filled on its first pointer or focus event. */
  areMany: boolean;
};

/** Actions of a card. */
export type CardActions = {
  onAssign: (parts: readonly Part[], to: number | null) => void;
  onEdit: (table: TableView) => void;
  onDelete: (table: TableView) => void;
  onSplit: (part: Part) => void;
  onWishes: (part: Part) => void;
};

/** A wish as one of its two groups sees it. */
export type GroupWish = { id: number; kind: WishKind; other: PlannedGroup; isConflict: boolean };

const groupOf = ({ members, responses, ...group }: PlannedGroupView): PlannedGroup => {
  const attending = new Map(
    responses.map(({ member_id, is_attending }) => [member_id, is_attending]),
  );
  return {
    id: group.id,
    group_name: group.group_name,
    guest_type: group.guest_type,
    invited_by: group.invited_by,
    members: members.map(({ id, name, is_companion, age_group, needs }) => ({
      id,
      name,
      isCompanion: is_companion,
      ageGroup: age_group,
      needs,
      isAttending: attending.get(id) ?? null,
    })),
  };
};

type AssignedView = PlanView['groups'][number];

/** Unchanged groups keep their identity, so that their cards do not render again. */
const cache = new WeakMap<AssignedView, { group: PlannedGroup; parts: Part[] }>();

const assignedGroup = (view: AssignedView) => {
  const before = cache.get(view);
  if (before) return before;
  const group = groupOf(view);
  const assigned = { group, parts: partsOf(group, view.place) };
  cache.set(view, assigned);
  return assigned;
};

export const planOf = ({ tables, groups, wishes }: PlanView): Plan => {
  const assigned = groups.map(assignedGroup);
  const known = new Map(assigned.map(({ group }) => [group.id, group]));
  const seats = new Map(groups.map(({ id, place }) => [id, place]));
  const parts = assigned.flatMap((group) => group.parts);
  return {
    tables,
    groups: known,
    seats,
    parts,
    byTable: groupBy(parts, ({ table }) => table),
    wishes,
    wishesOf: wishesByGroup(wishes, known, parts),
  };
};

/** A wish for a group that is not invited to this event is left out. */
const wishesByGroup = (
  wishes: readonly WishView[],
  groups: ReadonlyMap<number, PlannedGroup>,
  parts: readonly Part[],
): Map<number, GroupWish[]> => {
  const tables = tablesByGroup(parts);
  const seen = wishes.flatMap((wish) => {
    const [one, other] = [groups.get(wish.guest_id), groups.get(wish.other_id)];
    if (!one || !other) return [];
    const base = { id: wish.id, kind: wish.kind, isConflict: isConflict(wish, tables) };
    return [
      { group: one.id, wish: { ...base, other } },
      { group: other.id, wish: { ...base, other: one } },
    ];
  });
  const byGroup = new Map<number, GroupWish[]>();
  for (const { group, wish } of seen) byGroup.set(group, [...(byGroup.get(group) ?? []), wish]);
  return byGroup;
};

/** The move of some people to a table, or away from theirs. */
export const moveOf = ({ seats }: Plan, part: Part, to: number | null): Move => {
  const from = seats.get(part.group.id) ?? null;
  return { guest_id: part.group.id, from, to: seatAfter(from, part, to) };
};

/** Id of a part while it is dragged. */
export const partKey = ({ group, table }: Pick<Part, 'group' | 'table'>) =>
  `${group.id}-${table ?? 'none'}`;
