import type { PassReport, TripPassReport } from '#contract/trip-passes.ts';
import { groupHeader } from '#contract/headers.ts';
import { guestCache, optOutCache } from '#islands/client/offline/caches.ts';
import { readPass } from './saved-pass.ts';

/** A phone that has nothing new to say says it again after this time: the couple sees that it is still there. */
const againMs = 6 * 60 * 60_000;

/**
 * Tells the couple whether this phone holds the pages for the road. A browser may have deleted them without a word, and then the
 * phone says that. One that never saved anything says nothing.
 * @param dataset of the element: the group, its pages, and what this phone said last
 */
export const reportPass = async (dataset: DOMStringMap): Promise<void> => {
  const { pages = '[]', group = '', reported: lastReport } = dataset;
  const last = lastReport ? (JSON.parse(lastReport) as PassReport) : undefined;
  const saved = readPass();
  if (!saved && !last) return;
  const complete = saved !== undefined && (await hasAll(JSON.parse(pages) as string[]));
  const isNews = complete !== last?.complete || (saved?.at ?? 0) > last.at;
  if (!isNews && Date.now() - last.at < againMs) return;
  const report = {
    complete,
    saved_at: saved ? new Date(saved.at).toISOString() : null,
    bytes: saved?.bytes ?? 0,
  };
  const answer = await fetch('/api/rsvp/trip-pass', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', [groupHeader]: group },
    body: JSON.stringify(report satisfies TripPassReport),
  });
  if (!answer.ok) return;
  dataset['reported'] = JSON.stringify({ complete, at: Date.now() } satisfies PassReport);
};

const hasAll = async (pages: readonly string[]) => {
  if (await caches.has(optOutCache)) return false;
  const cache = await caches.open(guestCache);
  const found = await Promise.all(pages.map((page) => cache.match(page)));
  return found.every(Boolean);
};
