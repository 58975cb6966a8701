import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { showInProgress } from '#islands/client/in-progress.ts';
import styles from './light-box.css?url&no-inline';

/**
 * The big view of the list of pictures inside, one at a time, around and around. It comes with the first
 * tap. Without this script, or when the view does not come, each picture is a plain link to itself.
 */
class LightBox extends HTMLElement {
  private list = this.querySelector('ul')!;
  private links = [...this.querySelectorAll('a')];
  private show: ((index: number) => void) | undefined;

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
    showInProgress();
    const [view, isStyled] = await Promise.all([
      loadPart(() => import('./big-view.ts'), { isOptional: true }),
      loadStyles().then(
        () => true,
        () => false,
      ),
    ]);
    if (!view || !isStyled) return location.assign(link.href);
    this.show ??= view.createBigView(this, this.list, this.links);
    showInProgress(false);
    // The strip repeats its pictures: a repeat opens the one it repeats.
    this.show(indexOf(link.closest('li')!));
  }
}

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

const indexOf = (element: Element) => [...element.parentElement!.children].indexOf(element);

defineElement('light-box', LightBox);
