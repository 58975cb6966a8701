import type { Db } from '#db/connection.ts';
import { membersOf } from '#db/models/groups/members.ts';
import { assignGroups } from '#db/models/events/seat-assignments.ts';
import { createTableGroup, type TableInput } from '#db/models/seating/tables.ts';
import { saveWish } from '#db/models/seating/wishes.ts';
import type { AuditContext } from '#domain/history/history.ts';

/** Group name → its number. */
type Ids = ReadonlyMap<string, number>;

const glamping = 45;
const mainEvent = 49;

const makeTable = (db: Db, eventId: number, table: TableInput, audit: AuditContext) =>
  createTableGroup(db, { ...table, event_id: eventId }, audit).id;

const seat = (db: Db, eventId: number, seats: readonly [number, number][], audit: AuditContext) =>
  assignGroups(
    db,
    eventId,
    seats.map(([guest_id, to]) => ({ guest_id, to })),
    audit,
  );

export const plantTents = (db: Db, ids: Ids, audit: AuditContext) => {
  const tent = (table: TableInput) => makeTable(db, glamping, table, audit);
  const achibueno = tent({ name: 'Achibueno', type: 'carpa 6m', capacity: 7, color: '#7F9DA6' });
  const ancoa = tent({ name: 'Ancoa', type: 'carpa 5m', capacity: 5, color: '#C8A868' });
  const seats: [number, number][] = [
    [ids.get('Familia Peñaloza Ríos')!, achibueno],
    [ids.get('Familia Catrileo Vera')!, achibueno],
    [ids.get('Los Montecinos')!, ancoa],
  ];
  seat(db, glamping, seats, audit);
};

/**
 * Tables of the celebration in a typical unfinished state: some full, one empty, a group that has since
 * declined still seated, one that attends without a seat.
 */
export const plantTables = (db: Db, ids: Ids, audit: AuditContext) => {
  const table = (name: string, capacity: number, color: string) =>
    makeTable(db, mainEvent, { name, type: 'mesa', capacity, color }, audit);
  const alamos = table('Los Álamos', 8, '#6F8F72');
  const nogales = table('Los Nogales', 8, '#A9744F');
  const parron = table('El Parrón', 6, '#8C5A7A');
  table('Los Aromos', 8, '#D9B44A');
  const id = (name: string) => ids.get(name)!;
  const seats: [string, number][] = [
    ['Familia Sanhueza', alamos],
    ['Camila y Andrés', alamos],
    ['Javiera Oyarce', alamos],
    ['Familia Catrileo Vera', nogales],
    ['Los Montecinos', nogales],
    ['Nicolás Bravo', nogales],
    ['Abuelos Henríquez', parron],
  ];
  seat(
    db,
    mainEvent,
    seats.map(([name, to]) => [id(name), to]),
    audit,
  );
  // Renata has declined: Felipe has a seat of his own.
  const [felipe] = membersOf(db, id('Felipe y Renata'));
  const apart = [{ member_id: felipe!.id, table_group_id: nogales }];
  assignGroups(db, mainEvent, [{ guest_id: id('Felipe y Renata'), to: apart }], audit);

  const wish = (one: string, other: string, kind: 'together' | 'apart') =>
    saveWish(db, { guest_id: id(one), other_id: id(other), kind }, audit);
  wish('Familia Peñaloza Ríos', 'Tía Marta', 'together');
  wish('Nicolás Bravo', 'Javiera Oyarce', 'apart');
};
