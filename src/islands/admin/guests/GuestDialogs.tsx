import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import { GroupHistory } from '#islands/admin/history/GroupHistory.tsx';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { toastWithUndo } from '#islands/admin/ui/undelete.ts';
import { api, call } from '#islands/client/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { GroupDialog } from './group/GroupDialog.tsx';
import type { EventOption } from './group-rows.ts';
import { QrDialog } from './QrDialog.tsx';

/** What is open over the list: nothing, or one thing. */
export type Opened =
  | { kind: 'create' }
  | { kind: 'fetching' }
  | { kind: 'edit'; group: GroupView }
  | { kind: 'remove'; row: GroupRow }
  | { kind: 'history'; row: GroupRow }
  | { kind: 'qr'; row: GroupRow; link: string };

type Props = {
  opened: Opened;
  inviters: readonly [string, string];
  events: EventOption[];
  onStored: (group: GroupView) => void;
  onRemoved: (id: number) => void;
  onUndelete: () => void;
  onClose: () => void;
};

export const GuestDialogs = ({ opened, onRemoved, onUndelete, onClose, ...form }: Props) => {
  switch (opened.kind) {
    case 'fetching':
      return (
        <Dialog title={texts.editing} wide onClose={onClose}>
          <div className="mt-4 mb-6 flex flex-col gap-4" role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-48 w-full" />
          </div>
        </Dialog>
      );
    case 'create':
      return <GroupDialog group={null} onClose={onClose} {...form} />;
    case 'edit':
      return <GroupDialog group={opened.group} onClose={onClose} {...form} />;
    case 'qr':
      return <QrDialog group={opened.row.group_name} link={opened.link} onClose={onClose} />;
    case 'remove':
      return (
        <RemoveGroup
          row={opened.row}
          onRemoved={onRemoved}
          onUndelete={onUndelete}
          onClose={onClose}
        />
      );
    case 'history':
      return <GroupHistory group={opened.row} onClose={onClose} />;
  }
};

type RemoveProps = { row: GroupRow } & Pick<Props, 'onRemoved' | 'onUndelete' | 'onClose'>;

const RemoveGroup = ({ row: { id, group_name }, onRemoved, onUndelete, onClose }: RemoveProps) => (
  <ConfirmDelete
    title={texts.deletion}
    description={
      <>
        <p className="text-ink">{texts.deletionOf(group_name)}</p>
        <p className="mt-2">{texts.deletionSaved}</p>
      </>
    }
    remove={() => call(api.api.admin.guests[':id'].$delete({ param: { id: `${id}` } }))}
    failed={texts.deleteFailed}
    onDone={() => {
      toastWithUndo(
        { title: texts.deleted, description: group_name },
        { kind: 'group', id },
        onUndelete,
      );
      onRemoved(id);
      onClose();
    }}
    onClose={onClose}
  />
);
