import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The scripts that a page with islands needs, its own first, in the order in which they ask for each other. */
export type ScriptsOf = (html: string) => string[];

/**
 * What the islands of a page will ask for, known before they ask: each script names others only once
 * it has come, and on a bad line every such turn is a journey.
 * @param client `dist/client`
 */
export const readIslandScripts = (client: string): ScriptsOf => {
  const known = new Map<string, readonly string[]>();
  const imports = (name: string) => {
    const file = join(client, '_astro', name);
    const found = known.get(name) ?? (existsSync(file) ? namedIn(readFileSync(file, 'utf8')) : []);
    known.set(name, found);
    return found;
  };
  return (html) => {
    const needed = new Set<string>();
    const islands = [...html.matchAll(islandScript)].map(([, url = '']) => basename(url));
    if (islands.length === 0) return [];
    // Menu and links need little and come first: whoever waits for a form may tap them.
    const own = [...html.matchAll(ownScript)].map(([, url = '']) => basename(url));
    const open = [...own, ...islands];
    for (let name = open.shift(); name; name = open.shift()) {
      if (needed.has(name)) continue;
      needed.add(name);
      open.push(...imports(name));
    }
    return [...needed].map((name) => `/_astro/${name}`);
  };
};

const ownScript = /<script type="module" src="(\/_astro\/[^"]+)">/g;
const islandScript = / (?:component|renderer)-url="(\/_astro\/[^"]+)"/g;

/** Static imports alone: what is asked for later is not asked for at once. */
const namedIn = (script: string) =>
  [...script.matchAll(/\b(?:from|import)\s*["']\.\/([\w.@-]+\.js)["']/g)].map(
    ([, name = '']) => name,
  );
