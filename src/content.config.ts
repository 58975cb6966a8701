import { defineCollection } from 'astro:content';

import { yamlFile, yamlFolder } from './content/reading/loaders.ts';
import { eventGuideSchema } from './content/schemas/event-guide.ts';
import { homeSchema } from './content/schemas/home.ts';
import { lodgingSchema } from './content/schemas/lodging.ts';
import { photosSchema } from './content/schemas/photos.ts';
import { privacySchema } from './content/schemas/privacy.ts';

/** What only pages show. Each file's schema is its manual; docs/make-it-yours.md shows how. */
export const collections = {
  home: defineCollection(yamlFile('src/content/home.yaml', homeSchema)),
  lodging: defineCollection(yamlFile('src/content/lodging.yaml', lodgingSchema)),
  photos: defineCollection(yamlFile('src/content/photos.yaml', photosSchema)),
  privacy: defineCollection(yamlFile('src/content/privacy.yaml', privacySchema)),
  eventGuides: defineCollection(
    yamlFolder('src/content/event-guides', eventGuideSchema, 'eventName'),
  ),
};
