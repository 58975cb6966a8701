import { pageTime } from '#islands/client/page-time.ts';
import './notices.css';

import { noticeTexts as texts } from '#content/texts/notices.ts';
import type { NoticeView, ShownNotices } from '#contract/notices.ts';
import { isFinished, isCurrent } from '#domain/days/notices.ts';
import { type LiveChange, liveKinds } from '#domain/history/live-change.ts';
import { weekdayAndTime } from '#domain/time/wedding-time.ts';
import { localStore } from '#islands/client/browser-storage.ts';
import { watchChanges } from '#islands/client/live/watch-changes.ts';
import { isOwn } from '#islands/client/offline/own-answer.ts';
import { toast } from '#islands/stores/toasts.ts';

/** So often the phone's clock is asked which notices begin and end. */
const tickMs = 20_000;

/** `readAt`: ms since 1970. */
type StoredList = { notices: NoticeView[]; readAt: number };

/**
 * Shows the couple's notices on this page as they come, and keeps them on the phone for the pages that are opened without signal.
 * @param storageKey where they are kept
 */
export const openNoticeList = (storageKey: string) => {
  const container = document.querySelector<HTMLElement>('aside.notices') ?? createList();
  const [, mark = ''] = container.dataset['stream']?.split('=') ?? [];
  let stored = newest(storedList(storageKey), listIn(container));
  const reported = new Set<string>();
  const list = container.querySelector('ul') ?? container.appendChild(document.createElement('ul'));

  const show = () => {
    const now = new Date(pageTime());
    const current = stored.notices.filter((notice) => isCurrent(notice, now));
    const shown = JSON.stringify(current);
    if (container.dataset['shown'] !== shown) list.replaceChildren(...current.map(lineOf));
    container.dataset['shown'] = shown;
    container.hidden = current.length === 0;
    if (!document.hidden) void reportSeen(current, reported);
  };

  const refresh = async () => {
    const answer = await fetch('/api/rsvp/notices').catch(() => undefined);
    if (!answer?.ok || !isOwn(answer)) return;
    stored = { notices: (await answer.json()) as NoticeView[], readAt: pageTime() };
    if (stored.notices.length > 0) localStore.keep(storageKey, JSON.stringify(stored));
    else localStore.clear(storageKey);
    show();
  };

  const handle = ({ kinds }: LiveChange) => {
    if (kinds.includes('notices')) void refresh();
    // That anything may have changed is said of every beginning.
    if (kinds.includes('events') && kinds.length < liveKinds.length) offerReload();
  };

  show();
  // What the phone has heard may be over since. Where the stream begins without a mark it says so itself.
  if (mark) void refresh();
  setInterval(show, tickMs);
  addEventListener('visibilitychange', show);
  watchChanges({
    address: '/api/rsvp/live',
    since: mark,
    onChange: handle,
    onState: () => undefined,
  });
};

/** On a page that is the same for everybody. */
const createList = () => {
  const container = document.createElement('aside');
  container.className = 'notices no-print';
  container.hidden = true;
  container.setAttribute('aria-label', texts.label);
  document.querySelector('main')!.prepend(container);
  return container;
};

const listIn = ({ dataset }: HTMLElement): StoredList => ({
  notices: JSON.parse(dataset['notices'] ?? '[]') as NoticeView[],
  readAt: Date.parse(dataset['read'] ?? '') || 0,
});

const storedList = (storageKey: string): StoredList => {
  try {
    const list = JSON.parse(localStore.read(storageKey) ?? '{}') as Partial<StoredList>;
    const { notices = [], readAt = 0 } = list;
    return {
      notices: notices.filter((notice) => !isFinished(notice, new Date(pageTime()))),
      readAt,
    };
  } catch {
    return { notices: [], readAt: 0 };
  }
};

/** A page that was saved earlier knows less than the phone has heard since. */
const newest = (one: StoredList, other: StoredList): StoredList =>
  one.readAt > other.readAt ? one : other;

const lineOf = ({ text, starts_at, urgent }: NoticeView) => {
  const line = document.createElement('li');
  line.classList.toggle('urgent', urgent);
  const since = document.createElement('small');
  since.textContent = texts.since(weekdayAndTime(new Date(starts_at)));
  line.append(text, since);
  return line;
};

/** Tells the couple that this group has read them: once, and again where that did not arrive. */
const reportSeen = async (shown: readonly NoticeView[], reported: Set<string>) => {
  const fresh = shown.filter(({ id, text }) => !reported.has(`${id} ${text}`));
  if (fresh.length === 0 || !navigator.onLine) return;
  for (const { id, text } of fresh) reported.add(`${id} ${text}`);
  const answer = await fetch('/api/rsvp/notices/seen', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: fresh.map(({ id }) => id) } satisfies ShownNotices),
  }).catch(() => undefined);
  if (!answer?.ok) for (const { id, text } of fresh) reported.delete(`${id} ${text}`);
};

const offerReload = () =>
  toast({
    title: texts.changed,
    isOfPage: true,
    action: { label: texts.reload, run: () => location.reload() },
  });
