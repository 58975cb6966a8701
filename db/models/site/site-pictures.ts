import { and, desc, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import {
  events,
  gifts,
  publications,
  trashItems,
  sitePictures as table,
  siteParts,
} from '#db/schema.ts';
import type { SitePicture } from '#domain/pictures/site-picture.ts';

const { created_at: _, ...columns } = getTableColumns(table);

/** Newest first. */
export const listSitePictures = (db: Db): SitePicture[] =>
  db.select(columns).from(table).orderBy(desc(table.created_at), desc(table.id)).all();

export const findSitePicture = (db: Db, id: string): SitePicture | undefined =>
  db.select(columns).from(table).where(eq(table.id, id)).get();

/** The same picture again counts as new: whoever sent it is about to use it. */
export const recordSitePicture = (db: Db, picture: SitePicture, at: Date) =>
  db
    .insert(table)
    .values({ ...picture, created_at: at })
    .onConflictDoUpdate({ target: table.id, set: { created_at: at } })
    .run();

/** Every text in which a picture may be named: a deleted gift or event may come back. */
const isMentioned = sql.join(
  [
    [siteParts, siteParts.content],
    [publications, publications.parts],
    [gifts, gifts.image_url],
    [events, events.image_url],
    [trashItems, trashItems.rows],
  ].map(
    ([from, text]): SQL => sql`exists (select 1 from ${from} where instr(${text}, ${table.id}))`,
  ),
  sql` or `,
);

/** Ids of pictures that were recorded before. */
export const picturesBefore = (db: Db, until: Date): string[] =>
  db
    .select({ id: table.id })
    .from(table)
    .where(lt(table.created_at, until))
    .all()
    .map(({ id }) => id);

/** Forgets a picture that no draft, no publication and nothing else names, unless it was sent again since `until`. */
export const clearIfEmpty = (db: Db, id: string, until: Date) =>
  db
    .delete(table)
    .where(and(eq(table.id, id), lt(table.created_at, until), sql`not (${isMentioned})`))
    .run();
