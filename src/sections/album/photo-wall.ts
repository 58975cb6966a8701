import type { WallPhotoView } from '#contract/photos.ts';
import { localStore } from '#islands/client/browser-storage.ts';
import { defineElement } from '#islands/client/define-element.ts';
import { isOwn } from '#islands/client/offline/own-answer.ts';
import { createSlideShow } from './slide-show.ts';

const showMs = 7_000;
const askMs = 20_000;

/** Of this screen: its link, and the list as it was read last. */
const tokenKey = 'convite-wall:token';
const listKey = 'convite-wall:photos';

/**
 * Shows the approved photos one after the other, and asks now and then for new ones. Without a line it goes on with what it
 * has: the worker keeps each photo that it has shown.
 */
class PhotoWall extends HTMLElement {
  private show = createSlideShow();
  private timers: number[] = [];
  private count = 0;

  connectedCallback() {
    const token = location.hash.slice(1) || localStore.read(tokenKey);
    if (!token) return this.showMessage(this.dataset['ended']!);
    localStore.keep(tokenKey, token);
    this.take(JSON.parse(localStore.read(listKey) ?? '[]') as WallPhotoView[]);
    const ask = () => void this.ask(token);
    this.timers = [
      window.setInterval(ask, askMs),
      window.setInterval(() => this.showNext(), showMs),
    ];
    addEventListener('online', ask);
    this.offerFullScreen();
    this.showNext();
    void this.ask(token);
  }

  disconnectedCallback() {
    this.timers.forEach(clearInterval);
  }

  private async ask(token: string) {
    try {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch('/api/photos/wall', { headers, cache: 'no-store' });
      // What a hotel's portal answers says nothing about the link.
      if (!isOwn(answer)) return;
      if (answer.status === 401) return this.end();
      if (!answer.ok) return;
      const photos = (await answer.json()) as WallPhotoView[];
      localStore.keep(listKey, JSON.stringify(photos));
      const isFirst = this.count === 0;
      this.take(photos);
      if (isFirst) this.showNext();
    } catch {
      // Without a line it goes on with what it has.
    }
  }

  private take(photos: readonly WallPhotoView[]) {
    this.count = photos.length;
    this.show.replace(photos);
    this.showMessage(photos.length === 0 ? this.dataset['empty']! : '');
    if (photos.length === 0) this.stage().replaceChildren();
  }

  private showNext() {
    const photo = this.show.next();
    if (!photo) return;
    const image = new Image();
    image.alt = this.dataset['photo']!;
    image.src = photo.large;
    // One that cannot be fetched now leaves the stage to the one before.
    image.onload = () => {
      const before = [...this.stage().children];
      this.stage().append(image);
      requestAnimationFrame(() => image.classList.add('shown'));
      for (const old of before) {
        old.classList.remove('shown');
        old.setAttribute('aria-hidden', 'true');
        setTimeout(() => old.remove(), 1_500);
      }
    };
  }

  private end() {
    localStore.clear(tokenKey);
    localStore.clear(listKey);
    this.timers.forEach(clearInterval);
    this.take([]);
    this.showMessage(this.dataset['ended']!);
  }

  private showMessage(text: string) {
    const words = this.querySelector('[data-part=words]')!;
    if (words.textContent !== text) words.textContent = text;
  }

  private stage() {
    return this.querySelector('[data-part=stage]')!;
  }

  private offerFullScreen() {
    const button = this.querySelector<HTMLButtonElement>('[data-full]')!;
    if (!document.fullscreenEnabled) return;
    button.hidden = false;
    button.onclick = () => void this.requestFullscreen();
  }
}

defineElement('photo-wall', PhotoWall);
