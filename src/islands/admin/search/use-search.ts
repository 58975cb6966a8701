import { useEffect, useState } from 'react';
import { searchTexts as texts } from '#content/texts/search.ts';
import type { Found } from '#contract/search.ts';
import { api, call, isSignedOut, messageOf } from '#islands/client/api.ts';

/** How long nothing is typed before the server is asked. */
const debounceMs = 150;

type Answer = { query: string; found: Found[] | null; failure: string };

const noResults: Answer = { query: '', found: null, failure: '' };

/** What the server finds for a query; `isSearching`: what is shown is still of the one before. */
export const useSearch = (typed: string) => {
  const query = typed.trim();
  const [answer, setAnswer] = useState(noResults);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const search = async () => {
      try {
        const found = await call<Found[]>(api.api.admin.search.$get({ query: { q: query } }));
        if (isCurrent) setAnswer({ query, found, failure: '' });
      } catch (error) {
        if (!isCurrent) return;
        if (isSignedOut(error)) return location.reload();
        setAnswer({ query, found: null, failure: messageOf(error) ?? texts.failed });
      }
    };
    const timer = setTimeout(() => void search(), debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, attempt]);

  return {
    found: answer.found,
    isSearching: answer.query !== query,
    failure: answer.query === query ? answer.failure : '',
    retry: () => {
      setAnswer(noResults);
      setAttempt((before) => before + 1);
    },
  };
};
