import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { removeIncomplete } from '#db/full-copy.ts';
import { runCommand } from '../../e2e/fixtures/command.ts';
import { mountSmallDisk } from '../../e2e/fixtures/small-disk.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

let folder: ReturnType<typeof copyTemplate>;

beforeEach(() => {
  folder = copyTemplate();
});

afterEach(() => folder.remove());

const at = (...names: string[]) => path.join(folder.dataDir, ...names);

const withDatabase = <T>(file: string, action: (sqlite: Database.Database) => T): T => {
  const sqlite = new Database(file);
  try {
    return action(sqlite);
  } finally {
    sqlite.close();
  }
};

const rename = (name: string) =>
  withDatabase(at('wedding.db'), (sqlite) =>
    sqlite.prepare('update events set name = ? where id = 45').run(name),
  );

const nameIn = (file: string) =>
  withDatabase(file, (sqlite) =>
    sqlite.prepare('select name from events where id = 45').pluck().get(),
  );

const copiesOf = (reason: string) =>
  readdirSync(at('backups'))
    .filter((name) => name.endsWith(`-before-${reason}.db`))
    .map((name) => at('backups', name));

/** The release of now, and one that has a migration more. */
const makeReleases = () => {
  const older = at('older');
  const newer = at('newer');
  for (const release of [older, newer]) {
    cpSync('db/migrations', path.join(release, 'db/migrations'), { recursive: true });
  }
  const journal = path.join(newer, 'db/migrations/meta/_journal.json');
  const list = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
  list.entries.push({ idx: 999, version: '6', when: newest, tag: '9999_later', breakpoints: true });
  writeFileSync(journal, JSON.stringify(list));
  writeFileSync(
    path.join(newer, 'db/migrations/9999_later.sql'),
    'alter table events add later text',
  );
  return { older, newer };
};

const newest = Date.parse('2900-01-01');

/** What the newer release does at its first start. */
const migrate = () => {
  const wedding = openDatabase(at('wedding.db'));
  wedding.snapshot('before-migration');
  wedding.close();
  withDatabase(at('wedding.db'), (sqlite) => {
    sqlite.exec('alter table events add later text');
    sqlite
      .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
      .run('l', newest);
  });
};

const fit = (release: string, ...flags: string[]) =>
  runCommand('database', ['fit', release, ...flags], { dataDir: folder.dataDir });

test('back and forward, twice each: every database stays, and each step is asked for', async () => {
  const { older, newer } = makeReleases();
  rename('Antes');
  migrate();
  rename('Después');

  const back = await fit(older);
  expect(back).toMatchObject({
    code: 1,
    output: expect.stringContaining('convite back --copy'),
  });
  expect(nameIn(at('wedding.db'))).toBe('Después');

  expect((await fit(older, '--copy')).output).toContain('a los treinta días');
  expect(nameIn(at('wedding.db'))).toBe('Antes');
  expect(copiesOf('back').map(nameIn)).toEqual(['Después']);
  // Again: there is nothing left to do.
  expect(await fit(older, '--copy')).toEqual({ code: 0, output: '' });

  rename('Con la de antes');
  const choose = await fit(newer);
  expect(choose).toMatchObject({ code: 1, output: expect.stringContaining('--now') });
  expect(await fit(newer, '--now')).toEqual({ code: 0, output: '' });
  expect(nameIn(at('wedding.db'))).toBe('Con la de antes');
  expect((await fit(newer, '--copy')).code).toBe(0);
  expect(nameIn(at('wedding.db'))).toBe('Después');

  // Back again: with what was answered on the older release, not with the first copy.
  expect((await fit(older, '--copy')).code).toBe(0);
  expect(nameIn(at('wedding.db'))).toBe('Con la de antes');
  expect(copiesOf('back').map(nameIn)).toEqual(['Después', 'Después']);
  expect(copiesOf('forward').map(nameIn)).toEqual(['Con la de antes']);
});

test('a copy of no bytes never replaces a wedding, nor is one with the same schema replaced', async () => {
  const { older } = makeReleases();
  rename('Antes');
  mkdirSync(at('backups'), { recursive: true });
  writeFileSync(at('backups', '2999-01-01T00-00-00-000Z-000001-before-migration.db'), '');
  expect(await fit(older, '--copy')).toEqual({ code: 0, output: '' });
  expect(nameIn(at('wedding.db'))).toBe('Antes');

  migrate();
  for (const copy of copiesOf('migration'))
    writeFileSync(copy, readFileSync(copy).subarray(0, 9000));
  const { code, output } = await fit(older, '--copy');
  expect([code, output]).toEqual([1, expect.stringContaining('no hay una copia completa')]);
  expect(nameIn(at('wedding.db'))).toBe('Antes');
});

test('what a killed process left of a copy is removed, a complete copy stays', () => {
  const wedding = openDatabase(at('wedding.db'));
  const copy = wedding.snapshot('before-delete');
  wedding.close();
  for (const end of ['.part', '.part-journal']) writeFileSync(`${copy}${end}`, 'half');
  removeIncomplete(at('wedding.db'));
  expect(readdirSync(at('backups'))).toEqual([path.basename(copy)]);
});

const disk = mountSmallDisk(12);

test.runIf(disk)(
  'on a full disk no copy is left, and the operator reads how much room it takes',
  async () => {
    const { newer } = makeReleases();
    try {
      const dataDir = path.join(disk!.folder, 'data');
      cpSync(folder.dataDir, dataDir, { recursive: true });
      const file = path.join(dataDir, 'wedding.db');
      const wedding = openDatabase(file);
      disk!.fill();
      expect(() => wedding.snapshot('before-delete')).toThrow(/full/u);
      expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([]);
      wedding.close();
      const size = statSync(file).size;
      const { code, output } = await runCommand('database', ['room', newer], { dataDir });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/No queda espacio.*No se ha modificado nada/u),
      ]);
      expect(statSync(file).size).toBe(size);
    } finally {
      disk!.remove();
      rmSync(newer, { recursive: true });
    }
  },
);
