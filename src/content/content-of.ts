import type * as z from 'zod';
import { guideSchema } from './schemas/event-guide.ts';
import { fieldOf } from './schemas/field-of.ts';
import { guidedEvent } from './schemas/guide-part.ts';
import { type Parts, partSchemas } from './schemas/parts.ts';
import type { SiteContent } from './site-content.ts';
import { withoutBlanks } from './without-blanks.ts';

/**
 * The couple's content as pages read it.
 * @param parts whole: nothing is lacking, and everything has its form
 */
export const contentOf = (parts: Parts): SiteContent => ({
  wedding: read(partSchemas.wedding, parts['wedding']),
  home: read(partSchemas.home, parts['home']),
  lodging: read(partSchemas.lodging, parts['lodging']),
  photos: read(partSchemas.photos, parts['photos']),
  privacy: read(partSchemas.privacy, parts['privacy']),
  guides: Object.entries(parts).flatMap(([part, content]) => {
    const eventId = guidedEvent(part);
    return eventId === null ? [] : [{ eventId, ...read(guideSchema, content) }];
  }),
});

const read = <Schema extends z.ZodType>(schema: Schema, content: unknown = {}): z.output<Schema> =>
  schema.parse(withoutBlanks(fieldOf(schema), content));
