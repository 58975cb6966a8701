import { asc, gte, inArray, or } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { messages } from '#db/schema.ts';
import { isPending, type MessageState } from '#domain/messages/queued-message.ts';

/** The latest message to each person queued since then. */
export const latestMessages = (db: Db, since: Date) =>
  new Map(
    db
      .select({
        id: messages.id,
        memberId: messages.member_id,
        state: messages.state,
        at: messages.updated_at,
      })
      .from(messages)
      .where(gte(messages.queued_at, since))
      .orderBy(asc(messages.id))
      .all()
      .map(({ memberId, ...message }) => [memberId, message] as const),
  );

/** Members written to since then, and those with a message on its way. */
export const sentSince = (db: Db, since: Date) => {
  const known = db
    .select({ memberId: messages.member_id, state: messages.state })
    .from(messages)
    .where(or(gte(messages.left_at, since), inArray(messages.state, ['queued', 'sending'])))
    .all();
  const those = (isMatch: (state: MessageState) => boolean): ReadonlySet<number> =>
    new Set(known.filter(({ state }) => isMatch(state)).map(({ memberId }) => memberId));
  return {
    pending: those(isPending),
    sent: those((state) => !isPending(state) && state !== 'failed'),
  };
};
