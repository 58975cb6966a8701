import { asc, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { events, helperEvents, helpers } from '#db/schema.ts';
import { listBuses } from './boardings.ts';
import { DomainError } from '#domain/errors.ts';

/** A person who receives guests, with the ids of their events; a driver has none. */
export type Helper = typeof helpers.$inferSelect & { eventIds: number[] };

const withEvents = (db: Db, helper: typeof helpers.$inferSelect): Helper => ({
  ...helper,
  eventIds: db
    .select({ id: helperEvents.event_id })
    .from(helperEvents)
    .innerJoin(events, eq(events.id, helperEvents.event_id))
    .where(eq(helperEvents.helper_id, helper.id))
    .orderBy(asc(events.date), asc(events.id))
    .all()
    .map(({ id }) => id),
});

/** In the order in which they were made. */
export const listHelpers = (db: Db): Helper[] =>
  db
    .select()
    .from(helpers)
    .orderBy(asc(helpers.id))
    .all()
    .map((helper) => withEvents(db, helper));

/** Whose link it is, also after it has expired. */
export const helperOfToken = (db: Db, tokenHash: string): Helper | undefined => {
  const helper = db.select().from(helpers).where(eq(helpers.token_hash, tokenHash)).get();
  return helper && withEvents(db, helper);
};

type HelperInput = Pick<Helper, 'name' | 'token_hash' | 'expires_at' | 'question_id' | 'eventIds'>;

/** @throws DomainError `unknown_event`; `unknown_question` where it has no options to be stops */
export const createHelper = (db: Db, { eventIds, ...input }: HelperInput, now: Date): Helper =>
  inTransaction(db, (tx) => {
    const known = new Set(
      tx
        .select({ id: events.id })
        .from(events)
        .all()
        .map(({ id }) => id),
    );
    const unknown = eventIds.findIndex((id) => !known.has(id));
    if (unknown >= 0) throw new DomainError('unknown_event', { field: `event_ids.${unknown}` });
    if (input.question_id !== null && !isBus(tx, input.question_id)) {
      throw new DomainError('unknown_question', { field: 'question_id' });
    }
    const helper = tx
      .insert(helpers)
      .values({ ...input, created_at: now })
      .returning()
      .get();
    for (const event_id of new Set(eventIds)) {
      tx.insert(helperEvents).values({ helper_id: helper.id, event_id }).run();
    }
    return withEvents(tx, helper);
  });

const isBus = (db: Db, id: number) => listBuses(db).some((bus) => bus.id === id);

/** Its link opens nothing any more; what it said at the door stays. @throws DomainError `not_found` */
export const deleteHelper = (db: Db, id: number) => {
  if (db.delete(helpers).where(eq(helpers.id, id)).run().changes === 0) {
    throw new DomainError('not_found');
  }
};
