import { useEffect, useEffectEvent, useState } from 'react';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupRow, GroupView } from '#contract/views.ts';
import { api, call, isSignedOut, sentenceOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { rowOf, withoutRow, withRow } from './group-rows.ts';

/** Every group; the first ones come with the page, all of them once it is awake. */
export const useGroups = (first: GroupRow[], isAll: boolean) => {
  const [rows, setRows] = useState(first);
  const [complete, setComplete] = useState(isAll);
  const [loading, setLoading] = useState(!isAll);

  /** Without a sign of loading. @throws ApiError */
  const refresh = async () => {
    setRows((await call(api.api.admin.guests.$get({ query: {} }))).map(rowOf));
    setComplete(true);
  };

  const load = async () => {
    try {
      await refresh();
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      toast({ title: texts.fetchFailed, description: sentenceOf(error), tone: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  const reload = () => {
    setLoading(true);
    void load();
  };

  const loadRest = useEffectEvent(load);
  useEffect(() => {
    if (!isAll) void Promise.resolve().then(loadRest);
  }, [isAll]);

  return {
    rows,
    complete,
    loading,
    reload,
    refresh,
    put: (group: GroupView) => setRows((before) => withRow(before, rowOf(group))),
    drop: (id: number) => setRows((before) => withoutRow(before, id)),
  };
};
