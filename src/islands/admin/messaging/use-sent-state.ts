import { useState } from 'react';
import type { MessagingGroup, MessagingGuests } from '#contract/messages.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';

type SentMap = ReadonlyMap<number, boolean>;

const none: SentMap = new Map();

/** Marks of written messages: shown at once, stored on the server, and retried when it is unreachable. */
export const useSentState = ({ set }: Loaded<MessagingGuests>) => {
  const [unsaved, setUnsaved] = useState(none);

  const show = (memberId: number, writtenAt: string | null) =>
    set((before) => before && { ...before, groups: withMark(before.groups, memberId, writtenAt) });

  const note = (memberId: number, sent: boolean | undefined) =>
    setUnsaved((before) => {
      const after = new Map(before);
      if (sent === undefined) after.delete(memberId);
      else after.set(memberId, sent);
      return after;
    });

  const save = async (memberId: number, sent: boolean) => {
    try {
      const { writtenAt } = await call<{ writtenAt: string | null }>(
        api.api.admin.whatsapp.chats[':memberId'].$put({
          param: { memberId: `${memberId}` },
          json: { written: sent },
        }),
      );
      show(memberId, writtenAt);
      note(memberId, undefined);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      note(memberId, sent);
    }
  };

  const mark = (memberId: number, sent: boolean) => {
    show(memberId, sent ? new Date().toISOString() : null);
    void save(memberId, sent);
  };

  const retry = () => {
    for (const [memberId, sent] of unsaved) void save(memberId, sent);
  };
  useWhenOnline(unsaved.size > 0, retry);

  return { mark, unsaved: unsaved.size, retry };
};

export type SentState = ReturnType<typeof useSentState>;

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
