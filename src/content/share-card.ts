import { createHash } from 'node:crypto';
import type { Point } from '#domain/pictures/photo.ts';
import type { Look } from '#domain/look/look.ts';
import type { SiteContent } from './site-content.ts';

/** What chat apps show beside a link to the site. */
export type ShareCard = {
  names: readonly [string, string];
  date: string;
  place: string;
  look: Look;
  /** The first screen's photo, by name; null where a drawing stands there. */
  photo: { photo: string; point?: Point | undefined } | null;
};

export const shareCardOf = ({ wedding, photos }: SiteContent): ShareCard => ({
  names: wedding.couple.names,
  date: wedding.dateText,
  place: [wedding.venue.name, wedding.venue.place].filter(Boolean).join(', '),
  look: wedding.look,
  photo: photos.hero ? { photo: photos.hero.photo, point: photos.hero.point } : null,
});

/** Chat apps keep a picture by its address: another card has another one. */
export const shareCardAddress = (card: ShareCard): string =>
  `/share-card.jpg?v=${createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 12)}`;
