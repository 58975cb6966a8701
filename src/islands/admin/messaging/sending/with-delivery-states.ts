import type { MessageView, MessagingGroup, MessagingGuests } from '#contract/messages.ts';

type Updates = Pick<MessageView, 'id' | 'memberId' | 'state' | 'updatedAt'>;

/** Merges new message states into the groups; older messages of a member are ignored. */
export const withDeliveryStates = (
  guests: MessagingGuests,
  updates: readonly Updates[],
): MessagingGuests => {
  const latest = new Map(
    [...updates].sort((one, other) => one.id - other.id).map((one) => [one.memberId, one] as const),
  );
  return { ...guests, groups: guests.groups.map((group) => withUpdates(group, latest)) };
};

/** Unchanged groups keep their identity, so that they do not render again. */
const withUpdates = (
  group: MessagingGroup,
  latest: ReadonlyMap<number, Updates>,
): MessagingGroup =>
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
