/** No message is possible for these reasons. */
const recipientErrors = ['no_phone', 'same_phone'] as const;

/** The couple may send the message anyway. */
export const recipientWarnings = [
  'waiting',
  'written_today',
  'doubtful_phone',
  'no_event',
] as const;

/** Why a selected person may get no message. */
export const skipReasons = [...recipientErrors, ...recipientWarnings] as const;

export type LeftOutReason = (typeof skipReasons)[number];
export type RecipientWarning = (typeof recipientWarnings)[number];

export type RecipientGroup = {
  members: readonly { id: number; phone_e164: string | null; phone_doubtful: boolean | null }[];
  /** The events that it is invited to. */
  invitations: readonly unknown[];
};

export type KnownOfToday = {
  /** Members who were written to today, by any channel. */
  sent: ReadonlySet<number>;
  /** Members with a message still in the queue. */
  pending: ReadonlySet<number>;
};

export type Candidate<Group extends RecipientGroup> = {
  group: Group;
  member: Group['members'][number];
  reasons: LeftOutReason[];
};

/** The number to which a person's message goes, or why that person gets none. */
export type Contact<Member> = { member: Member } & (
  { number: string; missingNumber?: never } | { missingNumber: (typeof recipientErrors)[number] }
);

/**
 * Recipients of a group: one message per number, for the first person who has it. A number in two groups gets
 * the message of both, because every group has its own code.
 */
export const groupContact = <Member extends { phone_e164: string | null }>(
  members: readonly Member[],
): Contact<Member>[] => {
  const numbers = new Set<string>();
  return members.map((member) => {
    const number = member.phone_e164;
    if (number === null) return { member, missingNumber: 'no_phone' };
    if (numbers.has(number)) return { member, missingNumber: 'same_phone' };
    numbers.add(number);
    return { member, number };
  });
};

/** All people of these groups, with reasons against writing to them now. */
export const candidateOf = <Group extends RecipientGroup>(
  groups: readonly Group[],
  { sent, pending }: KnownOfToday,
): Candidate<Group>[] => {
  const skipReasonsOf = (
    group: Group,
    { member: { id, phone_doubtful }, missingNumber }: Contact<Group['members'][number]>,
  ): LeftOutReason[] => {
    if (missingNumber) return [missingNumber];
    const against = {
      waiting: pending.has(id),
      written_today: sent.has(id),
      doubtful_phone: phone_doubtful === true,
      no_event: group.invitations.length === 0,
    } satisfies Record<RecipientWarning, boolean>;
    return recipientWarnings.filter((reason) => against[reason]);
  };
  return groups.flatMap((group) =>
    groupContact<Group['members'][number]>(group.members).map((contact) => ({
      group,
      member: contact.member,
      reasons: skipReasonsOf(group, contact),
    })),
  );
};

/** Whether they are written to when people with a reason in `skip` are left out. */
export const isMessaged = (
  { reasons }: Pick<Candidate<RecipientGroup>, 'reasons'>,
  skip: readonly RecipientWarning[],
): boolean => {
  const against: readonly LeftOutReason[] = [...recipientErrors, ...skip];
  return !reasons.some((reason) => against.includes(reason));
};
