import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { connection } from '#content/texts/connection.ts';
import { historyPage, type HistoryQuery } from '#contract/history.ts';
import type { HistoryLine } from '#contract/views.ts';
import { api, call, isSignedOut, sentenceOf } from '#islands/client/api.ts';

/** Debounce of typed queries. */
const restMs = 250;

/**
 * The history that a query finds, page by page. The old lines stay on the screen until the answer arrives.
 * @param first what the server handed over for that query; null to be asked for
 */
export const useHistory = (query: HistoryQuery, first: HistoryLine[] | null) => {
  const [lines, setLines] = useState(first ?? []);
  const [more, setMore] = useState(first?.length === historyPage);
  const [loading, setLoading] = useState(first === null);
  const [failure, setFailure] = useState('');
  const asked = useRef(0);
  const key = JSON.stringify(query);
  const shown = useRef(first === null ? '' : key);

  const load = async (before?: number) => {
    const ask = (asked.current += 1);
    setLoading(true);
    setFailure('');
    try {
      const sought = { ...query, ...(before === undefined ? {} : { before: `${before}` }) };
      const found = await call<HistoryLine[]>(api.api.admin.history.$get({ query: sought }));
      if (ask !== asked.current) return;
      shown.current = key;
      setLines((known) => (before === undefined ? found : [...known, ...found]));
      setMore(found.length === historyPage);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      if (ask === asked.current) setFailure(sentenceOf(error) ?? connection.offline);
    }
    if (ask === asked.current) setLoading(false);
  };

  const find = useEffectEvent(() => void load());
  useEffect(() => {
    if (shown.current === key) return;
    const timer = setTimeout(find, restMs);
    return () => clearTimeout(timer);
  }, [key]);

  return {
    lines,
    more,
    loading,
    failure,
    reload: () => void load(),
    loadOlder: () => void load(lines.at(-1)?.id),
  };
};

export type History = ReturnType<typeof useHistory>;
