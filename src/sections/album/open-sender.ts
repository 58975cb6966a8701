import { photosTexts } from '#content/texts/photos-page.ts';
import type { OpenedLinkView } from '#contract/photos.ts';
import { maxPictureSize } from '#domain/pictures/largest-picture.ts';
import { api, call, statusOf } from '#islands/client/api.ts';
import { localStore } from '#islands/client/browser-storage.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';
import { retryClock } from '#islands/outbox/retry-clock.ts';
import { confirmDialog } from '#islands/session/confirm-dialog.ts';
import { createPhotoSender, type SenderState } from '#islands/photos/photo-sender.ts';
import {
  browserPhotoStore,
  type PhotoOwner,
  type PhotoStore,
} from '#islands/photos/photo-store.ts';
import { sendPhoto } from '#islands/photos/send-photo.ts';
import { photosWaitKey } from './photo-keys.ts';
import { photoLine } from './photo-line.ts';

const texts = photosTexts.send;

const removeQuestion = {
  title: texts.removeTitle,
  text: texts.removeConfirm,
  yes: texts.removeYes,
  no: texts.removeNo,
};

/** Where a browser does not say it, as on plain http, the server finds out itself. */
const checksumOf = async (bytes: ArrayBuffer): Promise<string> => {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return '';
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Opens the choosing and sending of photos in the page. */
export const openSender = async (container: HTMLElement): Promise<void> => {
  const part = (name: string) => container.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const group = container.dataset['group'];
  const token = location.hash.slice(1);
  if (!group) {
    const link = await openLink(token);
    part('link-failed').hidden = typeof link !== 'string';
    if (typeof link === 'string') return refuse(container, link);
    part('sign-in').hidden = true;
    part('link-failed').hidden = true;
    if (link.eventName)
      container.querySelector('h2')!.textContent = photosTexts.card(link.eventName);
  }
  const owner: PhotoOwner = group ? { groupId: Number(group) } : { token };
  part('send').hidden = false;
  start(container, owner);
};

/** @returns what the link is for, or why it opens nothing */
const openLink = async (token: string): Promise<OpenedLinkView | string> => {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const link = await call<OpenedLinkView>(api.api.photos.link.$get({}, { headers }));
    return link.purpose === 'upload' ? link : photosTexts.invalidLink;
  } catch (error) {
    return statusOf(error) === 401 ? photosTexts.invalidLink : photosTexts.linkFailed;
  }
};

const refuse = (container: HTMLElement, text: string) => {
  const line = container.querySelector<HTMLElement>('[data-part="link-failed"]')!;
  line.hidden = false;
  line.querySelector('span')!.textContent = text;
  const retry = line.querySelector<HTMLButtonElement>('[data-retry]')!;
  retry.hidden = text === photosTexts.invalidLink;
  retry.onclick = () => location.reload();
};

/** What the server would refuse as well, once it had been read here. */
const rejectionOf = ({ type, size }: File): string => {
  if (type.startsWith('video/')) return texts.video;
  return size > maxPictureSize ? texts.tooLarge : '';
};

/** Where photos wait, of whomever, the page goes on with them at its next visit. */
const markedStore: PhotoStore = {
  ...browserPhotoStore,
  save: (photo) => {
    localStore.keep(photosWaitKey, '1');
    return browserPhotoStore.save(photo);
  },
  delete: async (id) => {
    await browserPhotoStore.delete(id);
    if ((await browserPhotoStore.read()).length === 0) localStore.clear(photosWaitKey);
  },
};

const start = (container: HTMLElement, owner: PhotoOwner) => {
  const wifi = container.querySelector<HTMLInputElement>('.wifi input')!;
  const line = photoLine(() => wifi.checked);
  const clock = retryClock(() => void sender.sync());
  const sender = createPhotoSender({
    ...{ owner, store: markedStore, send: sendPhoto, checksumOf },
    ...{ newId: newSubmissionKey, now: Date.now, mayUseLine: line.isAllowed },
    onFailed: clock.schedule,
    unreadable: texts.unreadable,
    rejectionOf,
  });
  const again = () => {
    clock.reset();
    void sender.sync();
  };
  wifi.addEventListener('change', again);
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  input.onchange = () => {
    const files = [...input.files!];
    // The same files may be chosen again.
    input.value = '';
    void sender.choose(files);
  };
  container.querySelector<HTMLButtonElement>('[data-now]')!.onclick = () => {
    line.allowOnce();
    again();
  };
  container.querySelector<HTMLButtonElement>('[data-discard]')!.onclick = () => {
    void confirmDialog(removeQuestion).then((isSure) => {
      if (!isSure) return;
      for (const { id } of sender.state().pending) void sender.discard(id);
    });
  };
  addEventListener('online', again);
  line.onChange(again);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
  addEventListener('beforeunload', (event) => {
    if (sender.state().isUnsaved || sender.state().reading > 0) event.preventDefault();
  });
  sender.subscribe(() =>
    draw(container, sender.state(), line.hasConnectionType, (id) => sender.discard(id)),
  );
  void sender.open();
  // Chosen before this was loaded.
  if (input.files!.length > 0) input.onchange(new Event('change'));
};

const draw = (
  container: HTMLElement,
  state: SenderState,
  hasConnectionType: boolean,
  discard: (id: string) => Promise<void>,
) => {
  const part = (name: string) => container.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const { pending, percent, rejected, isBlocked } = state;
  part('progress').hidden = pending.length === 0;
  part('left').textContent = texts.left(pending.length);
  part('percent').textContent = percent === null ? '' : texts.percent(percent);
  container.querySelector('progress')!.value = percent ?? 0;
  // Announced when it changes, and not with every part.
  const stateText = sentences(state, hasConnectionType).join('\n');
  if (part('state').textContent !== stateText) part('state').textContent = stateText;
  container.querySelector<HTMLElement>('[data-now]')!.hidden = !(isBlocked && pending.length > 0);
  container.querySelector<HTMLElement>('[data-discard]')!.hidden = pending.length === 0;
  part('rejected').hidden = rejected.length === 0;
  const list = part('rejected').querySelector('ul')!;
  if (list.children.length === rejected.length) return;
  list.replaceChildren(...rejected.map((one) => rejectedLine(one, () => void discard(one.id))));
};

const rejectedLine = (
  { name, message }: SenderState['rejected'][number],
  discard: () => void,
): HTMLLIElement => {
  const item = document.createElement('li');
  const title = document.createElement('b');
  const reason = document.createElement('p');
  const button = document.createElement('button');
  title.textContent = name;
  reason.textContent = message;
  Object.assign(button, { type: 'button', className: 'btn btn-text', onclick: discard });
  button.textContent = texts.drop;
  button.setAttribute('aria-label', texts.discard(name));
  item.append(title, reason, button);
  return item;
};

/** What there is to say, in the order of its weight. */
const sentences = (state: SenderState, hasConnectionType: boolean): string[] => {
  const { pending, reading, sent, known, isOffline, isUnsaved, isBlocked, message } = state;
  const isPending = pending.length > 0;
  return [
    reading > 0 && texts.reading(reading),
    isPending && isUnsaved && texts.unsaved,
    isPending && message,
    isPending && isOffline && texts.offline,
    isPending && isBlocked && (hasConnectionType ? texts.held : texts.onlyWifiAbout),
    known > 0 && texts.known(known),
    sent > 0 && texts.sent(sent),
    sent > 0 && !isPending && reading === 0 && texts.thanks,
  ].filter((text): text is string => Boolean(text));
};
