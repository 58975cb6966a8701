import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The scripts that a page with islands needs, its own first, in the order of their imports. */
export type ScriptsOf = (html: string) => string[];

/**
 * The scripts that the islands of a page will import, known in advance: each script names its imports only
 * once it is loaded, and with high latency every such step costs a round trip.
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
    // Menu and links need few scripts and come first: a guest may tap them while a form is loading.
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

/** Static imports only: dynamic imports are loaded later. */
const namedIn = (script: string) =>
  [...script.matchAll(/\b(?:from|import)\s*["']\.\/([\w.@-]+\.js)["']/g)].map(
    ([, name = '']) => name,
  );
