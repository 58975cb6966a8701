import { nameKey } from '#domain/groups/guest-group.ts';
import type { Draft } from './draft.ts';
import type { StoredGroup } from './stored-group.ts';

type PersonLocation = { group: string; groupKey: string; row: number | null };

/** Bounds the work for a file with one name ten thousand times. */
const maxLocations = 20;

/** Index of names in the wedding and in the file: the same name in two groups is probably one person. */
export class PersonIndex {
  #locations = new Map<string, PersonLocation[]>();

  constructor(stored: readonly StoredGroup[], draftGroups: readonly Draft[]) {
    for (const { fields, people } of stored) {
      for (const { name } of people) this.#add(name, fields.group_name, null);
    }
    for (const { name: group, people } of draftGroups) {
      for (const { name, row } of people) this.#add(name, group, row);
    }
  }

  #add(name: string, group: string, row: number | null) {
    const location = { group, groupKey: nameKey(group), row };
    const known = this.#locations.get(nameKey(name));
    if (!known) this.#locations.set(nameKey(name), [location]);
    else if (known.length < maxLocations) known.push(location);
  }

  /**
   * Other groups with a person of this name, each once. A first name alone, such as 'Ana', is not compared.
   */
  otherGroups(name: string, { name: group }: Draft): { group: string; row: number | null }[] {
    if (!/\S\s+\S/u.test(name)) return [];
    const others = new Map(
      (this.#locations.get(nameKey(name)) ?? [])
        .filter(({ groupKey }) => groupKey !== nameKey(group))
        .map((location) => [location.groupKey, location]),
    );
    return [...others.values()].slice(0, 3).map(({ group: other, row }) => ({ group: other, row }));
  }
}
