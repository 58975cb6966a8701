import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../../e2e/fixtures/length.ts';
import { siteArguments, siteEnvironment, startServer } from '../../e2e/fixtures/server.ts';
import { packageOf } from '../../scripts/release/production-packages.ts';
import { makeRelease } from '../../scripts/release/zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'convite-release-'));
/** Nothing of the building user's environment: no PATH, no home, no settings. */
const bare = { CONVITE_ENV: join(folder, 'no-such-file') };
let archive: string;
let release: string;

beforeAll(async () => {
  archive = await makeRelease(join(folder, 'made'), 1);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  release = join(folder, basename(archive, '.tar.gz'));
});

// Its thousands of files go within half a minute on a busy disk.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 30_000);

const convite = async (args: string[], answers: string[] = [], env = {}) => {
  const child = spawn(join(release, 'bin/convite'), args, {
    cwd: join(folder, 'elsewhere'),
    env: { ...bare, PATH: '/usr/bin:/bin', ...env },
  });
  child.stdin.end(answers.map((line) => `${line}\n`).join(''));
  const [output, complained, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { exitCode, output: output + complained };
};

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => join(place, name))
    .filter((path) => statSync(path).isFile());

test('what is unpacked runs by itself: pages, an administrator, its own data folder', async () => {
  mkdirSync(join(folder, 'elsewhere'));
  const created = await convite(['admin'], ['madrina', 'una clave muy larga']);
  expect(created).toMatchObject({ exitCode: 0, output: expect.stringContaining('Listo: madrina') });

  const DATA_DIR = join(folder, 'elsewhere/data');
  const site = await startServer({ ...bare, DATA_DIR }, release, './bin/convite');
  expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({ status: 'ok' });
  const home = await (await fetch(site.url)).text();
  expect(home).toContain('</html>');
  const card = new URL(/og:image" content="([^"]*)"/u.exec(home)![1]!);
  expect((await fetch(`${site.url}${card.pathname}${card.search}`)).status).toBe(200);
  expect((await fetch(`${site.url}/rsvp`)).status).toBe(200);
  const signedIn = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'madrina', password: 'una clave muy larga' }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  // A library that is read only when it is needed has come along too.
  const sheet = await fetch(`${site.url}/api/admin/guests/template`, { headers: { cookie } });
  expect(sheet.status).toBe(200);
  // Its own Node, with what `npm start` tells it about memory.
  const [node, ...reported] = readFileSync(`/proc/${site.pid}/cmdline`, 'utf8').split('\0');
  const flags = siteArguments();
  const main = join(release, flags.pop()!);
  expect([node, ...reported]).toEqual([join(release, 'bin/node'), ...flags, main, '']);
  const environment = readFileSync(`/proc/${site.pid}/environ`, 'utf8').split('\0');
  expect(environment).toEqual(
    expect.arrayContaining(
      Object.entries(siteEnvironment()).map(([name, value]) => `${name}=${value}`),
    ),
  );
  expect(await site.stop()).toBe(0);
});

test('every package that the build asks for has come along whole', () => {
  const imported = new Set(
    filesIn(join(release, 'dist/server'))
      .filter((path) => path.endsWith('.mjs'))
      .flatMap((path) => [
        ...readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*"(@?[a-z][\w@./-]*)"/g),
      ])
      .map(([, name = '']) => name)
      .filter((name) => existsSync(join(release, 'node_modules', packageOf(name)))),
  );
  expect([...imported]).toEqual(
    expect.arrayContaining(['better-sqlite3', 'sharp', 'exceljs', '@whiskeysockets/baileys']),
  );
  const readAll = `for (const name of ${JSON.stringify([...imported])}) await import(name);`;
  const program = join(release, 'read-all.mjs');
  writeFileSync(program, readAll);
  execFileSync(join(release, 'bin/node'), [program], { cwd: release, env: {} });
  rmSync(program);
});

test('a command that is none is a sentence that names those that are', async () => {
  const { exitCode, output } = await convite(['fiesta']);
  expect(exitCode).toBe(2);
  expect(output).toMatch(
    /no hay un comando 'fiesta'.*start back forward admin backup database doctor restore/,
  );
});

test('it says nothing of where and by whom it was built, and no address to download from', () => {
  const own = filesIn(release).filter((path) => !path.includes('/node_modules/'));
  const tells = own.filter((path) => {
    const content = readFileSync(path, 'latin1');
    return (
      content.includes(process.cwd()) || (hostname().length > 4 && content.includes(hostname()))
    );
  });
  expect(tells).toEqual([]);
  const build = filesIn(join(release, 'dist/server')).map((path) => readFileSync(path, 'utf8'));
  expect(build.join('')).toContain('"rootDir":"file:///convite/"');
  expect(filesIn(release).filter((path) => basename(path) === 'package-lock.json')).toEqual([]);
});

test('it brings no second platform, no sources of packages and nothing that only builders need', () => {
  const names = filesIn(release).map((path) => path.slice(release.length + 1));
  const foreign = /(darwin|win32|linux)[-.a-z]*(arm64|x64)/;
  const binaries = names.filter((name) => /\.(node|so[.\d]*|dylib)$/.test(name));
  expect(binaries.filter((name) => foreign.exec(name)?.[2] !== process.arch)).toEqual([]);
  const packages = readdirSync(join(release, 'node_modules'));
  const tools = ['astro', 'vite', 'typescript', 'playwright', 'eslint', 'rolldown'];
  for (const unneeded of [...tools, 'ioredis', '@redis']) expect(packages).not.toContain(unneeded);
  const ofMakers =
    /^node_modules\/(@[^/]+\/)?[^/]+\/(tests?|__tests__|examples?|bench|benchmark)\//;
  expect(names.filter((name) => ofMakers.test(name))).toEqual([]);
});

test.runIf(isLong)(
  'made again from the same build it is the same, byte by byte',
  async () => {
    const again = await makeRelease(relative('.', join(folder, 'again')), 1);
    expect(basename(again)).toBe(basename(archive));
    expect(readFileSync(`${again}.sha256`, 'utf8')).toBe(readFileSync(`${archive}.sha256`, 'utf8'));
  },
  120_000,
);
