import type { PlannedGroupView, PlanView, TableView } from '#contract/seating-views.ts';
import {
  normalPlace,
  partsOf,
  type MemberSeat,
  type Part,
  type Place,
  type PlannedGroup,
} from '#domain/seating.ts';

/** The plan as the screen works with it: who is where, by table. */
export type Plan = {
  tables: TableView[];
  groups: Map<number, PlannedGroup>;
  places: Map<number, Place>;
  byTable: Map<number | null, Part[]>;
};

const groupOf = ({ members, responses, ...group }: PlannedGroupView): PlannedGroup => {
  const answers = new Map(
    responses.map(({ member_id, is_attending }) => [member_id, is_attending]),
  );
  return {
    id: group.id,
    group_name: group.group_name,
    guest_type: group.guest_type,
    invited_by: group.invited_by,
    members: members.map((member) => ({ ...member, isAttending: answers.get(member.id) ?? null })),
  };
};

export const planOf = ({ tables, groups }: PlanView): Plan => {
  const known = new Map(groups.map((group) => [group.id, groupOf(group)]));
  const places = new Map(groups.map(({ id, place }) => [id, place]));
  const parts = [...known.values()].flatMap((group) =>
    partsOf(group, places.get(group.id) ?? null),
  );
  return { tables, groups: known, places, byTable: Map.groupBy(parts, ({ table }) => table) };
};

/** The place of a group after some of its people went elsewhere. */
export const placeAfter = (current: Place, part: Part, to: number | null): Place => {
  const all = part.group.members.map(({ id }) => id);
  if (part.members.length === all.length) return to;
  const moved = new Set(part.members.map(({ id }) => id));
  const before: MemberSeat[] =
    typeof current === 'number'
      ? all.map((member_id) => ({ member_id, table_group_id: current }))
      : [...(current ?? [])];
  const seats = [
    ...before.filter(({ member_id }) => !moved.has(member_id)),
    ...(to === null ? [] : [...moved].map((member_id) => ({ member_id, table_group_id: to }))),
  ];
  return normalPlace(seats, all);
};

/** What a part is called by while it is dragged. */
export const partKey = ({ group, table }: Pick<Part, 'group' | 'table'>) =>
  `${group.id}-${table ?? 'none'}`;
