import { useEffect, useEffectEvent, useState } from 'react';
import { historyPage, type HistoryQuery, type HistoryLine } from '#contract/history.ts';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';

/** Debounce of typed queries. */
const restMs = 250;

type HistoryPage = { lines: HistoryLine[]; more: boolean };

const found = (page: HistoryLine[], newer: HistoryLine[] = []): HistoryPage => ({
  lines: [...newer, ...page],
  more: page.length === historyPage,
});

/**
 * The history that a query finds, page by page. The old lines stay on the screen until the answer arrives.
 * @param first what the server handed over for that query; null to be asked for
 */
export const useHistory = (query: HistoryQuery, first: HistoryLine[] | null) => {
  const request = (part: HistoryQuery = {}) =>
    call<HistoryLine[]>(api.api.admin.history.$get({ query: { ...query, ...part } }));
  const { data, loading, failure, load, loadWith } = useLoaded<HistoryPage>(
    first && found(first),
    async () => found(await request()),
    first === null,
  );
  const { lines, more } = data ?? found([]);
  const key = JSON.stringify(query);
  const [shown, setShown] = useState(key);

  const find = useEffectEvent(() => {
    setShown(key);
    load();
  });
  useEffect(() => {
    if (shown === key) return;
    const timer = setTimeout(find, restMs);
    return () => clearTimeout(timer);
  }, [shown, key]);

  return {
    lines,
    more,
    loading,
    failure,
    reload: load,
    loadPrevious: () =>
      loadWith(async () => found(await request({ before: `${lines.at(-1)?.id}` }), lines)),
  };
};

export type History = ReturnType<typeof useHistory>;
