import { outboxTexts as texts } from '#content/texts/outbox.ts';
import { outboxListTexts as listTexts } from '#content/texts/outbox-list.ts';
import { statusOf } from '#islands/client/api.ts';
import {
  type Entry,
  isAboutCompanion,
  isAboutEvent,
  isAboutQuestion,
} from '#islands/outbox/entry.ts';
import { flush } from '#islands/outbox/flush.ts';
import { subscribeToResults } from '#islands/outbox/outbox-updates.ts';
import { clearOtherGroups, knownEntries, removeEntry } from '#islands/outbox/outbox.ts';
import type { Result } from '#islands/outbox/result.ts';
import { retryClock } from '#islands/outbox/retry-clock.ts';
import { confirmDialog } from '#islands/session/confirm-dialog.ts';
import { keepDestination } from '#islands/stores/destination.ts';
import { toast } from '#islands/stores/toasts.ts';

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
};

const badge = (name: 'li' | 'span'): HTMLElement => {
  const created = document.createElement(name);
  created.className = 'badge';
  created.textContent = texts.pending;
  created.dataset['tone'] = 'wheat';
  return created;
};

const { rest } = listTexts;

/** Shows the outbox entries of the group, sends them at once, and retries on 'online', on becoming visible, by a clock. */
export const showOutbox = async (host: HTMLElement) => {
  const groupId = Number(host.dataset['group']);
  const names = JSON.parse(host.dataset['names']!) as Record<string, string>;
  const state = make('p', { className: 'state' });
  const detail = make('p', { className: 'detail' });
  const liveRegion = make('div', {}, state, detail);
  liveRegion.setAttribute('role', 'status');
  const list = make('ul', {});
  list.setAttribute('aria-label', listTexts.list);
  const again = make('button', { type: 'button', className: 'btn btn-quiet' }, texts.retry);
  const signIn = make('a', { className: 'btn btn-quiet', href: '/rsvp' }, listTexts.signIn);
  signIn.hidden = true;
  signIn.addEventListener('click', () => keepDestination(location.pathname));
  const notice = make('section', { className: 'notice' }, liveRegion, list, again, signIn);
  notice.dataset['tone'] = 'warning';
  notice.setAttribute('aria-label', listTexts.list);
  const clear = make('button', { type: 'button', className: 'btn btn-text' }, rest.clear);
  const otherGroup = make('section', { className: 'notice' }, make('p', {}, rest.text), clear);
  otherGroup.setAttribute('aria-label', rest.text);
  host.replaceChildren(notice, otherGroup);

  const line = (entry: Entry) => {
    const name = nameOf(entry, names);
    const item = make('li', {}, make('strong', {}, name), ' ');
    const { stopped } = entry;
    if (!stopped) item.append(badge('span'));
    else
      item.append(
        make(
          'p',
          {},
          (stopped.why === 'refused' && stopped.sentence) || texts.stopped[stopped.why],
        ),
      );
    item.append(...actions(entry));
    return item;
  };

  /** What the guest can do with an entry. */
  const actions = (entry: Entry) => {
    const { stopped } = entry;
    const href = isAboutEvent(entry) ? `/events/${entry.about}/rsvp` : '/rsvp';
    const word = !stopped
      ? listTexts.change
      : stopped.why === 'changed'
        ? listTexts.resolve
        : stopped.why !== 'gone' && listTexts.again;
    const link = word ? [make('a', { className: 'btn btn-text', href }, word)] : [];
    if (!stopped || stopped.why === 'changed') return link;
    const seen = make('button', { type: 'button', className: 'btn btn-text' }, texts.understood);
    seen.addEventListener('click', () => void removeEntry(entry).then(show).catch(showStatus));
    return [...link, seen];
  };

  /** Rendered again only when it changed: the focus or a finger may be on it. */
  let shown = '';
  const show = async () => {
    const known = await knownEntries();
    const all = known.filter((entry) => entry.groupId === groupId);
    const hasOtherGroup = !('only' in host.dataset) && known.length > all.length;
    const isShown = ({ about }: Entry) => !('only' in host.dataset) || about in names;
    const entries = all.filter(isShown);
    const pending = entries.filter(({ stopped }) => !stopped);
    const now = JSON.stringify([entries, hasOtherGroup]);
    if (now === shown) return pending.length;
    shown = now;
    notice.hidden = entries.length === 0;
    otherGroup.hidden = !hasOtherGroup;
    host.hidden = notice.hidden && otherGroup.hidden;
    list.replaceChildren(...entries.map(line));
    again.hidden = pending.length === 0;
    state.textContent = pending.length > 0 ? texts.kept : '';
    markCards(pending);
    return pending.length;
  };

  /** Says why entries still wait. The same sentence is not announced twice. */
  const showStatus = (error: unknown) => {
    const status = statusOf(error);
    const isUnread = error !== undefined && status === undefined;
    const words =
      status === 0
        ? texts.stillNot
        : status === 401
          ? listTexts.signedOut
          : isUnread
            ? texts.unread
            : '';
    if (detail.textContent !== words) detail.textContent = words;
    signIn.hidden = status !== 401;
  };

  const attempt = async () => {
    if ((await show()) === 0) return clock.reset();
    const { error, results } = await flush().catch((error: unknown) => ({
      error,
      results: [],
    }));
    await show();
    if (results.some(isSettled)) return reload(results);
    showStatus(error);
    // Only signing in helps where the session is over.
    if (error === undefined || statusOf(error) === 401) clock.reset();
    else clock.schedule();
  };

  let inProgress = false;
  const send = async () => {
    if (inProgress) return;
    inProgress = true;
    await attempt().catch((error: unknown) => {
      host.hidden = notice.hidden = false;
      showStatus(error);
      clock.schedule();
    });
    inProgress = false;
    again.textContent = texts.retry;
    again.removeAttribute('aria-disabled');
  };
  const clock = retryClock(() => void send());

  /** The guest, or a returning network, asks for it. */
  const retry = () => {
    again.textContent = texts.retryPending;
    again.setAttribute('aria-disabled', 'true');
    void send();
  };

  again.addEventListener('click', retry);
  clear.addEventListener('click', async () => {
    if (!(await confirmDialog(rest.question))) return;
    await clearOtherGroups(groupId);
    await show().catch(showStatus);
  });
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void send();
  });
  subscribeToResults((results) => {
    if (results.some(isSettled)) reload(results);
    else void show().catch(() => undefined);
  });
  await send();
};

/** The page shows the responses of the server: a reload brings those just sent. */
const reload = (results: readonly Result[]) => {
  const isReceived = results.some(({ kind }) => kind === 'received');
  toast(
    isReceived
      ? { title: texts.received, description: texts.receivedText }
      : { title: texts.requested, description: texts.requestedText },
  );
  location.reload();
};

const nameOf = (entry: Entry, names: Record<string, string>): string => {
  if (isAboutCompanion(entry)) return texts.companion(entry.person?.name);
  if (isAboutQuestion(entry)) return entry.text;
  return isAboutEvent(entry) ? (names[entry.about] ?? listTexts.someEvent) : texts.diets;
};

const isSettled = ({ kind }: Result) => kind === 'received' || kind === 'asked';

const markCards = (pending: Entry[]) => {
  document.querySelectorAll('[data-outbox-mark]').forEach((mark) => mark.remove());
  for (const { about } of pending) {
    for (const answers of document.querySelectorAll(`[data-answers-of="${about}"]`)) {
      const mark = badge('li');
      mark.dataset['outboxMark'] = '';
      answers.append(mark);
    }
  }
};
