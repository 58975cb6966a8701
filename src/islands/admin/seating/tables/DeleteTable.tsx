import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import type { PlanState } from '../use-plan.ts';

type Props = { table: TableView; groups: number; state: PlanState; onClose: () => void };

export const DeleteTable = ({ table, groups, state, onClose }: Props) => {
  const remove = () =>
    call(
      api.api.admin['table-groups'][':id'].$delete({
        param: { id: `${table.id}` },
        query: { version: `${table.version}` },
      }),
    );
  const done = () => {
    onClose();
    // What was moved to or from that table cannot be undone any more.
    state.clearSteps();
    state.change((before) => ({
      ...before,
      tables: before.tables.filter(({ id }) => id !== table.id),
      groups: before.groups.map((group) => ({
        ...group,
        seat: Array.isArray(group.place)
          ? group.place.filter(({ table_group_id }) => table_group_id !== table.id)
          : group.place === table.id
            ? null
            : group.place,
      })),
    }));
    toast({ title: texts.deleted, description: table.name });
  };
  return (
    <ConfirmDelete
      title={texts.deleteTitle}
      description={texts.deleteQuestion(table.name, groups)}
      remove={remove}
      errorTitle={texts.deleteError}
      failed={texts.deleteError}
      onDone={done}
      onClose={onClose}
    />
  );
};
