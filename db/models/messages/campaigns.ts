import { and, count, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { campaigns, messages } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import type { CampaignKind, MessageState } from '#domain/messages/queued-message.ts';
import { recordChange } from '../history.ts';

type NewCampaign = {
  kind: CampaignKind;
  text: string | null;
  /** The same key is the same campaign, however often it is submitted. */
  key?: string | undefined;
};

type Recipient = { memberId: number; guestId: number };

/**
 * Adds an outbox entry for each of them.
 * @returns the campaign's id
 * @throws DomainError `key_reused` when the key came with another text
 */
export const queueCampaign = (
  db: Db,
  { kind, text, key }: NewCampaign,
  recipients: readonly Recipient[],
  audit: AuditContext,
): number =>
  inTransaction(db, (tx) => {
    const known = key === undefined ? undefined : campaignWithKey(tx, key);
    if (known) {
      const isSame =
        known.kind === kind && (known.text === text || (kind === 'direct' && known.text === null));
      if (!isSame) throw new DomainError('key_reused');
      return known.id;
    }
    const { id } = tx
      .insert(campaigns)
      .values({ kind, text, submission_key: key ?? null, created_at: audit.at })
      .returning({ id: campaigns.id })
      .get();
    for (const { memberId, guestId } of recipients) {
      tx.insert(messages)
        .values({
          campaign_id: id,
          member_id: memberId,
          guest_id: guestId,
          queued_at: audit.at,
          updated_at: audit.at,
        })
        .run();
    }
    for (const [guestId, people] of Map.groupBy(recipients, (recipient) => recipient.guestId)) {
      const memberIds = people.map(({ memberId }) => memberId);
      recordChange(tx, audit, { subject: 'message', action: 'created', guestId, memberIds });
    }
    return id;
  });

export const campaignWithKey = (db: Db, key: string) =>
  db.select().from(campaigns).where(eq(campaigns.submission_key, key)).get();

/**
 * The members of a campaign with the same text that is still being sent, or began since then; except those
 * whose message certainly failed.
 * @returns the id of their latest message, by member
 */
export const sameTextRecipients = (
  db: Db,
  { kind, text }: Pick<NewCampaign, 'kind' | 'text'>,
  since: Date,
): ReadonlyMap<number, number> =>
  new Map(
    db
      .select({ memberId: messages.member_id, id: messages.id })
      .from(messages)
      .innerJoin(campaigns, eq(campaigns.id, messages.campaign_id))
      .where(
        and(
          eq(campaigns.kind, kind),
          text === null ? isNull(campaigns.text) : eq(campaigns.text, text),
          ne(messages.state, 'failed'),
          or(gt(campaigns.created_at, since), inArray(campaigns.id, inProgress(db))),
        ),
      )
      .orderBy(messages.id)
      .all()
      .map(({ memberId, id }) => [memberId, id] as const),
  );

const inProgress = (db: Db) =>
  db
    .select({ id: messages.campaign_id })
    .from(messages)
    .where(inArray(messages.state, ['queued', 'sending']));

/** The latest campaigns, newest first, with the number of messages in each state. */
export const listCampaigns = (db: Db, limit: number) => {
  const { id, kind, created_at: at } = campaigns;
  const latest = db
    .selectDistinct({ id, kind, at })
    .from(campaigns)
    .innerJoin(messages, eq(messages.campaign_id, id))
    .orderBy(desc(id))
    .limit(limit)
    .all();
  const counted = db
    .select({ id: messages.campaign_id, state: messages.state, messages: count() })
    .from(messages)
    .where(
      inArray(
        messages.campaign_id,
        latest.map((campaign) => campaign.id),
      ),
    )
    .groupBy(messages.campaign_id, messages.state)
    .all();
  return latest.map((campaign) => ({
    ...campaign,
    counts: Object.fromEntries(
      counted.filter((one) => one.id === campaign.id).map((one) => [one.state, one.messages]),
    ) as Partial<Record<MessageState, number>>,
  }));
};
