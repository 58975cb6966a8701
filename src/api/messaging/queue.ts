import { inTransaction, type Db } from '#db/connection.ts';
import { listGroups, type WholeGroup } from '#db/models/guest-groups.ts';
import type { Member } from '#db/models/members.ts';
import { campaignWithKey, listMessages, queueCampaign } from '#db/models/messages.ts';
import type { SendResult } from '#contract/messages.ts';
import { DomainError } from '#domain/errors.ts';
import type { Stamp } from '#domain/history.ts';
import { chatNumber } from '#domain/whatsapp-link.ts';
import { sendResult, unreachable } from './message-views.ts';

type Campaign = {
  kind: 'template' | 'official';
  text: string | null;
  key: string | undefined;
};

/**
 * A message for everybody with a phone in these groups, each number once.
 * @throws DomainError `unknown_group`
 */
export const queueForGroups = (
  db: Db,
  campaign: Campaign,
  guestIds: readonly number[],
  stamp: Stamp,
): SendResult[] =>
  inTransaction(db, (tx) => {
    const wanted = new Set(guestIds);
    const groups = listGroups(tx).filter(({ id }) => wanted.has(id));
    if (groups.length < wanted.size) throw new DomainError('unknown_group');
    const numbers = new Set<string>();
    const recipients = groups.flatMap(({ members }) =>
      members.filter(({ phone }) => {
        const number = chatNumber(phone ?? '');
        if (number === '' || numbers.has(number)) return false;
        numbers.add(number);
        return true;
      }),
    );
    const people = recipients.map(({ id, guest_id }) => ({ memberId: id, guestId: guest_id }));
    const campaignId = queueCampaign(tx, campaign, people, stamp);
    const queued = listMessages(tx, { campaignId }).map(sendResult).reverse();
    const nobody = groups.filter((group) => !hasPhone(group)).map((group) => group.group_name);
    return [...queued, ...nobody.map(unreachable)];
  });

const hasPhone = ({ members }: WholeGroup) =>
  members.some(({ phone }) => chatNumber(phone ?? '') !== '');

/** @throws DomainError `unknown_phone`: nobody else is written to from here */
export const memberWithPhone = (db: Db, phone: string): Member => {
  const number = chatNumber(phone);
  const member = listGroups(db)
    .flatMap(({ members }) => members)
    .find((one) => number !== '' && chatNumber(one.phone ?? '') === number);
  if (!member) throw new DomainError('unknown_phone');
  return member;
};

type Text = { text: string; key: string | undefined };

/** One text for one person, to be sent at once; with a key that is known, the message of that time. */
export const queueForPhone = (db: Db, { text, key }: Text, member: Member, stamp: Stamp) =>
  inTransaction(db, (tx) => {
    const isNew = !key || campaignWithKey(tx, key) === undefined;
    const recipient = { memberId: member.id, guestId: member.guest_id };
    const campaignId = queueCampaign(tx, { kind: 'direct', text, key }, [recipient], stamp);
    const [message] = listMessages(tx, { campaignId });
    if (!message) throw new DomainError('key_reused');
    return { id: message.id, isNew };
  });
