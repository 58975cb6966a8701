import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

let home: string;
let data: ReturnType<typeof copyTemplate>;
let site: Server;

const inHome = (...names: string[]) => path.join(home, ...names);

const script = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
};

/** A release whose command for the database is the one of this project. */
const makeRelease = (name: string) => {
  const release = inHome('releases', name);
  cpSync('deploy', path.join(release, 'deploy'), { recursive: true });
  cpSync('db/migrations', path.join(release, 'db/migrations'), { recursive: true });
  script(
    path.join(release, 'bin/convite'),
    `case $1 in back | forward) exec ${release}/deploy/versions.sh "$@" ;; esac
shift; cd '${path.resolve('.')}'; exec '${process.execPath}' scripts/database.ts "$@"`,
  );
  return release;
};

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'convite-home-'));
  data = copyTemplate();
  site = createServer((_req, res) => res.end('{"status":"ok"}')).listen(0, '127.0.0.1');
  await once(site, 'listening');
  writeFileSync(inHome('env'), `PORT='${(site.address() as AddressInfo).port}'\n`);
  // In systemd's place: notes what it is told.
  script(inHome('path/systemctl'), `[ "$1" = cat ] || echo "$@" >> ${inHome('told')}`);
  symlinkSync(makeRelease('older'), inHome('previous'));
  symlinkSync(makeRelease('newer'), inHome('current'));
});

afterEach(() => {
  site.close();
  data.remove();
  rmSync(home, { recursive: true });
});

const convite = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      PATH: `${inHome('path')}:${process.env.PATH}`,
      CONVITE_HOME: home,
      CONVITE_ENV: inHome('env'),
      CONVITE_UPDATE_TRIES: '2',
      DATA_DIR: data.dataDir,
    };
    const command = path.join(readlinkSync(inHome('current')), 'bin/convite');
    execFile(command, args, { env }, (error, out, complaints) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + complaints }),
    );
  });

const inUse = () => path.basename(readlinkSync(inHome('current')));

test('back and forward change the release, twice, and say so; a third step is refused in words', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await convite('back')).toMatchObject({
      code: 0,
      output: expect.stringContaining('convite forward'),
    });
    expect(inUse()).toBe('older');
    expect(await convite('back')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No se ha cambiado nada'),
    });
    expect(await convite('forward')).toMatchObject({
      code: 0,
      output: expect.stringContaining('newer está en uso'),
    });
    expect(inUse()).toBe('newer');
    expect((await convite('forward')).code).toBe(1);
  }
  expect(readFileSync(inHome('told'), 'utf8')).toContain(
    'stop convite.socket\nstop convite\n' +
      'reset-failed convite\nreset-failed convite.socket\nstart convite.socket\nstart convite\n',
  );
});

test('a database that the older release cannot read stops nothing and changes nothing', async () => {
  const folder = inHome('releases/older/db/migrations');
  const journal = path.join(folder, 'meta/_journal.json');
  const list = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
  list.entries.pop();
  writeFileSync(journal, JSON.stringify(list));
  const before = readFileSync(path.join(data.dataDir, 'wedding.db'));
  for (const flags of [[], ['--copy']]) {
    const { code, output } = await convite('back', ...flags);
    expect([code, output]).toEqual([1, expect.stringContaining('no hay una copia completa')]);
    expect(inUse()).toBe('newer');
  }
  expect(readFileSync(path.join(data.dataDir, 'wedding.db')).equals(before)).toBe(true);
});
