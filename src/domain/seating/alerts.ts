import type { Part, PlannedMember } from './seating.ts';
import type { Seating } from './proposal.ts';
import { isBroken, type SeatingWish, tablesByGroup } from './wishes.ts';

/** What the couple should look at in a plan. */
export type SeatingAlert =
  /** Nobody of those who sit there comes. */
  | { kind: 'declined'; part: Part }
  /** Some of them do not come: their places are free. */
  | { kind: 'freed'; part: Part; gone: PlannedMember[] }
  /** They come, and have no place. */
  | { kind: 'unseated'; part: Part }
  | { kind: 'wish'; wish: SeatingWish; one: Part; other: Part };

/** The most urgent first. Before there is any table, that nobody sits is no news. */
export const seatingAlerts = ({ tables, parts, wishes }: Seating): SeatingAlert[] => {
  if (tables.length === 0) return [];
  const alerts = parts.flatMap(alertOf);
  return [
    ...alerts.filter(({ kind }) => kind === 'declined'),
    ...alerts.filter(({ kind }) => kind === 'freed'),
    ...brokenWishes(parts, wishes),
    ...alerts.filter(({ kind }) => kind === 'unseated'),
  ];
};

const alertOf = (part: Part): SeatingAlert[] => {
  const gone = part.members.filter(({ isAttending }) => isAttending === false);
  if (part.table === null) {
    const comes = part.members.some(({ isAttending }) => isAttending === true);
    return comes ? [{ kind: 'unseated', part }] : [];
  }
  if (gone.length === 0) return [];
  if (gone.length === part.members.length) return [{ kind: 'declined', part }];
  return [{ kind: 'freed', part, gone }];
};

const brokenWishes = (parts: readonly Part[], wishes: readonly SeatingWish[]): SeatingAlert[] => {
  const tables = tablesByGroup(parts);
  return wishes
    .filter((wish) => isBroken(wish, tables))
    .flatMap((wish): SeatingAlert[] => {
      const sits = (id: number, table?: number) =>
        parts.find(
          (part) =>
            part.group.id === id &&
            part.table !== null &&
            (table === undefined || part.table === table),
        );
      // Of a split group the people who sit where they should not.
      const shared = [...(tables.get(wish.guest_id) ?? [])].find((table) =>
        tables.get(wish.other_id)?.has(table),
      );
      const [one, other] = [sits(wish.guest_id, shared), sits(wish.other_id, shared)];
      return one && other ? [{ kind: 'wish', wish, one, other }] : [];
    });
};
