import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Loader } from 'astro/loaders';
import type * as z from 'zod';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/** A collection that is one file; its entry is called as the collection. */
export const yamlFile = <Schema extends ObjectSchema>(file: string, schema: Schema) => ({
  loader: yamlLoader(file, schema, (collection) => [[collection, file]]),
  schema,
});

/**
 * A collection that is a folder: an entry for each file, called as the file. No two of them may
 * say the same in the field `key`.
 */
export const yamlFolder = <Schema extends ObjectSchema>(
  folder: string,
  schema: Schema,
  key: string,
) => ({
  loader: yamlLoader(
    folder,
    schema,
    () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => [path.basename(name, '.yaml'), path.posix.join(folder, name)]),
    key,
  ),
  schema,
});

type ObjectSchema = z.ZodType<Record<string, unknown>>;
type Entries = (collection: string) => [id: string, file: string][];

// Astro's own checking speaks English and of schemas; ours is for the couple.
const yamlLoader = (
  source: string,
  schema: ObjectSchema,
  entries: Entries,
  key?: string,
): Loader => ({
  name: 'convite-yaml',
  load: async ({ collection, logger, store, watcher }) => {
    const load = () => {
      const read = entries(collection).map(([id, filePath]) => ({
        id,
        filePath,
        data: readYaml(filePath, schema),
      }));
      if (key !== undefined) refuseTwins(read, key);
      store.clear();
      for (const entry of read) store.set(entry);
    };
    load();
    watcher?.add(source);
    watcher?.on('all', (_, changed) => {
      if (!path.relative('.', changed).startsWith(source)) return;
      try {
        load();
      } catch (error) {
        logger.error(String(error));
      }
    });
  },
});

type Entry = { filePath: string; data: Record<string, unknown> };

const refuseTwins = (entries: Entry[], key: string) => {
  const files = Map.groupBy(entries, ({ data }) => String(data[key]).normalize('NFC'));
  const twins = [...files].filter(([, same]) => same.length > 1);
  if (twins.length === 0) return;
  throw new ContentError(
    twins.map(([value, same]) => {
      const paths = same.map(({ filePath }) => filePath).join(' y ');
      return `${paths}: en «${key}» se esperaba algo distinto en cada archivo; dicen «${value}».`;
    }),
  );
};
