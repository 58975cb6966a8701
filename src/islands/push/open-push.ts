import { pushTexts as texts } from '#content/texts/push.ts';
import { localStore } from '#islands/client/browser-storage.ts';
import { savePush } from './push-calls.ts';

/** Holds the id of the group whose notices this phone wants; a sign-out clears it. */
const groupKey = 'convite:push';

/** Lets a guest be told of notices on this phone, where its browser can do that. */
export const openPush = (card: HTMLElement) => {
  const { group = '', publicKey = '' } = card.dataset;
  const enableButton = card.querySelector<HTMLButtonElement>('.turn-on')!;
  const disableButton = card.querySelector<HTMLButtonElement>('.turn-off')!;
  const state = card.querySelector<HTMLElement>('.state')!;

  if (!('PushManager' in window && 'Notification' in window)) {
    if (isIPhone()) showSteps(card);
    return;
  }

  const showStatus = (text: string, hasFailed = false) => {
    state.textContent = text;
    state.toggleAttribute('data-failed', hasFailed);
  };

  const show = (isOn: boolean) => {
    const isDenied = Notification.permission === 'denied';
    card.hidden = false;
    enableButton.hidden = isOn || isDenied;
    disableButton.hidden = !isOn;
    if (isOn) showStatus(texts.on);
    else if (isDenied) showStatus(texts.denied, true);
  };

  /** One button gives its place to the other, and the focus with it. */
  const work = async (button: HTMLButtonElement, failed: string, task: () => Promise<void>) => {
    const words = button.textContent;
    button.disabled = true;
    button.textContent = texts.turningOn;
    await task().catch(() => showStatus(failed, true));
    button.textContent = words;
    button.disabled = false;
    if (button.hidden) (enableButton.hidden ? disableButton : enableButton).focus();
  };

  const enable = async () => {
    // At once: a browser asks only while a tap is fresh.
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') {
      show(false);
      if (permission === 'default') showStatus(texts.dismissed);
      return;
    }
    const subscription = await subscribe(publicKey);
    if (!(await savePush(subscription))) throw new Error('The server does not know this phone');
    localStore.keep(groupKey, group);
    show(true);
  };

  const disable = async () => {
    const answer = await fetch('/api/rsvp/push', { method: 'DELETE' });
    if (!answer.ok) throw new Error('The server still knows this phone');
    localStore.clear(groupKey);
    await (await current())?.unsubscribe();
    show(false);
    showStatus(texts.off);
  };

  /** What a browser dropped, or the server does not know any more, is subscribed again. */
  const refresh = async () => {
    const subscription = await subscribe(publicKey);
    show(true);
    // Without signal it stays as it was: the server knows this phone from before.
    const isSaved = await savePush(subscription).catch(() => true);
    if (!isSaved) throw new Error('The server does not know this phone');
  };

  /** It was on, and is not any more. */
  const showLost = () => {
    show(false);
    showStatus(texts.failed, true);
  };

  enableButton.onclick = () => void work(enableButton, texts.failed, enable);
  disableButton.onclick = () => void work(disableButton, texts.notOff, disable);
  const isOn = localStore.read(groupKey) === group && Notification.permission === 'granted';
  if (isOn) void refresh().catch(showLost);
  else show(false);
};

const current = async () => (await navigator.serviceWorker.ready).pushManager.getSubscription();

const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  // Made for another key, as after a restore: nothing would reach it.
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey)) {
    await known.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};

const bytesOf = (base64url: string) => {
  const binary = atob(base64url.replace(/-/gu, '+').replace(/_/gu, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

const isSame = (known: ArrayBuffer | null, bytes: Uint8Array) => {
  // Firefox before 127 does not say it.
  if (!known) return true;
  const own = new Uint8Array(known);
  return own.length === bytes.length && own.every((byte, i) => byte === bytes[i]);
};

/** An iPad says that it is a Mac, with a screen to touch. */
const isIPhone = () =>
  /iPhone|iPad/u.test(navigator.userAgent) ||
  (/Macintosh/u.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** There the invitation has to be on the home screen first; it opens signed in for this group. */
const showSteps = (card: HTMLElement) => {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest) {
    manifest.crossOrigin = 'use-credentials';
    manifest.href = '/my-events/manifest.webmanifest';
  }
  card.querySelector<HTMLElement>('.steps')!.hidden = false;
  card.querySelector<HTMLElement>('.actions')!.hidden = true;
  card.hidden = false;
};
