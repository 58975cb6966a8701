import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { toastWithUndo } from '#islands/admin/ui/undelete.ts';
import { api, call, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

export type RemovedMember = { id: number; name: string };

type Props = {
  groupId: number;
  member: RemovedMember;
  /** The member was removed; with the stored group, if it could be fetched. */
  onDeleted: (member: RemovedMember, stored: GroupView | undefined) => void;
  /** The removal was undone; with the stored group. */
  onBack: (stored: GroupView) => void;
  onClose: () => void;
};

/** Asks, removes a stored member at once, and fetches the group again. */
export const RemoveMember = ({ groupId, member, onDeleted, onBack, onClose }: Props) => {
  const stored = () => call(api.api.admin.guests[':id'].$get({ param: { id: `${groupId}` } }));
  const handleDeleted = async () => {
    toastWithUndo(
      { title: texts.memberDeleted, description: texts.memberRemoved },
      { kind: 'member', id: member.id },
      () => void stored().then(onBack, () => undefined),
    );
    try {
      onDeleted(member, await stored());
    } catch (error) {
      toast({ title: texts.detailsFailed, description: messageOf(error), variant: 'destructive' });
      onDeleted(member, undefined);
    }
  };
  return (
    <ConfirmDelete
      title={texts.deletion}
      description={texts.memberDeletion(member.name)}
      remove={() => call(api.api.admin.members[':id'].$delete({ param: { id: `${member.id}` } }))}
      failed={texts.memberFailed}
      onDone={() => void handleDeleted()}
      onClose={onClose}
    />
  );
};
