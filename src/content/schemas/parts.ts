import type * as z from 'zod/mini';
import { guideSchema } from './event-guide.ts';
import { guideEvent } from './guide-part.ts';
import { homeSchema } from './home.ts';
import { lodgingSchema } from './lodging.ts';
import { photosSchema } from './photos.ts';
import { privacySchema } from './privacy.ts';
import { weddingSchema } from './wedding.ts';

/** The parts of the content that every site has. A guide is a part of its own: `guides/{eventId}`. */
export const partSchemas = {
  wedding: weddingSchema,
  home: homeSchema,
  lodging: lodgingSchema,
  photos: photosSchema,
  privacy: privacySchema,
} as const;

export type FixedPart = keyof typeof partSchemas;

/** Each part's content as it is stored and typed: what its schema takes. */
export type Parts = Readonly<Record<string, unknown>>;

export const fixedParts = Object.keys(partSchemas) as FixedPart[];

/** @returns null for what is no part */
export const schemaOf = (part: string): z.ZodMiniType | null => {
  const fixed = fixedParts.find((name) => name === part);
  if (fixed) return partSchemas[fixed];
  return guideEvent(part) === null ? null : guideSchema;
};
