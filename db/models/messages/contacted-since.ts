import { and, gte, inArray } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { messages, openedChats } from '#db/schema.ts';

/** The groups to which a message has gone since then: by a channel, or in a chat that the couple opened. */
export const contactedSince = (db: Db, since: Date): ReadonlySet<number> => {
  const chats = db
    .select({ id: openedChats.guest_id })
    .from(openedChats)
    .where(gte(openedChats.opened_at, since))
    .all();
  const messaged = db
    .select({ id: messages.guest_id })
    .from(messages)
    .where(
      and(
        gte(messages.queued_at, since),
        inArray(messages.state, ['accepted', 'delivered', 'read']),
      ),
    )
    .all();
  return new Set([...chats, ...messaged].map(({ id }) => id));
};
