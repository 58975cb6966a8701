import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';

type Point = { x: number; y: number };

/** The card that something within it happened to. */
export const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;

/** The browser keeps this list itself, as long as the page is the same. */
const places = (): HTMLElement[] => [
  ...(document.getElementsByClassName('drop-place') as HTMLCollectionOf<HTMLElement>),
];

const idOf = (place: HTMLElement) => place.dataset.place!;

export const placeElement = (id: string): HTMLElement | undefined =>
  places().find((place) => idOf(place) === id);

/** By pointer: what is under it. By keyboard there is none: the place whose corner was jumped to. */
export const placeUnder: CollisionDetection = ({ pointerCoordinates, collisionRect }) => {
  const place = pointerCoordinates
    ? places().find((one) => isWithin(one.getBoundingClientRect(), pointerCoordinates))
    : placeAt({ x: collisionRect.left, y: collisionRect.top });
  return place ? [{ id: idOf(place) }] : [];
};

const isWithin = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Farther from a place's corner than the rounding of a jump, and it was not jumped to. */
const near = 40;

const placeAt = ({ x, y }: Point): HTMLElement | undefined => {
  const [nearest] = places()
    .map((place) => {
      const { left, top } = place.getBoundingClientRect();
      return { place, distance: Math.hypot(left - x, top - y) };
    })
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance < near ? nearest.place : undefined;
};

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** From place to place, in the order in which they are read. */
export const nextPlace: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const inOrder = places()
    .map((place) => ({ place, rect: place.getBoundingClientRect() }))
    .toSorted((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left);
  const now = placeAt(currentCoordinates);
  const at = inOrder.findIndex(({ place }) => place === now);
  const next = at === -1 ? (step > 0 ? 0 : inOrder.length - 1) : at + step;
  const target = inOrder[(next + inOrder.length) % inOrder.length];
  return target && { x: target.rect.left, y: target.rect.top };
};
