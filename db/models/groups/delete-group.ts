import { and, eq, exists, inArray, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import {
  campaigns,
  changes,
  channelKeys,
  guestEvents,
  guestMembers,
  guests,
  guestSessions,
  idempotencyKeys,
  messages,
  noticeViews,
  photos,
  purchases,
  pushedNotices,
  questionAnswers,
  trashItems,
  seatingWishes,
} from '#db/schema.ts';
import { clearAnswersToCouple } from '../access/first-answers.ts';
import { blankGroup } from '../erasures/blank-columns.ts';
import { settledPurchases } from '../gifts/counting-purchases.ts';
import { clearFromKitchenSheets } from '../kitchen/remove-people.ts';
import { answersIn } from './trash.ts';
import type { DeletedRows } from './child-rows.ts';

export type Anonymous = { name: string; at: Date };

/**
 * Deletes a group permanently from every table, the history and the kept removals included. Given money stays
 * in the accounts, under a group without a name and without members.
 */
export const clearGroup = (tx: Db, id: number, anonymous: Anonymous) => {
  clearNumbers(tx, id);
  clearAnswersToCouple(tx);
  clearOwnTexts(tx, id);
  clearInTrash(tx, id);
  clearFromKitchenSheets(tx, { guest_id: id });
  // They stay in the couple's album, without a name.
  tx.update(photos).set({ guest_id: null }).where(eq(photos.guest_id, id)).run();
  const hasPurchases = tx.select().from(purchases).where(settledPurchases(id)).get() !== undefined;
  clearHistory(tx, id, hasPurchases);
  if (hasPurchases) stayWithoutName(tx, id, anonymous);
  else {
    tx.delete(purchases).where(eq(purchases.guest_id, id)).run();
    tx.delete(guests).where(eq(guests.id, id)).run();
  }
};

const stayWithoutName = (tx: Db, id: number, { name, at }: Anonymous) => {
  const accounted = tx.select({ id: purchases.id }).from(purchases).where(settledPurchases(id));
  tx.delete(purchases)
    .where(and(eq(purchases.guest_id, id), notInArray(purchases.id, accounted)))
    .run();
  blankGroup(tx, id);
  const own = [
    ...([guestMembers, guestEvents, questionAnswers] as const),
    ...([guestSessions, idempotencyKeys, noticeViews, pushedNotices] as const),
  ];
  for (const table of own) tx.delete(table).where(eq(table.guest_id, id)).run();
  tx.delete(seatingWishes)
    .where(or(eq(seatingWishes.guest_id, id), eq(seatingWishes.other_id, id)))
    .run();
  tx.update(guests)
    .set({
      group_name: name,
      // No name that can be typed has this key.
      name_key: `*${id}`,
      access_code: sql`hex(randomblob(16))`,
      erased_at: at,
      created_at: at,
      updated_at: at,
    })
    .where(eq(guests.id, id))
    .run();
};

/** Baileys stores its keys by phone number. */
const clearNumbers = (tx: Db, id: number) => {
  const numbers = tx
    .select({ e164: guestMembers.phone_e164 })
    .from(guestMembers)
    .where(eq(guestMembers.guest_id, id))
    .all();
  for (const { e164 } of numbers) {
    if (e164 === null) continue;
    tx.delete(channelKeys)
      .where(sql`instr(${channelKeys.id}, ${e164.slice(1)}) > 0`)
      .run();
  }
};

/** A text for one phone belongs to that group alone. */
const clearOwnTexts = (tx: Db, id: number) => {
  const of = (compare: typeof eq | typeof ne) =>
    tx
      .select({ one: sql`1` })
      .from(messages)
      .where(and(eq(messages.campaign_id, campaigns.id), compare(messages.guest_id, id)));
  tx.delete(campaigns)
    .where(and(eq(campaigns.kind, 'direct'), exists(of(eq)), notExists(of(ne))))
    .run();
};

/** Deletes history lines by and about the group; lines about purchases that it gave stay, by numbers only. */
const clearHistory = (tx: Db, id: number, hasPurchases: boolean) => {
  const about = or(
    eq(changes.guest_id, id),
    and(eq(changes.actor, 'guest'), eq(changes.actor_id, id)),
    sql`json_extract(${changes.details}, '$.otherId') = ${id}`,
  );
  tx.delete(changes)
    .where(and(about, hasPurchases ? ne(changes.subject, 'purchase') : undefined))
    .run();
};

/** Deletes the group's own removals, and its rows in removals of events and tables. */
const clearInTrash = (tx: Db, id: number) => {
  tx.delete(trashItems).where(eq(trashItems.guest_id, id)).run();
  const shared = tx
    .select()
    .from(trashItems)
    .where(inArray(trashItems.kind, ['event', 'table', 'question']))
    .all();
  for (const trashItem of shared) {
    const rows = withoutGroup(trashItem.rows as DeletedRows, id);
    tx.update(trashItems)
      .set({ rows, answers: answersIn(trashItem.kind, rows) })
      .where(eq(trashItems.id, trashItem.id))
      .run();
  }
};

const withoutGroup = (saved: DeletedRows, id: number): DeletedRows =>
  saved.map(({ table, rows }) => ({
    table,
    rows: rows.filter((row) => row['guest_id'] !== id && row['other_id'] !== id),
  }));
