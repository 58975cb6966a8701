import type * as z from 'zod/mini';
import type { Photo } from '#domain/pictures/photo.ts';
import { photoReferences } from './photo-references.ts';
import { guideSchema } from './schemas/event-guide.ts';
import { fieldOf } from './schemas/field-of.ts';
import { photoName } from './schemas/fields.ts';
import { guideEvent } from './schemas/guide-part.ts';
import { type Parts, partSchemas, schemaOf } from './schemas/parts.ts';
import type { SiteContent } from './site-content.ts';
import { withoutEmpty } from './without-empty.ts';

/** A picture that the couple has uploaded; undefined for one of the build. */
type FindUploaded = (name: string) => Photo | undefined;

/**
 * The couple's content as pages read it, but for the cuts of the first screen's photo.
 * @param parts whole: nothing is lacking, and everything has its form
 */
export const contentOf = (
  parts: Parts,
  findUploaded: FindUploaded = () => undefined,
): SiteContent => ({
  wedding: read(partSchemas.wedding, parts['wedding']),
  home: read(partSchemas.home, parts['home']),
  lodging: read(partSchemas.lodging, parts['lodging']),
  photos: read(partSchemas.photos, parts['photos']),
  privacy: read(partSchemas.privacy, parts['privacy']),
  guides: Object.entries(parts).flatMap(([part, content]) => {
    const eventId = guideEvent(part);
    return eventId === null ? [] : [{ eventId, ...read(guideSchema, content) }];
  }),
  pictures: uploadedIn(parts, findUploaded),
  heroPhoto: null,
});

const uploadedIn = (parts: Parts, findUploaded: FindUploaded): Record<string, Photo> => {
  const named = Object.entries(parts).flatMap(([part, content]) => {
    const schema = schemaOf(part);
    return schema ? photoReferences(fieldOf(schema), content) : [];
  });
  const names = new Set(named.map(({ photo }) => photoName(photo)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const photo = findUploaded(name);
      return photo ? [[name, photo]] : [];
    }),
  );
};

const read = <Schema extends z.ZodMiniType>(
  schema: Schema,
  content: unknown = {},
): z.output<Schema> => schema.parse(withoutEmpty(fieldOf(schema), content));
