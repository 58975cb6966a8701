import type * as z from 'zod/mini';
import type { guideSchema } from './schemas/event-guide.ts';
import type { homeSchema } from './schemas/home.ts';
import type { lodgingSchema } from './schemas/lodging.ts';
import type { photosSchema } from './schemas/photos.ts';
import type { privacySchema } from './schemas/privacy.ts';
import type { Wedding } from './schemas/wedding.ts';
import type { HeroPhoto, Photo } from '#domain/pictures/photo.ts';

export type { Wedding };
export type Home = z.output<typeof homeSchema>;
export type Lodging = z.output<typeof lodgingSchema>;
export type Photos = z.output<typeof photosSchema>;
export type Privacy = z.output<typeof privacySchema>;
/** Of the event that has this number. */
export type EventGuide = z.output<typeof guideSchema> & { eventId: number };
export type Block = EventGuide['blocks'][number];
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** Everything that is the couple's own. Pages read it from `Astro.locals.content`. */
export type SiteContent = {
  wedding: Wedding;
  home: Home;
  lodging: Lodging;
  photos: Photos;
  privacy: Privacy;
  guides: EventGuide[];
  /** The pictures of the content that the couple has uploaded, by name; the others are those of the build. */
  pictures: Record<string, Photo>;
  /** The cuts of the first screen's photo; null where a drawing stands there. */
  heroPhoto: HeroPhoto | null;
};

/** What an event says beyond its own fields. */
export const guideFor = ({ guides }: SiteContent, eventId: number): EventGuide | undefined =>
  guides.find((guide) => guide.eventId === eventId);
