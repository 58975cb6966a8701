import { inTransaction, type Db } from '#db/connection.ts';
import { memberWithPhone, type Member } from '#db/models/groups/members.ts';
import {
  campaignWithKey,
  sameTextRecipients,
  queueCampaign,
} from '#db/models/messages/campaigns.ts';
import { findMessage, listMessages } from '#db/models/messages/messages.ts';
import type { SendResults } from '#contract/messages.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { isMessaged, type RecipientWarning } from '#domain/messages/recipients.ts';
import { parsePhone } from '#domain/messages/phone.ts';
import { sendResult, withoutPhone } from './message-views.ts';
import { candidateGroups } from './recipients.ts';

type Campaign = {
  kind: 'template' | 'official';
  text: string | null;
  key: string | undefined;
};

/** Two users who press the same button, or one in two tabs, do so within this time. */
const batchMs = 10 * 60_000;

type Selected = { guestIds: readonly number[]; skip?: readonly RecipientWarning[] | undefined };

/**
 * Queues a message for all people with a phone in these groups, each number once. Unless the couple decides
 * whom to leave out, the same text is not sent twice to a person at about the same time.
 * @throws DomainError `unknown_group`; `key_reused` when the key came with other content
 */
export const queueForGroups = (
  db: Db,
  campaign: Campaign,
  { guestIds, skip }: Selected,
  audit: AuditContext,
): SendResults =>
  inTransaction(db, (tx) => {
    const candidates = candidateGroups(tx, guestIds, audit.at);
    const selected = candidates
      .filter((one) => isMessaged(one, skip ?? []))
      .map(({ member, group }) => ({ memberId: member.id, guestId: group.id }));
    const since = new Date(audit.at.getTime() - batchMs);
    const same = skip ? new Map<number, number>() : sameTextRecipients(tx, campaign, since);
    const people = selected.filter(({ memberId }) => !same.has(memberId));
    const campaignId = queueCampaign(tx, campaign, people, audit);
    const queued = listMessages(tx, { campaignId });
    const isIn = new Set(queued.map(({ memberId }) => memberId));
    // A known key whose campaign had other recipients.
    if (people.some(({ memberId }) => !isIn.has(memberId))) throw new DomainError('key_reused');
    const known = selected
      .filter(({ memberId }) => !isIn.has(memberId))
      .map(({ memberId }) => findMessage(tx, same.get(memberId)!));
    const groups = Map.groupBy(candidates, ({ group }) => group.group_name);
    const nobody = [...groups]
      .filter(([, all]) => all.every(({ reasons }) => reasons.includes('no_phone')))
      .map(([name]) => name);
    const results = [...known, ...queued.toReversed()].map(sendResult);
    return { campaignId, results: [...results, ...nobody.map(withoutPhone)] };
  });

/** @throws DomainError `unknown_phone`: only guests' phones are written to */
export const recipientWithPhone = (db: Db, phone: string): Member => {
  const { e164 } = parsePhone(phone);
  const member = e164 === null ? undefined : memberWithPhone(db, e164);
  if (!member) throw new DomainError('unknown_phone', { field: 'phoneNumber' });
  return member;
};

type Text = { text: string; key: string | undefined };

/** One text for one person, to be sent at once; for a known key, the message that it created. */
export const queueForPhone = (db: Db, { text, key }: Text, member: Member, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    const isNew = !key || campaignWithKey(tx, key) === undefined;
    const recipient = { memberId: member.id, guestId: member.guest_id };
    const campaignId = queueCampaign(tx, { kind: 'direct', text, key }, [recipient], audit);
    const [message] = listMessages(tx, { campaignId });
    if (message?.memberId !== member.id) throw new DomainError('key_reused');
    return { id: message.id, campaignId, isNew };
  });
