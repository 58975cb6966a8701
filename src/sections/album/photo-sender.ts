import { localStore } from '#islands/client/browser-storage.ts';
import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { photosWaitKey, wifiKey } from './photo-keys.ts';

/**
 * Sends photos of a group, or of whoever has a card of an event. What does it is loaded once there is something to send: a photo that
 * is chosen, or one that an earlier visit left.
 */
class PhotoSenderElement extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector<HTMLInputElement>('input[type=file]')!;
    const wifi = this.querySelector<HTMLInputElement>('.wifi input')!;
    wifi.checked = localStore.read(wifiKey) !== null;
    wifi.onchange = () => {
      if (wifi.checked) localStore.keep(wifiKey, '1');
      else localStore.clear(wifiKey);
    };
    const isByCard = !this.dataset['group'] && location.hash.length > 1;
    if (isByCard || localStore.read(photosWaitKey)) return void this.open();
    // Chosen before this runs: browsers keep what was chosen.
    if (input.files!.length > 0) return void this.open();
    input.addEventListener('change', () => void this.open(), { once: true });
  }

  private async open(): Promise<void> {
    const part = await loadPart(() => import('./open-sender.ts'));
    if (part) return part.openSender(this);
    // What was chosen is still chosen.
    addEventListener('online', () => void this.open(), { once: true });
  }
}

defineElement('photo-sender', PhotoSenderElement);
