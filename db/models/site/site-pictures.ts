import { and, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import {
  events,
  gifts,
  publications,
  removals,
  sitePictures as table,
  siteParts,
} from '#db/schema.ts';
import type { SitePicture } from '#domain/pictures/site-picture.ts';

const { created_at: _, ...told } = getTableColumns(table);

/** Newest first. */
export const listSitePictures = (db: Db): SitePicture[] =>
  db.select(told).from(table).orderBy(desc(table.created_at), desc(table.id)).all();

export const findSitePicture = (db: Db, id: string): SitePicture | undefined =>
  db.select(told).from(table).where(eq(table.id, id)).get();

/** The same picture again counts as new: whoever sent it is about to use it. */
export const recordSitePicture = (db: Db, picture: SitePicture, at: Date) =>
  db
    .insert(table)
    .values({ ...picture, created_at: at })
    .onConflictDoUpdate({ target: table.id, set: { created_at: at } })
    .run();

/** Every text in which a picture may be named: a deleted gift or event may come back. */
const isNamedSomewhere = sql.join(
  [
    [siteParts, siteParts.content],
    [publications, publications.parts],
    [gifts, gifts.image_url],
    [events, events.image_url],
    [removals, removals.rows],
  ].map(
    ([from, text]): SQL => sql`exists (select 1 from ${from} where instr(${text}, ${table.id}))`,
  ),
  sql` or `,
);

/** Forgets the pictures older than `until` that no draft, no publication and nothing else names. */
export const forgetUnusedPictures = (db: Db, until: Date) =>
  inTransaction(db, (tx) => {
    const unused = tx
      .select({ id: table.id })
      .from(table)
      .where(and(lt(table.created_at, until), sql`not (${isNamedSomewhere})`))
      .all()
      .map(({ id }) => id);
    tx.delete(table).where(inArray(table.id, unused)).run();
  });
