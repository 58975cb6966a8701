import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { trashItems } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { childRows, type DeletedRows, type RawRow } from './child-rows.ts';

/** Only of use to the site: hashes, and columns compared with them. */
const internal = /hash$|^name_key$/u;

const plain = (row: RawRow): RawRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !internal.test(column)));

/**
 * Every stored row of a group, by table, its history and kept removals included.
 * @throws DomainError `not_found`
 */
export const groupRecords = (db: Db, id: number): DeletedRows => {
  const active = childRows(db, 'guests', id, { withSessions: true });
  const bin = db.select().from(trashItems).where(eq(trashItems.guest_id, id)).all();
  if (active.length === 0 && bin.length === 0) throw new DomainError('not_found');
  const about = or(
    sql`guest_id = ${id}`,
    sql`actor = 'guest' and actor_id = ${id}`,
    sql`json_extract(details, '$.otherId') = ${id}`,
  );
  const history = db.all<RawRow>(sql`select * from changes where ${about} order by id`);
  const texts = db.all<RawRow>(
    sql`select * from campaigns where kind = 'direct' and id in
        (select campaign_id from messages where guest_id = ${id})`,
  );
  const sheets = db.all<RawRow>(sql`select * from kitchen_sheet_people where guest_id = ${id}`);
  const photos = db.all<RawRow>(sql`select * from photos where guest_id = ${id}`);
  return [
    ...active,
    ...bin.flatMap(({ rows }) => rows as DeletedRows),
    { table: 'campaigns', rows: texts },
    { table: 'kitchen_sheet_people', rows: sheets },
    { table: 'photos', rows: photos },
    { table: 'changes', rows: history },
  ]
    .map(({ table, rows }) => ({ table, rows: rows.map(plain) }))
    .filter(({ rows }) => rows.length > 0);
};
