import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FileContent, FileGuide } from '../file-content.ts';
import { fileErrors } from '#content/texts/content-errors.ts';
import { asLines } from '../schemas/bank.ts';
import { eventGuideSchema } from '../schemas/event-guide.ts';
import { type FixedPart, fixedParts, partSchemas } from '../schemas/parts.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/**
 * The couple's files, read and checked. Each file's schema is its manual; docs/make-it-yours.md shows how.
 * @throws ContentError with a Spanish sentence for everything that is wrong with a file
 */
export const readContent = (folder = 'src/content'): FileContent => {
  const photos = readdirSync(path.join(folder, 'photos')).sort();
  const read = (name: string) =>
    readYaml(path.posix.join(folder, `${name}.yaml`), partSchemas[name as FixedPart], { photos });
  return {
    parts: withLines(Object.fromEntries(fixedParts.map((name) => [name, read(name)]))),
    guides: readGuides(path.posix.join(folder, 'event-guides'), photos),
    photos,
  };
};

/** Accounts are kept in the form in which they are edited, however an older file says them. */
const withLines = ({ wedding, ...parts }: Record<string, unknown>) => {
  const { bank } = wedding as { bank?: unknown };
  const lined = bank === undefined ? {} : { bank: asLines(bank) };
  return { wedding: { ...(wedding as object), ...lined }, ...parts };
};

/** A guide for each file of the folder; no two of them are for the same event. */
export const readGuides = (folder: string, photos: readonly string[]): FileGuide[] => {
  const guides = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.posix.join(folder, name))
    .map((file) => ({
      file,
      guide: readYaml(file, eventGuideSchema, { photos }) as FileGuide,
    }));
  const byEvent = Map.groupBy(guides, ({ guide }) => guide.eventName.normalize('NFC'));
  const duplicate = [...byEvent].filter(([, same]) => same.length > 1);
  if (duplicate.length === 0) return guides.map(({ guide }) => guide);
  throw new ContentError(
    duplicate.map(([name, same]) => {
      const files = same.map(({ file }) => file).join(' y ');
      return fileErrors.sameEvent(files, name);
    }),
  );
};
