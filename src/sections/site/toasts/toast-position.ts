import { finest, freePosition, isFree, type Location } from './free-position.ts';

const controls =
  'a[href], button, input, select, textarea, summary, label, iframe, video, [role=button], [tabindex="0"]';

const page = document.documentElement;
const marginPx = 12;
const wide = 768;

/**
 * Puts the toast where it covers no control. Over a dialog it stands at the top, and the dialog leaves it that room
 * (`--toast-space`). On a page it looks for a place without controls; where there is none, it stands before the page
 * and moves it down.
 */
export const positionToast = (region: HTMLElement) => {
  const card = region.querySelector<HTMLElement>('.toast')!;
  if (document.querySelector('dialog[open], .dialog')) return standOverDialog(region, card);
  page.style.removeProperty('--toast-space');
  const window = { width: page.clientWidth, height: innerHeight };
  // The page has made room, and shows it; at a desk the bar is too wide for any other place.
  const isBar = region.dataset['place'] === 'before';
  if (isBar && (window.width >= wide || scrollY < region.offsetHeight)) return;

  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const right = window.width - size.width - marginPx;
  // `elementFromPoint` ignores it, and finds what is below.
  card.style.pointerEvents = 'none';
  const room = { window, card: size, margin: marginPx, isTaken: takenPoints() };
  const { left, top } = region.getBoundingClientRect();
  const isThere = region.dataset['place'] === 'free';
  const isInWindow =
    Math.min(left, top) >= 0 &&
    left + size.width <= window.width &&
    top + size.height <= window.height;
  const isWell = isThere && isInWindow && isFree({ x: left, y: top }, room);

  // On a phone the thumb's side of the screen stays free.
  const wish = { x: right, y: window.width < wide ? 0 : window.height };
  const position = isWell ? null : freePosition({ ...room, wish });
  card.style.pointerEvents = '';
  if (!isWell) stand(region, position);
};

const SETTLED_MS = 100;
/** A font that arrives or a zoom that ends moves things and says nothing. */
const UNTOLD_MS = 1000;

/**
 * Tells, ten times a second at most, that the page under a toast scrolls, grows or opens something, and each second
 * that it may have. Returns what ends it.
 */
export const onPageChange = (look: () => void) => {
  let pending = 0;
  const soon = () => {
    pending ||= window.setTimeout(() => {
      pending = 0;
      look();
    }, SETTLED_MS);
  };
  const timer = setInterval(look, UNTOLD_MS);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    // Until they listen, controls let every tap through, and are not found where they are drawn.
    attributeFilter: ['open', 'hidden', 'disabled', 'aria-expanded'],
  });
  addEventListener('scroll', soon, true);
  addEventListener('resize', soon);
  return () => {
    clearTimeout(pending);
    clearInterval(timer);
    changes.disconnect();
    removeEventListener('scroll', soon, true);
    removeEventListener('resize', soon);
  };
};

/** With the next toast the search begins anew. */
export const leavePosition = (region: HTMLElement) => {
  delete region.dataset['place'];
  region.style.cssText = '';
  clearSpace();
};

const standOverDialog = (region: HTMLElement, card: HTMLElement) => {
  region.dataset['place'] = 'dialog';
  region.style.cssText = '';
  const space = card.offsetHeight + 2 * marginPx;
  clearSpace();
  page.style.setProperty('--toast-space', `${space}px`);
};

const clearSpace = () => {
  const { style } = page;
  style.removeProperty('--toast-space');
  style.removeProperty('--toast-bar');
  style.scrollPaddingTop = '';
};

/** The page makes room: it stands first, and what is scrolled passes under it. Here, as hardly any page needs it. */
const bar =
  'position: sticky; top: 0; left: 0; order: -1; width: 100%; padding: 8px 12px; overflow-anchor: none; background: var(--paper)';

const stand = (region: HTMLElement, position: Location | null) => {
  region.dataset['place'] = position ? 'free' : 'before';
  region.style.cssText = position ? `left: ${position.x}px; top: ${position.y}px` : bar;
  if (position) return clearSpace();
  // What gets the focus scrolls out from under it, and what stays in sight stands below it.
  const height = `${region.offsetHeight}px`;
  page.style.scrollPaddingTop = height;
  page.style.setProperty('--toast-bar', height);
};

/** Measured on the rendered page. */
const takenPoints = () => {
  const known = new Map<number, boolean>();
  return (x: number, y: number): boolean => {
    const key = (y / finest) * 4096 + x / finest;
    let taken = known.get(key);
    if (taken === undefined) {
      taken = Boolean(document.elementFromPoint(x, y)?.closest(controls));
      known.set(key, taken);
    }
    return taken;
  };
};
