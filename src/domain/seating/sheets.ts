import { newProfile, type Profile } from '../groups/profile.ts';
import { noDiet, type Diet } from '../responses/dietary.ts';
import { groupBy } from '../group-by.ts';
import { needsSeat, partsOf, type AssignedSeat, type PlannedGroup } from './seating.ts';

/** Printed sheets: the seating by table and by guest, the room, and place cards. */
export const sheetKinds = ['tables', 'guests', 'room', 'cards'] as const;

export type SheetKind = (typeof sheetKinds)[number];

/** A table or a tent on a sheet. */
export type SheetTable = { id: number; name: string; capacity: number };

/** A person who attends or may still attend; a person who declined is on no sheet. */
export type SheetPerson = {
  id: number;
  name: string;
  groupId: number;
  groupName: string;
  /** Has not responded. */
  isPending: boolean;
  diet: Diet;
  profile: Profile;
  table: SheetTable | null;
};

export type SheetSource = {
  tables: readonly SheetTable[];
  groups: readonly PlannedGroup[];
  seats: ReadonlyMap<number, AssignedSeat>;
  /** By member. */
  traits: ReadonlyMap<number, { diet: Diet; profile: Profile }>;
};

const collator = new Intl.Collator('es', { numeric: true });

/** 'Mesa 2' before 'Mesa 10', 'Álvaro' before 'Beatriz'. */
export const byName = <Named extends { name: string }>(items: readonly Named[]): Named[] =>
  [...items].sort((one, other) => collator.compare(one.name, other.name));

/** All people on the sheets, by group. */
export const sheetPeople = ({ tables, groups, seats, traits }: SheetSource): SheetPerson[] => {
  const known = new Map(tables.map((table) => [table.id, table]));
  return groups.flatMap((group) =>
    partsOf(group, seats.get(group.id) ?? null).flatMap(({ table, members }) =>
      members
        .filter(({ isAttending }) => needsSeat(isAttending))
        .map(({ id, name, isAttending }) => ({
          id,
          name,
          groupId: group.id,
          groupName: group.group_name,
          isPending: isAttending !== true,
          ...(traits.get(id) ?? { diet: noDiet, profile: newProfile }),
          table: table === null ? null : (known.get(table) ?? null),
        })),
    ),
  );
};

export type TableSheet = {
  /** Null: people without a seat. */
  table: SheetTable | null;
  confirmed: number;
  pending: number;
  groups: {
    name: string;
    people: SheetPerson[];
    /** Other members of the group sit elsewhere. */
    isPart: boolean;
  }[];
};

/** Each table with its people, empty ones too; last, if there are any, people without a seat. */
export const tableSheets = (
  tables: readonly SheetTable[],
  people: readonly SheetPerson[],
): TableSheet[] => {
  const ofGroup = groupBy(people, ({ groupId }) => groupId);
  const at = groupBy(people, ({ table }) => table?.id ?? null);
  const sheet = (table: SheetTable | null): TableSheet => {
    const here = at.get(table?.id ?? null) ?? [];
    const groups = [...groupBy(here, ({ groupId }) => groupId)].map(([id, some]) => ({
      name: some[0]!.groupName,
      people: some,
      isPart: some.length < ofGroup.get(id)!.length,
    }));
    return { table, ...countOf(here), groups: byName(groups) };
  };
  const sheets = byName(tables).map(sheet);
  return at.has(null) ? [...sheets, sheet(null)] : sheets;
};

const countOf = (people: readonly SheetPerson[]) => {
  const pending = people.filter(({ isPending }) => isPending).length;
  return { confirmed: people.length - pending, pending };
};

/** 'Á' and 'a' are one letter, 'Ñ' is its own; anything that is not a letter is under '#'. */
const initial = (name: string): string => {
  const [first = ''] = name.trim().normalize('NFC').toUpperCase();
  const letter = first === 'Ñ' ? first : (first.normalize('NFD')[0] ?? '');
  return /\p{L}/u.test(letter) ? letter : '#';
};

export type Letter = { letter: string; people: SheetPerson[] };

/** All people by name, grouped by initial. */
export const alphabet = (people: readonly SheetPerson[]): Letter[] =>
  [...groupBy(byName(people), ({ name }) => initial(name))].map(([letter, some]) => ({
    letter,
    people: some,
  }));

/** A card for each seated person, by table, so that they are cut in the order in which they are laid out. */
export const seatCards = (
  tables: readonly SheetTable[],
  people: readonly SheetPerson[],
): SheetPerson[] => {
  const at = groupBy(people, ({ table }) => table?.id ?? null);
  return byName(tables).flatMap(({ id }) => byName(at.get(id) ?? []));
};
