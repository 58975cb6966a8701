import type { MessageView, MessagingGroup, MessagingGuests } from '#contract/messages.ts';

type News = Pick<MessageView, 'id' | 'memberId' | 'state' | 'updatedAt'>;

/** What is newly known of messages, beside those whom they are for; an older message says nothing of them. */
export const withStates = (guests: MessagingGuests, news: readonly News[]): MessagingGuests => {
  const latest = new Map(
    [...news].sort((one, other) => one.id - other.id).map((one) => [one.memberId, one] as const),
  );
  return { ...guests, groups: guests.groups.map((group) => withNews(group, latest)) };
};

/** A group of which nothing is new stays the very same: it is not drawn again. */
const withNews = (group: MessagingGroup, latest: ReadonlyMap<number, News>): MessagingGroup =>
  group.members.some(({ id }) => latest.has(id))
    ? {
        ...group,
        members: group.members.map((member) => {
          const one = latest.get(member.id);
          if (!one || (member.message && member.message.id > one.id)) return member;
          return { ...member, message: { id: one.id, state: one.state, at: one.updatedAt } };
        }),
      }
    : group;
