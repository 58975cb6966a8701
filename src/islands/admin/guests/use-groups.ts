import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { groupRow, type GroupRow } from '#contract/guest-list/group-rows.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { withoutRow, withRow } from './group-rows.ts';

type Groups = { rows: GroupRow[]; complete: boolean };

const loadAll = async (): Promise<Groups> => {
  const groups = await call(api.api.admin.guests.$get({ query: {} }));
  return { rows: groups.map(groupRow), complete: true };
};

const showFailure = (error: unknown) =>
  toast({ title: texts.fetchFailed, description: messageOf(error), variant: 'destructive' });

/** Every group; the first ones come with the page, all of them are requested on hydration. */
export const useGroups = (first: GroupRow[], isAll: boolean) => {
  const initial = { rows: first, complete: isAll };
  const { data, loading, load, refresh, set } = useLoaded<Groups>(
    initial,
    loadAll,
    !isAll,
    showFailure,
  );
  const change = (work: (rows: GroupRow[]) => GroupRow[]) =>
    set((before) => before && { ...before, rows: work(before.rows) });

  return {
    ...(data ?? initial),
    loading,
    reload: load,
    refresh,
    put: (group: GroupView) => change((rows) => withRow(rows, groupRow(group))),
    drop: (id: number) => change((rows) => withoutRow(rows, id)),
  };
};
