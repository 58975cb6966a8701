import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test.each([
  ['the image', 'deploy/Dockerfile', /npm ci\b.*/gu],
  ['the setup', 'scripts/setup.mjs', /\['(?:ci|rebuild)'.*/gu],
])('%s installs packages without running their scripts', (_name, path, installs) => {
  const found = read(path).match(installs) ?? [];
  expect(found).not.toEqual([]);
  for (const install of found) expect(install).toContain('--ignore-scripts');
});

test('npm 11 refuses the scripts of every package that has some', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>;
  };
  const { allowScripts } = JSON.parse(read('package.json')) as {
    allowScripts: Record<string, boolean>;
  };
  const withScripts = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//u, ''));
  expect(Object.values(allowScripts)).not.toContain(true);
  expect(withScripts.filter((name) => name !== 'fsevents' && !(name in allowScripts))).toEqual([]);
});

test('the image begins with images named by digest', () => {
  const dockerfile = read('deploy/Dockerfile');
  const named = Object.fromEntries(
    [...dockerfile.matchAll(/^ARG (\w+)=(.+)$/gmu)].map(([, name, image]) => [name, image]),
  );
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gmu)].map(([, base]) =>
    base!.replace(/^\$\{(\w+)\}$/u, (_, name: string) => named[name] ?? ''),
  );
  expect(bases).toEqual([
    expect.stringMatching(/^node:24\S*@sha256:[\da-f]{64}$/u),
    expect.stringMatching(/^debian:\S+@sha256:[\da-f]{64}$/u),
  ]);
});
