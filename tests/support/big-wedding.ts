import { inTransaction, type Db } from '#db/connection.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import { dietaryTypes } from '#domain/responses/dietary.ts';
import type { DemoGroup, DemoMember } from '#db/demo/groups.ts';
import { plantEvents, plantGroup } from '#db/demo/plant-demo.ts';

/** Three on average: 2,000 groups are 6,000 people. */
const sizes = [2, 4, 1, 3, 6, 2];

const surnames = (
  'Abarca Bravo Cáceres Donoso Espinoza Fuentes Garrido Henríquez Ibáñez Jara Lagos Leiva ' +
  'Maldonado Moraga Muñoz Navarrete Olivares Orellana Pavez Peña Poblete Quezada Ramírez Retamal ' +
  'Riquelme Saavedra Salinas Sepúlveda Soto Tapia Toledo Ugarte Urrutia Valdés Vergara Villalobos ' +
  'Yáñez Zamora Zúñiga Araya Barraza Cifuentes Duarte Elgueta Farías Godoy Huerta Ñancupil'
).split(' ');

const firstNames = (
  'Amanda Benjamín Catalina Diego Elena Francisco Gabriela Hernán Isidora Joaquín Karina Lucas ' +
  'Martina Nicolás Olivia Pablo Rayén Sebastián Trinidad Vicente Ximena Yolanda'
).split(' ');

const events = [45, 46, 47, 48, 49, 50];

const at = <T>(list: readonly T[], place: number): T => list[place % list.length]!;

/** A very large wedding, the same at every call: for tests that need thousands of groups. */
export const bigGroups = (count: number): DemoGroup[] =>
  Array.from({ length: count }, (_, number) => {
    const size = at(sizes, number);
    // Every number has its own pair of surnames.
    const [one, other] = [at(surnames, number), at(surnames, Math.floor(number / surnames.length))];
    const family = one === other ? `${one} de ${other}` : `${one} ${other}`;
    const members = Array.from({ length: size }, (_member, place) =>
      memberOf(number, place, family),
    );
    const invited = number % 5 === 0 ? [49] : number % 3 === 0 ? events : events.slice(1);
    return {
      name: nameOf(members, number, family),
      code: codeOf(number),
      type: size === 1 ? 'individual' : size === 2 ? 'pareja' : 'familia',
      invitedBy: number % 2 === 0 ? 0 : 1,
      members,
      events: invited,
      // Two of three groups have responded, but not every member for every event.
      answers:
        number % 3 === 2
          ? {}
          : Object.fromEntries(
              invited.map((event) => [
                event,
                members.map((_, place) => word(number, place, event)),
              ]),
            ),
    };
  });

const memberOf = (number: number, place: number, family: string): DemoMember => {
  const diet = at(dietaryTypes, (number + place) % 4 === 0 ? number : 0);
  return {
    name: `${at(firstNames, number + place * 5)} ${family}`,
    diet,
    ...(diet === 'Other' && { dietSpec: 'Sin mariscos' }),
    ...(place === 0 && { phone: `+56 9 ${String(40_000_000 + number * 7)}` }),
    ...(place === 1 && { email: `persona${number}@example.com` }),
  };
};

const nameOf = (members: DemoMember[], number: number, family: string) => {
  const first = (place: number) => at(firstNames, number + place * 5);
  if (members.length === 1) return `${first(0)} ${family}`;
  return members.length === 2 ? `${first(0)} y ${first(1)} ${family}` : `Familia ${family}`;
};

const characters = '34679ACDEFGHJKMNPQRTWXY';

const codeOf = (number: number) => {
  const code = Array.from({ length: 8 }, (_, place) =>
    at([...characters], Math.floor((number * 7919 + 104_729) / 23 ** (place % 4)) + place * number),
  ).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
};

const word = (number: number, place: number, event: number): IsAttending => {
  const tenth = (number * 31 + place * 17 + event * 7) % 10;
  return tenth < 6 ? true : tenth < 8 ? false : null;
};

/** Into an empty database, all or nothing. */
export const plantBigWedding = (
  db: Db,
  invitedBy: readonly [string, string],
  groups: readonly DemoGroup[],
) =>
  inTransaction(db, (tx) => {
    plantEvents(tx);
    for (const group of groups) plantGroup(tx, group, invitedBy);
  });
