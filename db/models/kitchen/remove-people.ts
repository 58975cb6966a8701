import { eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { kitchenSheetPeople as people, trashItems } from '#db/schema.ts';
import type { DeletedRows } from '../groups/child-rows.ts';

/** A group, or one of its members. */
type Forgotten = { guest_id: number } | { member_id: number };

/** Deletes people from every sheet that was sent to the kitchen, those of removed events included. */
export const clearFromKitchenSheets = (tx: Db, owner: Forgotten) => {
  const [column, id] = Object.entries(owner)[0]! as ['guest_id' | 'member_id', number];
  tx.delete(people).where(eq(people[column], id)).run();
  const events = tx.select().from(trashItems).where(eq(trashItems.kind, 'event')).all();
  for (const { id: trashItemId, rows: saved } of events) {
    const rows = (saved as DeletedRows).map(({ table, rows: all }) => ({
      table,
      rows: table === 'kitchen_sheet_people' ? all.filter((row) => row[column] !== id) : all,
    }));
    tx.update(trashItems).set({ rows }).where(eq(trashItems.id, trashItemId)).run();
  }
};
