import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Who may import whom. A floor reaches its own files besides. */
const mayImport: Record<string, string[]> = {
  domain: [],
  content: ['domain'],
  db: ['domain'],
  contract: ['domain', 'content'],
  gateways: ['domain'],
  api: ['domain', 'content', 'contract', 'db', 'gateways'],
  islands: ['domain', 'content', 'contract'],
  sections: ['domain', 'content', 'contract', 'islands'],
  layouts: ['sections', 'islands'],
  pages: ['domain', 'content', 'gateways', 'api', 'islands', 'sections', 'layouts'],
  server: ['domain', 'content', 'contract', 'db', 'api', 'layouts'],
  'service-worker': ['domain', 'content', 'islands'],
  styles: [],
};

/** The one door through which an island knows the API: its type, for the typed client. */
const typedClient = 'src/islands/client/api.ts';

const isSource = (name: string) =>
  /\.(ts|tsx|astro)$/.test(name) && !/\.test\.|\.d\.ts$/.test(name);

/** The one file that only passes on: the database is opened with all of its tables at once. */
const fullSchema = 'db/schema.ts';

const all = ['src', 'db'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const files = all.filter(isSource);

/** Astro wants two files in its own place: the middleware stands with the pages. */
const floorOf = (path: string) => {
  if (path.startsWith('db/')) return 'db';
  return path === 'src/middleware.ts' ? 'pages' : (path.split('/')[1] ?? '');
};

type Import = { from: string; to: string; typeOnly: boolean };

const statement =
  /(?:^|[\s;])(?:(import|export)(\s+type)?\s([^'";]*?)\sfrom\s*|import\s*)['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

const importsOf = (from: string): Import[] =>
  [...readFileSync(from, 'utf8').matchAll(statement)].flatMap(
    ([, , type, names = '', specifier, lazily]) => {
      const to = resolveOurs(from, specifier ?? lazily ?? '');
      return to ? [{ from, to, typeOnly: type !== undefined || onlyTypes(names) }] : [];
    },
  );

const onlyTypes = (names: string) =>
  names.startsWith('{') &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .filter((name) => name.trim() !== '')
    .every((name) => name.trim().startsWith('type '));

const resolveOurs = (from: string, specifier: string): string | undefined => {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return normalize(join(dirname(from), path));
  if (!path.startsWith('#')) return undefined;
  return path.startsWith('#db/') ? path.slice(1) : `src/${path.slice(1)}`;
};

const imports = files.flatMap(importsOf);

describe('the house', () => {
  test('every file stands on a floor of the plan', () => {
    expect(files.filter((path) => !(floorOf(path) in mayImport))).toEqual([]);
  });

  test('every import leads to a file, named with its ending', () => {
    expect(imports.filter(({ to }) => !existsSync(to))).toEqual([]);
  });

  test('a floor imports only from the floors under it', () => {
    const trespasses = imports.filter(({ from, to, typeOnly }) => {
      const [own, other] = [floorOf(from), floorOf(to)];
      if (own === other || other === 'styles') return false;
      if (from === typedClient && other === 'api' && typeOnly) return false;
      return !mayImport[own]?.includes(other);
    });
    expect(trespasses.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('no file imports itself by way of others, not even a type', () => {
    expect(findCycle()).toBeUndefined();
  });

  test('nothing that runs reaches what supports tests', () => {
    const support = files.filter((path) =>
      /['"](?:#tests\/|(?:\.\.\/)+tests\/)/.test(readFileSync(path, 'utf8')),
    );
    expect(support).toEqual([]);
  });

  test('no file is longer than 250 lines', () => {
    const long = [...files, ...all.filter((path) => path.endsWith('.css'))].filter(
      (path) => readFileSync(path, 'utf8').trimEnd().split('\n').length > 250,
    );
    expect(long).toEqual([]);
  });

  test('no file only passes on what others export', () => {
    const barrels = files.filter(
      (path) =>
        path.endsWith('.ts') &&
        path !== fullSchema &&
        readFileSync(path, 'utf8')
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
          .replace(/export\s[^;]*?\sfrom\s*['"][^'"]+['"];?/g, '')
          .trim() === '',
    );
    expect(barrels).toEqual([]);
  });

  test('no file is a drawer for odds and ends', () => {
    expect(files.filter((path) => /^(utils?|helpers?|common|misc)\b/.test(basename(path)))).toEqual(
      [],
    );
  });
});

const findCycle = (): string[] | undefined => {
  const next = Map.groupBy(
    imports.filter(({ from, to }) => !(from === typedClient && floorOf(to) === 'api')),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const { to } of next.get(path) ?? []) {
      const cycle = walk(to, [...trail, path]);
      if (cycle) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const path of files) {
    const cycle = walk(path, []);
    if (cycle) return cycle;
  }
  return undefined;
};
