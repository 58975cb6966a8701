import { bigViewTexts } from '#content/texts/big-view.ts';

/** Wider on a computer; on a phone a little under its sharpest, for the connection's sake. */
const bigSizes = '(max-width: 767px) 75vw, 1280px';
const swipePx = 40;

/** More are too small for a thumb; the count says the same. */
const maxDots = 20;

const arrow = (label: string, step: number, path: string) =>
  `<button type="button" class="step" data-step="${step}" aria-label="${label}"><svg viewBox="0 0 12 12" aria-hidden="true"><path d="${path}"/></svg></button>`;

const parts = `<button type="button" class="close" aria-label="${bigViewTexts.close}"><svg viewBox="0 0 12 12" aria-hidden="true"><path d="m1 1 10 10M11 1 1 11"/></svg></button><div class="frame"></div>${arrow(bigViewTexts.previous, -1, 'm8 1-5 5 5 5')}${arrow(bigViewTexts.next, 1, 'm4 1 5 5-5 5')}<div class="words"><p class="count"></p><p class="text" aria-live="polite"></p></div><div class="dots" role="group" aria-label="${bigViewTexts.dots}"></div>`;

let built = 0;

/** Builds the dialog over a list of pictures; what it returns shows one of them in it. */
export const createBigView = (
  box: HTMLElement,
  list: HTMLElement,
  links: readonly HTMLAnchorElement[],
) => {
  const dialog = document.createElement('dialog');
  let at = 0;

  const show = (index: number) => {
    at = (index + links.length) % links.length;
    const link = links[at]!;
    const picture = link.querySelector('picture')!.cloneNode(true) as HTMLElement;
    const source = picture.querySelector('source');
    if (source) source.sizes = bigSizes;
    const image = picture.querySelector('img')!;
    image.loading = 'eager';
    // Of a square copy the whole is shown.
    const { width, height } = link.dataset;
    if (width && height) {
      source?.remove();
      Object.assign(image, { width: Number(width), height: Number(height), src: link.href });
    }
    dialog.querySelector('.frame')!.replaceChildren(picture);
    dialog.querySelector('.text')!.textContent = link.dataset['text'] ?? image.alt;
    dialog.querySelector('.count')!.textContent = `${at + 1} / ${links.length}`;
    for (const [index, dot] of dialog.querySelectorAll('.dots button').entries()) {
      if (index === at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };

  dialog.className = 'light-box';
  dialog.innerHTML = parts;
  dialog.setAttribute('aria-label', list.getAttribute('aria-label')!);
  const text = dialog.querySelector('.text')!;
  text.id = `light-box-text-${(built += 1)}`;
  dialog.setAttribute('aria-describedby', text.id);
  dialog.querySelector<HTMLElement>('.count')!.hidden = box.dataset['counter'] === undefined;
  const dots = links.map((_, index) => {
    const dot = document.createElement('button');
    dot.type = 'button';
    dot.setAttribute('aria-label', bigViewTexts.dot(index + 1));
    return dot;
  });
  const dotsBox = dialog.querySelector<HTMLElement>('.dots')!;
  dotsBox.append(...dots);
  dotsBox.hidden = dots.length > maxDots;
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.matches('.close')) dialog.close();
    else if (button?.dataset['step']) show(at + Number(button.dataset['step']));
    else if (button) show(dots.indexOf(button));
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(at - 1);
    if (key === 'ArrowRight') show(at + 1);
  });
  enableSwipe(dialog.querySelector('.frame')!, (step) => show(at + step));
  box.append(dialog);

  return (index: number) => {
    show(index);
    dialog.showModal();
  };
};

const enableSwipe = (frame: HTMLElement, go: (step: number) => void) => {
  let start = 0;
  frame.addEventListener('dragstart', (event) => event.preventDefault());
  frame.addEventListener('pointerdown', ({ clientX }) => (start = clientX));
  frame.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - start;
    if (Math.abs(moved) >= swipePx) go(-Math.sign(moved));
  });
};
