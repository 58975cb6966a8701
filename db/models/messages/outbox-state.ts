import { eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { outbox } from '#db/schema.ts';

export type OutboxState = Omit<typeof outbox.$inferSelect, 'id'>;

const begin: OutboxState = {
  paused_at: null,
  pause_reason: null,
  not_before: null,
  round_began_at: null,
};

export const outboxState = (db: Db): OutboxState =>
  db.select().from(outbox).where(eq(outbox.id, 1)).get() ?? begin;

export const changeOutbox = (db: Db, change: Partial<OutboxState>) => {
  db.insert(outbox)
    .values({ id: 1, ...change })
    .onConflictDoUpdate({ target: outbox.id, set: change })
    .run();
};
