/** No message is possible for these reasons. */
const hard = ['no_phone', 'same_phone'] as const;

/** The couple may send the message anyway. */
export const skippable = ['waiting', 'written_today', 'doubtful_phone', 'no_event'] as const;

/** Why a selected person may get no message. */
export const leftOutReasons = [...hard, ...skippable] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];
export type Skippable = (typeof skippable)[number];

export type RecipientGroup = {
  members: readonly { id: number; phone_e164: string | null; phone_doubtful: boolean | null }[];
  /** The events that it is invited to. */
  invitations: readonly unknown[];
};

export type KnownOfToday = {
  /** Members who were written to today, by any channel. */
  written: ReadonlySet<number>;
  /** Members with a message still in the queue. */
  pending: ReadonlySet<number>;
};

export type Considered<Group extends RecipientGroup> = {
  group: Group;
  member: Group['members'][number];
  reasons: LeftOutReason[];
};

/** The number to which a person's message goes, or why that person gets none. */
export type Reach<Member> = { member: Member } & (
  { number: string; unreached?: never } | { unreached: (typeof hard)[number] }
);

/**
 * Recipients of a group: one message per number, for the first person who has it. A number in two groups gets
 * the message of both, because every group has its own code.
 */
export const reachGroup = <Member extends { phone_e164: string | null }>(
  members: readonly Member[],
): Reach<Member>[] => {
  const numbers = new Set<string>();
  return members.map((member) => {
    const number = member.phone_e164;
    if (number === null) return { member, unreached: 'no_phone' };
    if (numbers.has(number)) return { member, unreached: 'same_phone' };
    numbers.add(number);
    return { member, number };
  });
};

/** All people of these groups, with reasons against writing to them now. */
export const consider = <Group extends RecipientGroup>(
  groups: readonly Group[],
  { written, pending }: KnownOfToday,
): Considered<Group>[] => {
  const reasonsAgainst = (
    group: Group,
    { member: { id, phone_doubtful }, unreached }: Reach<Group['members'][number]>,
  ): LeftOutReason[] => {
    if (unreached) return [unreached];
    const against = {
      waiting: pending.has(id),
      written_today: written.has(id),
      doubtful_phone: phone_doubtful === true,
      no_event: group.invitations.length === 0,
    } satisfies Record<Skippable, boolean>;
    return skippable.filter((reason) => against[reason]);
  };
  return groups.flatMap((group) =>
    reachGroup<Group['members'][number]>(group.members).map((reach) => ({
      group,
      member: reach.member,
      reasons: reasonsAgainst(group, reach),
    })),
  );
};

/** Whether they are written to when people with a reason in `skip` are left out. */
export const isWrittenTo = (
  { reasons }: Pick<Considered<RecipientGroup>, 'reasons'>,
  skip: readonly Skippable[],
): boolean => {
  const against: readonly LeftOutReason[] = [...hard, ...skip];
  return !reasons.some((reason) => against.includes(reason));
};
