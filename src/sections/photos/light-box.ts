import { photoTexts } from '#content/texts/photos.ts';

import { showUnderWay } from '#islands/client/under-way.ts';
import styles from './light-box.css?url&no-inline';

/** Wider on a computer; on a phone a little under its sharpest, for the connection's sake. */
const bigSizes = '(max-width: 767px) 75vw, 1280px';
const swipePx = 40;

const arrow = (label: string, step: number, path: string) =>
  `<button type="button" class="step" data-step="${step}" aria-label="${label}"><svg viewBox="0 0 12 12" aria-hidden="true"><path d="${path}"/></svg></button>`;

const parts = `<button type="button" class="close" aria-label="${photoTexts.close}"><svg viewBox="0 0 12 12" aria-hidden="true"><path d="m1 1 10 10M11 1 1 11"/></svg></button><div class="frame"></div>${arrow(photoTexts.previous, -1, 'm8 1-5 5 5 5')}${arrow(photoTexts.next, 1, 'm4 1 5 5-5 5')}<div class="words"><p class="count"></p><p class="text" aria-live="polite"></p></div><div class="dots" role="group" aria-label="${photoTexts.dots}"></div>`;

/**
 * The big view of the list of pictures inside, one at a time, around and around. Without this
 * script, or when its styles do not come, each picture is a plain link to itself.
 */
class LightBox extends HTMLElement {
  private list = this.querySelector('ul')!;
  private links = [...this.querySelectorAll('a')];
  private dialog: HTMLDialogElement | undefined;
  private at = 0;

  connectedCallback() {
    // Safari knows dialogs since 2022.
    if (typeof HTMLDialogElement === 'undefined') return;
    for (const link of this.links) {
      link.setAttribute('role', 'button');
      link.setAttribute('aria-haspopup', 'dialog');
    }
    this.list.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      void this.open(link);
    });
    this.list.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      (event.target as HTMLElement).click();
    });
  }

  private async open(link: HTMLAnchorElement) {
    showUnderWay();
    try {
      await loadStyles();
    } catch {
      return location.assign(link.href);
    }
    showUnderWay(false);
    this.dialog ??= this.build();
    // The strip repeats its pictures: a repeat opens the one it repeats.
    this.show(placeOf(link.closest('li')!));
    this.dialog.showModal();
  }

  private build() {
    const dialog = document.createElement('dialog');
    dialog.className = 'light-box';
    dialog.innerHTML = parts;
    dialog.setAttribute('aria-label', this.list.getAttribute('aria-label')!);
    const text = dialog.querySelector('.text')!;
    text.id = `light-box-text-${(built += 1)}`;
    dialog.setAttribute('aria-describedby', text.id);
    dialog.querySelector<HTMLElement>('.count')!.hidden = this.dataset['counter'] === undefined;
    const dots = this.links.map((_, at) => {
      const dot = document.createElement('button');
      dot.type = 'button';
      dot.setAttribute('aria-label', photoTexts.dot(at + 1));
      return dot;
    });
    dialog.querySelector('.dots')!.append(...dots);
    dialog.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.matches('.close')) dialog.close();
      else if (button?.dataset['step']) this.show(this.at + Number(button.dataset['step']));
      else if (button) this.show(placeOf(button));
    });
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft') this.show(this.at - 1);
      if (key === 'ArrowRight') this.show(this.at + 1);
    });
    this.wakeSwipe(dialog.querySelector('.frame')!);
    this.append(dialog);
    return dialog;
  }

  private show(asked: number) {
    const dialog = this.dialog!;
    const total = this.links.length;
    this.at = (asked + total) % total;
    const link = this.links[this.at]!;
    const picture = link.querySelector('picture')!.cloneNode(true) as HTMLElement;
    picture.querySelector('source')!.sizes = bigSizes;
    const image = picture.querySelector('img')!;
    image.loading = 'eager';
    dialog.querySelector('.frame')!.replaceChildren(picture);
    dialog.querySelector('.text')!.textContent = link.dataset['text'] ?? image.alt;
    dialog.querySelector('.count')!.textContent = `${this.at + 1} / ${total}`;
    for (const [place, dot] of dialog.querySelectorAll('.dots button').entries()) {
      if (place === this.at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  }

  private wakeSwipe(frame: HTMLElement) {
    let start = 0;
    frame.addEventListener('dragstart', (event) => event.preventDefault());
    frame.addEventListener('pointerdown', ({ clientX }) => (start = clientX));
    frame.addEventListener('pointerup', ({ clientX }) => {
      const moved = clientX - start;
      if (Math.abs(moved) >= swipePx) this.show(this.at - Math.sign(moved));
    });
  }
}

let built = 0;
let styled: Promise<void> | undefined;

const loadStyles = () =>
  (styled ??= new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = styles;
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      styled = undefined;
      reject(new Error(styles));
    };
    document.head.append(sheet);
  }));

const placeOf = (element: Element) => [...element.parentElement!.children].indexOf(element);

customElements.define('light-box', LightBox);
