import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { connection } from '#content/texts/connection.ts';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';
import { newTable, type TableType, tableTypes } from '#domain/seating/seating.ts';
import { api, ApiError, call } from '#islands/client/api.ts';
import { FormDialog } from '#islands/admin/ui/dialogs/FormDialog.tsx';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
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
  const [failure, setFailure] = useState('');
  const [version, setVersion] = useState(table?.version);
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: {
      name: table?.name ?? '',
      type: table?.type ?? newTable.type,
      capacity: String(table?.capacity ?? newTable.capacity),
      color: table?.color ?? newTable.color,
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { withPassword, passwordDialog } = useReauthentication();

  const send = ({ name, type, capacity, color }: Fields): Promise<TableView> => {
    const tables = api.api.admin['table-groups'];
    const json = { name, type, capacity: capacityOf(capacity), color };
    if (!table) return call(tables.$post({ json: { ...json, event_id: eventId ?? 0 } }));
    const change = version === undefined ? json : { ...json, version };
    return call(tables[':id'].$put({ param: { id: `${table.id}` }, json: change }));
  };

  const save = async (fields: Fields) => {
    setFailure('');
    if (!fields.name.trim()) {
      setError('name', { message: texts.nameMissing }, { shouldFocus: true });
      toast({ title: texts.errorTitle, description: texts.nameMissing, variant: 'destructive' });
      return;
    }
    try {
      const saved = await withPassword(() => send(fields));
      state.change((before) => ({ ...before, tables: withTable(before.tables, saved) }));
      toast({ title: table ? texts.updated : texts.created, description: saved.name });
      onClose();
    } catch (error) {
      if (wasCancelled(error)) return;
      const { status, errorBody } =
        error instanceof ApiError ? error : { status: 0, errorBody: null };
      if (table && status === 404) {
        // Another person has deleted it.
        setFailure(texts.noTableSelected);
        toast({
          title: texts.errorTitle,
          description: texts.noTableSelected,
          variant: 'destructive',
        });
        return;
      }
      const message = errorBody?.message ?? (table ? texts.updateFailed : texts.createFailed);
      if (errorBody?.code === 'table_changed') {
        // Saving once more is meant: what is stored now is told beside it.
        const { current } = errorBody as unknown as { current: TableView };
        setVersion(current.version);
        setFailure(`${texts.changed} ${describe(current)}`);
      } else {
        setFailure(status === 0 ? connection.offline : message);
      }
      toast({
        title: table ? texts.updateError : texts.createError,
        description: message,
        variant: 'destructive',
      });
    }
  };

  return (
    <FormDialog
      title={table ? texts.editTitle : texts.createTitle}
      unsaved={isDirty}
      failure={failure}
      onSubmit={(submitted) => {
        if (isSubmitting) return submitted.preventDefault();
        void handleSubmit(save)(submitted);
      }}
      onClose={onClose}
      dialogs={passwordDialog}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting
              ? texts.saving
              : version === table?.version
                ? texts.save
                : texts.overwrite}
          </Button>
        </>
      }
    >
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

const describe = ({ name, type, capacity }: TableView) =>
  `${name}, ${texts.types[type]}, ${texts.capacity(capacity).toLowerCase()}`;

const withTable = (tables: readonly TableView[], saved: TableView): TableView[] =>
  tables.some(({ id }) => id === saved.id)
    ? tables.map((table) => (table.id === saved.id ? saved : table))
    : [...tables, saved];
