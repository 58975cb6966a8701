import { guideSchema } from './schemas/event-guide.ts';
import { guidedEvent, type Parts, partSchemas } from './schemas/parts.ts';
import type { SiteContent } from './site-content.ts';

/**
 * The couple's content as pages read it.
 * @param parts whole: nothing is lacking, and everything has its form
 */
export const contentOf = (parts: Parts): SiteContent => ({
  wedding: partSchemas.wedding.parse(parts['wedding']),
  home: partSchemas.home.parse(parts['home']),
  lodging: partSchemas.lodging.parse(parts['lodging']),
  photos: partSchemas.photos.parse(parts['photos']),
  privacy: partSchemas.privacy.parse(parts['privacy']),
  guides: Object.entries(parts).flatMap(([part, content]) => {
    const eventId = guidedEvent(part);
    return eventId === null ? [] : [{ eventId, ...guideSchema.parse(content) }];
  }),
});
