import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eventGuideSchema } from '../schemas/event-guide.ts';
import { homeSchema } from '../schemas/home.ts';
import { lodgingSchema } from '../schemas/lodging.ts';
import { photosSchema } from '../schemas/photos.ts';
import { privacySchema } from '../schemas/privacy.ts';
import { weddingSchema } from '../schemas/wedding.ts';
import type { EventGuide, SiteContent } from '../site-content.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/**
 * The couple's files, read and checked. Each file's schema is its manual; docs/make-it-yours.md shows how.
 * @throws ContentError with a Spanish sentence for everything that is wrong with a file
 */
export const readContent = (folder = 'src/content'): SiteContent => {
  const file = (name: string) => path.posix.join(folder, name);
  return {
    wedding: readYaml(file('wedding.yaml'), weddingSchema),
    home: readYaml(file('home.yaml'), homeSchema),
    lodging: readYaml(file('lodging.yaml'), lodgingSchema),
    photos: readYaml(file('photos.yaml'), photosSchema),
    privacy: readYaml(file('privacy.yaml'), privacySchema),
    guides: readGuides(file('event-guides')),
  };
};

/** A guide for each file of the folder; no two of them are for the same event. */
export const readGuides = (folder: string): EventGuide[] => {
  const guides = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.posix.join(folder, name))
    .map((file) => ({ file, guide: readYaml(file, eventGuideSchema) }));
  const byEvent = Map.groupBy(guides, ({ guide }) => guide.eventName.normalize('NFC'));
  const twins = [...byEvent].filter(([, same]) => same.length > 1);
  if (twins.length === 0) return guides.map(({ guide }) => guide);
  throw new ContentError(
    twins.map(([name, same]) => {
      const files = same.map(({ file }) => file).join(' y ');
      return `${files}: en «eventName» se esperaba algo distinto en cada archivo; dicen «${name}».`;
    }),
  );
};
