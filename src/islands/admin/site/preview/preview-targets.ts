import { photoName } from '#content/schemas/fields.ts';
import type { SiteDraft } from '../site-draft.ts';

/** A text or picture of the draft, and the dotted path of its field: `home.gift.title`. */
export type Entry = { field: string; value: string; isPhoto: boolean };

const photoFields = new Set(['photo', 'picture']);

/** Every text and picture in the draft. */
export const entriesOf = (draft: SiteDraft): Entry[] =>
  Object.entries(draft).flatMap(([part, { typed }]) => entriesIn(typed, [part]));

const entriesIn = (value: unknown, path: readonly string[]): Entry[] => {
  if (typeof value === 'string') {
    const isPhoto = photoFields.has(path.at(-1)!);
    return value.trim() === '' ? [] : [{ field: path.join('.'), value, isPhoto }];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => entriesIn(inner, [...path, name]));
};

/** What the page makes out of a field rather than showing it. */
const derived: [selector: string, field: string][] = [
  ['.when > time', 'wedding.ceremony.day'],
  ['.when > span', 'wedding.ceremony.time'],
  ['count-down', 'wedding.ceremony.day'],
];

const shownText = 'h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, blockquote, address, span';

/** What leads to another page of the site goes on doing so. */
const pageLink = 'nav, a[href^="/"]';

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ').trim();

/**
 * Where each field stands on a page of the draft. Guests' pages carry no marks for it: an element belongs to the field
 * that says what it says.
 */
export const targetsIn = (page: Document, entries: readonly Entry[]): Map<Element, string> => {
  const fieldOf = new Map<string, string>();
  for (const { field, value, isPhoto } of entries) {
    const text = oneLine(value);
    if (!isPhoto && !fieldOf.has(text)) fieldOf.set(text, field);
  }
  const targets = new Map<Element, string>();
  for (const element of page.querySelectorAll(shownText)) {
    if (element.closest(pageLink) ?? element.querySelector(pageLink)) continue;
    const texts = [element, ...element.childNodes].map((node) => oneLine(node.textContent));
    const text = texts.find((one) => fieldOf.has(one));
    const isWithin = element.parentElement && targets.has(element.parentElement);
    if (text !== undefined && !isWithin) targets.set(element, fieldOf.get(text)!);
  }
  const photos = entries.filter(({ isPhoto }) => isPhoto);
  for (const image of page.querySelectorAll('img')) {
    const address = decodeURIComponent(image.getAttribute('src') ?? '');
    const found = photos.find(({ value }) => address.includes(photoName(value)));
    if (found) targets.set(image, found.field);
  }
  for (const [selector, field] of derived) {
    for (const element of page.querySelectorAll(selector)) targets.set(element, field);
  }
  return targets;
};

/** The target that was tapped, or that something in it was. */
export const targetAt = (
  targets: ReadonlyMap<Element, string>,
  pressed: Element | null,
): { element: Element; field: string } | undefined => {
  for (let element = pressed; element; element = element.parentElement) {
    const field = targets.get(element);
    if (field !== undefined) return { element, field };
  }
  return undefined;
};

/** The place of a field, or else of the first one within it. */
export const elementOf = (
  targets: ReadonlyMap<Element, string>,
  field: string,
): HTMLElement | undefined => {
  const places = [...targets];
  const [element] =
    places.find(([, one]) => one === field) ??
    places.find(([, one]) => one.startsWith(`${field}.`)) ??
    [];
  return element as HTMLElement | undefined;
};
