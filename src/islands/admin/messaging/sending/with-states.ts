import type { MessageView, MessagingGroup, MessagingGuests } from '#contract/messages.ts';

type News = Pick<MessageView, 'id' | 'memberId' | 'state' | 'updatedAt'>;

/** Merges new message states into the groups; older messages of a member are ignored. */
export const withStates = (guests: MessagingGuests, news: readonly News[]): MessagingGuests => {
  const latest = new Map(
    [...news].sort((one, other) => one.id - other.id).map((one) => [one.memberId, one] as const),
  );
  return { ...guests, groups: guests.groups.map((group) => withNews(group, latest)) };
};

/** Unchanged groups keep their identity, so that they do not render again. */
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
