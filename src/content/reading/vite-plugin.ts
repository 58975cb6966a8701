import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { weddingSchema } from '../schemas/wedding.ts';
import { readYaml } from './read-yaml.ts';

/** The files that code outside the pages imports. The pages' own are content collections. */
const schemas = { 'src/content/wedding.yaml': weddingSchema };

/**
 * Turns a file of the couple's into a module of plain data, checked when the site is built: an
 * export for each field at the top, so that a browser's bundle holds only those it asks for.
 */
export const coupleContent = (): Plugin => {
  let root = '.';
  return {
    name: 'convite:couple-content',
    configResolved: (config) => {
      root = config.root;
    },
    load(id) {
      const file = path.relative(root, id);
      if (!isKnown(file)) return undefined;
      return moduleOf(readYaml(file, schemas[file], readFileSync(id, 'utf8')));
    },
  };
};

const isKnown = (file: string): file is keyof typeof schemas => Object.hasOwn(schemas, file);

const moduleOf = (content: object) =>
  Object.entries(content)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
