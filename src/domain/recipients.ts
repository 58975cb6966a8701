import { chatNumber, isDoubtfulPhone } from './whatsapp-link.ts';

/** Nobody can be written to for these. */
const hard = ['no_phone', 'same_phone'] as const;

/** The couple may write to them all the same. */
export const skippable = ['waiting', 'written_today', 'doubtful_phone', 'no_event'] as const;

/** Why somebody who was chosen may get no message. */
export const leftOutReasons = [...hard, ...skippable] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];
export type Skippable = (typeof skippable)[number];

export type RecipientGroup = {
  members: readonly { id: number; phone: string | null }[];
  /** Of the events it is invited to. */
  invitations: readonly unknown[];
};

export type KnownOfToday = {
  /** Members who were written to today, by whatever way. */
  written: ReadonlySet<number>;
  /** Members with a message still in the queue. */
  waiting: ReadonlySet<number>;
};

export type Considered<Group extends RecipientGroup> = {
  group: Group;
  member: Group['members'][number];
  reasons: LeftOutReason[];
};

/**
 * Everybody of these groups, with what speaks against writing to them now. A number gets one message of each
 * group it stands in: every group has a code of its own.
 */
export const consider = <Group extends RecipientGroup>(
  groups: readonly Group[],
  { written, waiting }: KnownOfToday,
): Considered<Group>[] => {
  const reasonsAgainst = (
    group: Group,
    { id, phone }: Group['members'][number],
    numbers: Set<string>,
  ) => {
    const number = chatNumber(phone ?? '');
    if (phone === null || number === '') return ['no_phone' as const];
    if (numbers.has(number)) return ['same_phone' as const];
    numbers.add(number);
    const against = {
      waiting: waiting.has(id),
      written_today: written.has(id),
      doubtful_phone: isDoubtfulPhone(phone),
      no_event: group.invitations.length === 0,
    } satisfies Record<Skippable, boolean>;
    return skippable.filter((reason) => against[reason]);
  };
  return groups.flatMap((group) => {
    const numbers = new Set<string>();
    return group.members.map((member) => ({
      group,
      member,
      reasons: reasonsAgainst(group, member, numbers),
    }));
  });
};

/** Whether they are written to when those of `skip` are left out. */
export const isWrittenTo = (
  { reasons }: Pick<Considered<RecipientGroup>, 'reasons'>,
  skip: readonly Skippable[],
): boolean => {
  const against: readonly LeftOutReason[] = [...hard, ...skip];
  return !reasons.some((reason) => against.includes(reason));
};
