import type { Part, PlannedMember } from './seating.ts';
import type { Seating } from './proposal.ts';
import { isConflict, type SeatingWish, tablesByGroup } from './wishes.ts';

/** What the couple should check in a plan. */
export type SeatingAlert =
  /** All who sit there have declined. */
  | { kind: 'declined'; part: Part }
  /** Some of them have declined: their seats are free. */
  | { kind: 'freed'; part: Part; members: PlannedMember[] }
  /** They attend, and have no seat. */
  | { kind: 'unseated'; part: Part }
  | { kind: 'wish'; wish: SeatingWish; one: Part; other: Part };

/** Most urgent first. Before the first table exists, missing seats are no alert. */
export const seatingWarnings = ({ tables, parts, wishes }: Seating): SeatingAlert[] => {
  if (tables.length === 0) return [];
  const warnings = parts.flatMap(alertOf);
  return [
    ...warnings.filter(({ kind }) => kind === 'declined'),
    ...warnings.filter(({ kind }) => kind === 'freed'),
    ...wishConflicts(parts, wishes),
    ...warnings.filter(({ kind }) => kind === 'unseated'),
  ];
};

const alertOf = (part: Part): SeatingAlert[] => {
  const members = part.members.filter(({ isAttending }) => isAttending === false);
  if (part.table === null) {
    const isComing = part.members.some(({ isAttending }) => isAttending === true);
    return isComing ? [{ kind: 'unseated', part }] : [];
  }
  if (members.length === 0) return [];
  if (members.length === part.members.length) return [{ kind: 'declined', part }];
  return [{ kind: 'freed', part, members }];
};

const wishConflicts = (parts: readonly Part[], wishes: readonly SeatingWish[]): SeatingAlert[] => {
  const tables = tablesByGroup(parts);
  return wishes
    .filter((wish) => isConflict(wish, tables))
    .flatMap((wish): SeatingAlert[] => {
      const isSeated = (id: number, table?: number) =>
        parts.find(
          (part) =>
            part.group.id === id &&
            part.table !== null &&
            (table === undefined || part.table === table),
        );
      // For a split group, the part at the table where the wish is broken.
      const shared = [...(tables.get(wish.guest_id) ?? [])].find((table) =>
        tables.get(wish.other_id)?.has(table),
      );
      const [one, other] = [isSeated(wish.guest_id, shared), isSeated(wish.other_id, shared)];
      return one && other ? [{ kind: 'wish', wish, one, other }] : [];
    });
};
