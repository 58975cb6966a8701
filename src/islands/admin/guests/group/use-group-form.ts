import { useMemo } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { saveGroup, type SaveGroup, type GroupView } from '#contract/guest-groups.ts';
import { schemaResolver } from '#islands/admin/ui/dialogs/schema-resolver.ts';
import { useMergedForm } from '#islands/admin/ui/dialogs/use-merged-form.ts';
import { api, call } from '#islands/client/api.ts';
import { type GroupValues, newGroup, valuesOf } from './group-form.ts';
import { mergeGroup } from './merge-group.ts';

/**
 * The form for one group and how it is saved.
 * @param group null for a new one
 */
export const useGroupForm = (
  group: GroupView | null,
  inviters: readonly [string, string],
  onSaved: (saved: GroupView) => void,
) => {
  const resolver = useMemo(
    () => schemaResolver(saveGroup(inviters)) as Resolver<GroupValues, unknown, SaveGroup>,
    [inviters],
  );
  const fieldsOf = (stored: GroupView | null) =>
    stored ? valuesOf(stored) : newGroup(inviters[0]);
  const form = useForm<GroupValues, unknown, SaveGroup>({
    resolver,
    defaultValues: fieldsOf(group),
  });
  const saving = useMergedForm({
    opened: group,
    form,
    fieldsOf,
    merge: mergeGroup,
    send,
    conflict: 'group_changed',
    done: (_, __, before) => ({ title: before ? texts.updated : texts.created }),
    rejected: (before, isDeleted) => ({
      title: texts.error,
      fallback: before ? texts.updateFailed : texts.createFailed,
      saved: isDeleted ? texts.wasDeleted : texts.notSaved,
    }),
    onRejected: ({ code, message }) => {
      if (code === 'group_name_taken') {
        form.setError('guest.group_name', { message }, { shouldFocus: true });
      }
      return false;
    },
    onSaved,
  });
  return { form, ...saving };
};

/** Sends the version that was loaded: an old one is a conflict and overwrites nothing. */
const send = (json: SaveGroup, before: GroupView | null): Promise<GroupView> => {
  const groups = api.api.admin.guests;
  if (!before) return call(groups.$post({ json }));
  const param = { id: `${before.id}` };
  return call(groups[':id'].$put({ param, json: { ...json, version: before.version } }));
};
