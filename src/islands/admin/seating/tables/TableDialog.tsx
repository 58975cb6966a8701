import { useForm } from 'react-hook-form';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';
import { newTable, type TableType, tableTypes } from '#domain/seating/seating.ts';
import { api, call } from '#islands/client/api.ts';
import { FormDialog } from '#islands/admin/ui/dialogs/FormDialog.tsx';
import { useSaveForm } from '#islands/admin/ui/dialogs/use-save-form.tsx';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { PlanState } from '../use-plan.ts';

type Props = {
  eventId: number | null;
  /** null for a new one. */
  table: TableView | null;
  state: PlanState;
  onClose: () => void;
};

type Fields = { name: string; type: TableType; capacity: string; color: string };

export const TableDialog = ({ eventId, table, state, onClose }: Props) => {
  const form = useForm<Fields>({ defaultValues: fieldsOf(table) });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { save, failure, notice, passwordDialog } = useSaveForm<Fields, Fields, TableView>({
    opened: table,
    form,
    fieldsOf,
    send: (fields, before) => send(fields, before, eventId),
    conflict: 'table_changed',
    changed: { title: texts.changed, labels, shown },
    done: (saved, _, before) => ({
      title: before ? texts.updated : texts.created,
      description: saved.name,
    }),
    rejected: (before, isDeleted) => ({
      title: isDeleted ? texts.errorTitle : before ? texts.updateError : texts.createError,
      description: isDeleted ? texts.noTableSelected : undefined,
      fallback: before ? texts.updateFailed : texts.createFailed,
      saved: isDeleted ? texts.noTableSelected : texts.notSaved,
    }),
    onSaved: (saved) => {
      state.change((before) => ({ ...before, tables: withTable(before.tables, saved) }));
      onClose();
    },
  });

  const submit = async (fields: Fields) => {
    if (fields.name.trim()) return save(fields);
    setError('name', { message: texts.nameMissing }, { shouldFocus: true });
    toast({ title: texts.errorTitle, description: texts.nameMissing, variant: 'destructive' });
  };

  return (
    <FormDialog
      title={table ? texts.editTitle : texts.createTitle}
      unsaved={isDirty}
      failure={failure}
      onSubmit={(submitted) => {
        if (isSubmitting) return submitted.preventDefault();
        void handleSubmit(submit)(submitted);
      }}
      onClose={onClose}
      overlay={passwordDialog}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      {notice}
      <div className="grid gap-4">
        <Field label={texts.name} error={errors.name?.message}>
          {(control) => (
            <input
              {...control}
              {...register('name')}
              maxLength={200}
              data-autofocus
              autoComplete="off"
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={texts.type}>
            {(control) => (
              <select {...control} {...register('type')}>
                {tableTypes.map((type) => (
                  <option key={type} value={type}>
                    {texts.types[type]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={texts.capacityField}>
            {(control) => (
              <input
                {...control}
                {...register('capacity')}
                type="number"
                min={1}
                inputMode="numeric"
              />
            )}
          </Field>
        </div>
        <Field label={texts.color}>
          {(control) => (
            <input {...control} {...register('color')} className="input h-12" type="color" />
          )}
        </Field>
      </div>
    </FormDialog>
  );
};

/** What is no number of people falls back to the usual ten. */
const capacityOf = (typed: string): number => {
  const capacity = Number(typed);
  return Number.isInteger(capacity) && capacity >= 1 ? capacity : newTable.capacity;
};

const fieldsOf = (table: TableView | null): Fields => {
  const { name, type, capacity, color } = table ?? { name: '', ...newTable };
  return { name, type, capacity: `${capacity}`, color };
};

const send = (fields: Fields, before: TableView | null, eventId: number | null) => {
  const tables = api.api.admin['table-groups'];
  const json = { ...fields, capacity: capacityOf(fields.capacity) };
  if (!before) return call<TableView>(tables.$post({ json: { ...json, event_id: eventId ?? 0 } }));
  const param = { id: `${before.id}` };
  return call<TableView>(tables[':id'].$put({ param, json: { ...json, version: before.version } }));
};

const labels = {
  name: texts.name,
  type: texts.type,
  capacity: texts.capacityField,
  color: texts.color,
};

const shown = (field: keyof Fields, value: string) =>
  field === 'type' ? texts.types[value as TableType] : value;

const withTable = (tables: readonly TableView[], saved: TableView): TableView[] =>
  tables.some(({ id }) => id === saved.id)
    ? tables.map((table) => (table.id === saved.id ? saved : table))
    : [...tables, saved];
