import { useMemo, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { connection } from '#content/texts/connection.ts';
import { saveGroup, type SaveGroup, type GroupView } from '#contract/guest-groups.ts';
import { schemaResolver } from '#islands/admin/ui/dialogs/schema-resolver.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call, statusOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { type GroupValues, newGroup, valuesOf } from './group-form.ts';
import { type Difference, type Merged, mergeGroup } from './merge-group.ts';

/**
 * The form for one group and how it is saved. Whatever fails, what was typed stays.
 * @param group null for a new one
 */
export const useGroupForm = (
  group: GroupView | null,
  inviters: readonly [string, string],
  onSaved: (saved: GroupView) => void,
) => {
  /** The latest stored state that this form has received. */
  const [base, setBase] = useState(group);
  const [merged, setMerged] = useState<Merged | null>(null);
  const [failure, setFailure] = useState('');
  const { withPassword, passwordDialog } = useReauthentication();
  const resolver = useMemo(
    () => schemaResolver(saveGroup(inviters)) as Resolver<GroupValues, unknown, SaveGroup>,
    [inviters],
  );
  const form = useForm<GroupValues, unknown, SaveGroup>({
    resolver,
    defaultValues: group ? valuesOf(group) : newGroup(inviters[0]),
  });

  /** A conflict with another person's change: the form shows both. */
  const takeOver = (stored: GroupView, notify: boolean) => {
    if (!base) return;
    const result = mergeGroup(valuesOf(base), form.getValues(), valuesOf(stored));
    setBase(stored);
    setMerged(notify ? result : null);
    form.reset(result.values, { keepDefaultValues: true });
  };

  const useStored = ({ path, stored }: Difference) => {
    form.setValue(path, stored as never, { shouldDirty: true, shouldValidate: true });
    setMerged(
      (before) =>
        before && { ...before, conflicts: before.conflicts.filter((other) => other.path !== path) },
    );
  };

  const failed = (error: unknown) => {
    if (wasCancelled(error)) return;
    const errorBody = error instanceof ApiError ? error.errorBody : undefined;
    if (
      errorBody?.code === 'group_changed' &&
      errorBody.current &&
      'group_name' in errorBody.current
    ) {
      return takeOver(errorBody.current, true);
    }
    if (errorBody?.code === 'group_name_taken') {
      form.setError('guest.group_name', { message: errorBody.message }, { shouldFocus: true });
    }
    for (const [path, message] of Object.entries(errorBody?.fields ?? {})) {
      form.setError(path as 'root', { message }, { shouldFocus: true });
    }
    const deleted = base && errorBody?.code === 'not_found' ? texts.gone : undefined;
    // The toast with the reason disappears; this text stays in the dialog.
    setFailure(deleted ?? (statusOf(error) ? texts.notSaved : connection.offline));
    toast({
      title: texts.error,
      description: errorBody?.message ?? (base ? texts.updateFailed : texts.createFailed),
      variant: 'destructive',
    });
  };

  const save = form.handleSubmit(async (json) => {
    setFailure('');
    try {
      const saved = await withPassword(() => call(base ? put(base, json) : post(json)));
      toast({ title: base ? texts.updated : texts.created });
      onSaved(saved);
    } catch (error) {
      failed(error);
    }
  });

  return { form, base, merged, failure, save, takeOver, useStored, passwordDialog };
};

const post = (json: SaveGroup) => api.api.admin.guests.$post({ json });

/** Sends the version that was loaded: an old one is a conflict and overwrites nothing. */
const put = ({ id, version }: GroupView, json: SaveGroup) =>
  api.api.admin.guests[':id'].$put({ param: { id: `${id}` }, json: { ...json, version } });
