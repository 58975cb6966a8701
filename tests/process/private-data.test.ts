import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '../../bench/durability/visitor.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

// Everything that is started here inherits what `npm start` finds on many machines, at its worst.
process.umask(0);

const newData = () => {
  const { dataDir, remove } = copyTemplate();
  onTestFinished(remove);
  return dataDir;
};

const extraIn = (dataDir: string) => [
  dataDir,
  ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(dataDir, name),
  ),
];

/** Each place that another user of the machine may read or enter. */
const openPlaces = (dataDir: string) =>
  extraIn(dataDir).filter((place) => (statSync(place).mode & 0o077) !== 0);

const run = (dataDir: string, program: string, args: string[] = [], env = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${program}.ts`, ...args],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env }, encoding: 'utf8' },
  );
  expect([program, status, `${stdout}${stderr}`]).toEqual([program, 0, expect.any(String)]);
};

const start = async (dataDir: string) => {
  const site = await startServer({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await site.stop()));
  return site;
};

test('a new wedding is its own user’s alone: database, pictures, backups, what was before a restore', async () => {
  const dataDir = path.join(newData(), 'new');
  const site = await startServer({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  });
  expect(openPlaces(dataDir)).toEqual([]);

  const { cookie } = await signIn(site, '/api/admin/login', admin);
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#7f9da6' },
  })
    .jpeg()
    .toBuffer();
  const uploaded = await fetch(`${site.url}/api/admin/site/pictures`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', cookie },
    body: new Uint8Array(picture),
  });
  expect(uploaded.status).toBe(201);
  expect(readdirSync(path.join(dataDir, 'uploads'))).not.toEqual([]);
  run(dataDir, 'backup');
  run(dataDir, 'admin', [], { ADMIN_USERNAME: 'madrina', ADMIN_PASSWORD: 'una clave muy larga' });
  expect(openPlaces(dataDir)).toEqual([]);
  await site.stop();

  const [backup] = readdirSync(path.join(dataDir, 'backups')).filter((name) =>
    /^convite-.*\.db$/u.test(name),
  );
  run(dataDir, 'restore', [path.join(dataDir, 'backups', backup!)]);
  expect(extraIn(dataDir).filter((place) => place.endsWith('-before-restore.db'))).toHaveLength(1);
  expect(openPlaces(dataDir)).toEqual([]);
});

test('a wedding that everybody could read is closed when the site starts', async () => {
  const dataDir = newData();
  for (const name of ['uploads', 'backups', 'keys']) {
    mkdirSync(path.join(dataDir, name), { recursive: true });
    writeFileSync(path.join(dataDir, name, 'from-before.db'), '');
  }
  for (const place of extraIn(dataDir)) {
    chmodSync(place, statSync(place).isDirectory() ? 0o755 : 0o644);
  }
  await start(dataDir);
  expect(openPlaces(dataDir)).toEqual([]);
});

test.each(['backup', 'admin'])('npm run %s closes it too', (program) => {
  const dataDir = newData();
  chmodSync(dataDir, 0o755);
  chmodSync(path.join(dataDir, 'wedding.db'), 0o644);
  run(dataDir, program, [], { ADMIN_USERNAME: 'madrina', ADMIN_PASSWORD: 'una clave muy larga' });
  expect(openPlaces(dataDir)).toEqual([]);
});
