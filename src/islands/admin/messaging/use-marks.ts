import { useState } from 'react';
import type { MessagingGroup, MessagingGuests } from '#contract/messages.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';

type Marks = ReadonlyMap<number, boolean>;

const none: Marks = new Map();

/** Marks of written messages: shown at once, stored on the server, and retried when it is unreachable. */
export const useMarks = ({ set }: Loaded<MessagingGuests>) => {
  const [unsaved, setUnsaved] = useState(none);

  const show = (memberId: number, writtenAt: string | null) =>
    set((before) => before && { ...before, groups: withMark(before.groups, memberId, writtenAt) });

  const note = (memberId: number, written: boolean | undefined) =>
    setUnsaved((before) => {
      const after = new Map(before);
      if (written === undefined) after.delete(memberId);
      else after.set(memberId, written);
      return after;
    });

  const save = async (memberId: number, written: boolean) => {
    try {
      const { writtenAt } = await call<{ writtenAt: string | null }>(
        api.api.admin.whatsapp.chats[':memberId'].$put({
          param: { memberId: `${memberId}` },
          json: { written },
        }),
      );
      show(memberId, writtenAt);
      note(memberId, undefined);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      note(memberId, written);
    }
  };

  const mark = (memberId: number, written: boolean) => {
    show(memberId, written ? new Date().toISOString() : null);
    void save(memberId, written);
  };

  const retry = () => {
    for (const [memberId, written] of unsaved) void save(memberId, written);
  };
  useWhenOnline(unsaved.size > 0, retry);

  return { mark, unsaved: unsaved.size, retry };
};

export type MarksState = ReturnType<typeof useMarks>;

const withMark = (groups: MessagingGroup[], memberId: number, writtenAt: string | null) =>
  groups.map((group) =>
    group.members.some(({ id }) => id === memberId)
      ? {
          ...group,
          members: group.members.map((member) =>
            member.id === memberId ? { ...member, writtenAt } : member,
          ),
        }
      : group,
  );
