import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';

type Point = { x: number; y: number };

/** The card that contains an event's target. */
export const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;

/** A live collection: the browser keeps it up to date. */
const targets = (): HTMLElement[] => [
  ...(document.getElementsByClassName('drop-place') as HTMLCollectionOf<HTMLElement>),
];

const idOf = (dropTarget: HTMLElement) => dropTarget.dataset.place!;

export const targetElement = (id: string): HTMLElement | undefined =>
  targets().find((dropTarget) => idOf(dropTarget) === id);

const isWithin = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A place nearer to an edge of the screen is hardly visible. */
const margin = 80;

const scrollToShow = (dropTarget: HTMLElement) => {
  const { top } = dropTarget.getBoundingClientRect();
  if (top < 0 || top > innerHeight - margin) dropTarget.scrollIntoView({ behavior: 'instant' });
  return dropTarget.getBoundingClientRect();
};

/** What a card is over: by pointer the place under it, by keyboard the place that was jumped to. */
export const targetResolver = () => {
  let scrollTarget: HTMLElement | undefined;
  let under: HTMLElement | undefined;

  const find: CollisionDetection = ({ pointerCoordinates }) => {
    under = pointerCoordinates
      ? targets().find((one) => isWithin(one.getBoundingClientRect(), pointerCoordinates))
      : scrollTarget;
    return under ? [{ id: idOf(under) }] : [];
  };

  /** From place to place, in the order in which they are read. */
  const next: KeyboardCoordinateGetter = (event) => {
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const inOrder = targets()
      .map((dropTarget) => ({ target: dropTarget, rect: dropTarget.getBoundingClientRect() }))
      .sort((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left);
    const at = inOrder.findIndex(({ target: dropTarget }) => dropTarget === scrollTarget);
    const to = at === -1 ? (step > 0 ? 0 : inOrder.length - 1) : at + step;
    const target = inOrder[(to + inOrder.length) % inOrder.length];
    if (!target) return undefined;
    scrollTarget = target.target;
    const { left, top } = scrollToShow(target.target);
    return { x: left, y: top };
  };

  const begin = () => {
    scrollTarget = undefined;
    under = undefined;
  };

  /** The page alone, and not below a place that scrolls by itself: that one is in sight already. */
  const canScroll = (element: Element) =>
    element === document.scrollingElement &&
    (under === undefined || getComputedStyle(under).overflowY !== 'auto');

  return { begin, find, next, autoScroll: { canScroll } };
};
