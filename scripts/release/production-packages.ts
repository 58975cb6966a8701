import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/**
 * The folders of these packages and of all their dependencies, as Node would resolve them. Optional and peer
 * dependencies are included if they are installed: so only the binaries of this platform.
 * @param unused packages that are asked for and never loaded
 */
export const productionPackages = (
  root: string,
  names: Iterable<string>,
  unused: ReadonlySet<string> = new Set(),
): string[] => {
  const found = new Set<string>();
  const open = [...names].map((name) => ({ name, from: '', needed: true }));
  for (let next = open.pop(); next; next = open.pop()) {
    const folder = findPackage(root, next.name, next.from);
    if (folder === undefined) {
      if (!next.needed) continue;
      throw new Error(`The package ${next.name} is not installed (asked for by ${next.from}).`);
    }
    if (found.has(folder)) continue;
    found.add(folder);
    const { dependencies = {}, optionalDependencies, peerDependencies } = manifestOf(root, folder);
    const wished = { ...peerDependencies, ...optionalDependencies };
    for (const name of Object.keys({ ...dependencies, ...wished })) {
      if (isTypes(name) || unused.has(name)) continue;
      open.push({ name, from: folder, needed: name in dependencies && !(name in wished) });
    }
  }
  return [...found].sort();
};

/** The package that an import names: '@scope/name/part' is of '@scope/name'. */
export const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const isTypes = (name: string) => name.startsWith('@types/');

/** From its own folder upward, as Node resolves packages. */
const findPackage = (root: string, name: string, from: string): string | undefined => {
  for (let place = from; ; place = dirname(place)) {
    const folder = join(place, 'node_modules', name);
    if (existsSync(join(root, folder, 'package.json'))) return folder;
    if (place === '' || place === '.') return undefined;
  }
};

const manifestOf = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
