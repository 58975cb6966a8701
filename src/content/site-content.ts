import type * as z from 'zod';
import type { eventGuideSchema } from './schemas/event-guide.ts';
import type { homeSchema } from './schemas/home.ts';
import type { lodgingSchema } from './schemas/lodging.ts';
import type { photosSchema } from './schemas/photos.ts';
import type { privacySchema } from './schemas/privacy.ts';
import type { Wedding } from './schemas/wedding.ts';

export type { Wedding };
export type Home = z.output<typeof homeSchema>;
export type Lodging = z.output<typeof lodgingSchema>;
export type Photos = z.output<typeof photosSchema>;
export type Privacy = z.output<typeof privacySchema>;
export type EventGuide = z.output<typeof eventGuideSchema>;
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
};

/** What an event says beyond its own fields, found by its exact name. */
export const guideFor = ({ guides }: SiteContent, eventName: string): EventGuide | undefined => {
  const name = eventName.normalize('NFC');
  return guides.find((guide) => guide.eventName.normalize('NFC') === name);
};
