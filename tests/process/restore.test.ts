import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp as backUpThere, runCommand } from '../../e2e/fixtures/command.ts';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

// Each command is a process of its own: a busy machine is no failure.
vi.setConfig({ testTimeout: 240_000 });

let folder: ReturnType<typeof copyTemplate>;
let site: Server | undefined;

beforeEach(() => {
  folder = copyTemplate();
});

afterEach(async () => {
  await site?.stop('SIGKILL');
  site = undefined;
  folder.remove();
});

const at = (...names: string[]) => path.join(folder.dataDir, ...names);
const picture = `${'ab'.repeat(16)}.jpg`;

const run = (
  program: string,
  args: string[] = [],
  { env = {}, flags = [] as string[], dataDir = folder.dataDir } = {},
) => runCommand(program, args, { dataDir, env, flags });

const backUp = (env = {}) => backUpThere({ dataDir: folder.dataDir, env });

const rename = (name: string, dataDir = folder.dataDir) => {
  const sqlite = new Database(path.join(dataDir, 'wedding.db'));
  sqlite.prepare('update events set name = ? where id = 45').run(name);
  sqlite.close();
};

/** The name tells which wedding it is. */
const nameIn = (file: string) => {
  const sqlite = new Database(file);
  try {
    if (sqlite.pragma('integrity_check', { simple: true }) !== 'ok') return 'damaged';
    return sqlite.prepare('select name from events where id = 45').pluck().get();
  } finally {
    sqlite.close();
  }
};

const asides = () => readdirSync(at('backups')).filter((name) => /before-restore\.db$/.test(name));

describe('a backup comes back', () => {
  test('while the site ran it was made, with pictures; what was there before is kept', async () => {
    rename('Antes');
    mkdirSync(at('uploads'));
    writeFileSync(at('uploads', picture), 'the river');
    site = await startServer({ DATA_DIR: folder.dataDir });
    const backup = await backUp();
    await site.stop();
    rename('Después');
    rmSync(at('uploads', picture));

    const { code, output } = await run('restore', [backup]);
    expect([code, output]).toEqual([0, expect.stringContaining('Listo: la boda está como el ')]);
    expect(nameIn(at('wedding.db'))).toBe('Antes');
    expect(readFileSync(at('uploads', picture), 'utf8')).toBe('the river');
    expect(asides().map((name) => nameIn(at('backups', name)))).toEqual(['Después']);
    site = await startServer({ DATA_DIR: folder.dataDir });
  });

  test('encrypted, with its passphrase and no other', async () => {
    rename('Antes');
    const BACKUP_PASSPHRASE = 'cuatro palabras de la cordillera';
    const backup = await backUp({ BACKUP_PASSPHRASE });
    rename('Después');
    const wrong = await run('restore', [backup], {
      env: { BACKUP_PASSPHRASE: 'otra muy distinta' },
    });
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('la clave es otra') });
    expect(nameIn(at('wedding.db'))).toBe('Después');
    expect((await run('restore', [backup], { env: { BACKUP_PASSPHRASE } })).code).toBe(0);
    expect(nameIn(at('wedding.db'))).toBe('Antes');
  });

  test('in the place of a killed site’s file, whose log is brought home first', async () => {
    const backup = await backUp();
    site = await startServer({ DATA_DIR: folder.dataDir });
    rename('Recién cambiado');
    await site.stop('SIGKILL');
    expect(existsSync(at('wedding.db-wal'))).toBe(true);
    expect((await run('restore', [backup])).code).toBe(0);
    expect(existsSync(at('wedding.db-wal'))).toBe(false);
    expect(nameIn(at('backups', asides()[0]!))).toBe('Recién cambiado');
  });

  test('in the place of a damaged file, which is kept as it is, with its log', async () => {
    rename('Antes');
    const backup = await backUp();
    writeFileSync(at('wedding.db'), 'no database at all');
    writeFileSync(at('wedding.db-wal'), 'nor a log');
    expect((await run('restore', [backup])).code).toBe(0);
    expect(nameIn(at('wedding.db'))).toBe('Antes');
    const [aside = ''] = asides();
    expect(readFileSync(at('backups', aside), 'utf8')).toBe('no database at all');
    expect(readFileSync(at('backups', `${aside}-wal`), 'utf8')).toBe('nor a log');
  });

  test('on a new machine', async () => {
    rename('Antes');
    const backup = await backUp();
    const dataDir = at('elsewhere', 'data');
    mkdirSync(dataDir, { recursive: true });
    expect((await run('restore', [backup], { dataDir })).code).toBe(0);
    expect(nameIn(path.join(dataDir, 'wedding.db'))).toBe('Antes');
    expect(readdirSync(dataDir).toSorted()).toEqual(['uploads', 'wedding.db']);
  });

  test('at the second try, after the first was killed in the middle', async () => {
    rename('Antes');
    const backup = await backUp();
    rename('Después');
    const flags = ['--import', './bench/durability/kill-at-file-call.mjs'];
    const first = await run('restore', [backup], { env: { KILL_AT: '5' }, flags });
    expect(first.code).toBeNull();
    expect((await run('restore', [backup])).code).toBe(0);
    expect(nameIn(at('wedding.db'))).toBe('Antes');
    expect(readdirSync(folder.dataDir)).not.toContain('restoring.db');
  });

  test('and nothing that waited to be sent goes twice', async () => {
    const sqlite = new Database(at('wedding.db'));
    sqlite.exec(`
      insert into campaigns (id, kind, text, created_at) values (1, 'template', 'Hola', 0);
      insert into messages (campaign_id, member_id, guest_id, state, queued_at, updated_at)
        select 1, id, guest_id, case id % 3 when 0 then 'queued' when 1 then 'sending' else 'accepted' end, 0, 0
        from guest_members`);
    sqlite.close();
    const backup = await backUp();
    expect((await run('restore', [backup])).code).toBe(0);
    const restored = new Database(at('wedding.db'));
    const states = restored.prepare('select distinct state from messages order by state').pluck();
    expect(states.all()).toEqual(['accepted', 'uncertain']);
    restored.close();
  });
});

describe('refused, with nothing changed', () => {
  const reject = async (backup: string, message: string) => {
    const before = readFileSync(at('wedding.db'));
    const files = readdirSync(folder.dataDir);
    const { code, output } = await run('restore', [backup]);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(readFileSync(at('wedding.db')).equals(before)).toBe(true);
    expect(readdirSync(folder.dataDir)).toEqual(files);
  };

  test('while the site runs', async () => {
    const backup = await backUp();
    site = await startServer({ DATA_DIR: folder.dataDir });
    await reject(backup, 'Detenga el sitio');
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    // Also when its file was destroyed under it.
    writeFileSync(at('wedding.db'), 'no database at all');
    await reject(backup, 'Detenga el sitio');
  });

  test('what is no backup, is cut short, was changed, or is of a newer version', async () => {
    const backup = await backUp();
    const bytes = readFileSync(backup);
    const other = at('other.db');
    writeFileSync(other, 'Lista de invitados');
    await reject(other, 'no es una base de datos');
    writeFileSync(other, bytes.subarray(0, bytes.length - 4096));
    await reject(other, 'dañada');
    const bent = Buffer.from(bytes);
    // A name that no index holds: only the hash tells.
    bent[bent.indexOf('Rosa Peñaloza')]! ^= 1;
    writeFileSync(other, bent);
    await reject(other, 'no está completo');
    copyFileSync(backup, other);
    const newer = new Database(other);
    newer.exec(
      "insert into __drizzle_migrations (hash, created_at) values ('later', 32472144000000)",
    );
    newer.close();
    await reject(other, 'versión más nueva');
    await reject(at('missing.db'), 'No existe');
  });
});

test('killed before any of its steps, the folder is the old one or the new one, whole', async () => {
  rename('Antes');
  mkdirSync(at('uploads'));
  writeFileSync(at('uploads', picture), 'the river');
  const saved = path.resolve(await backUp());
  const backup = at('kept.db');
  copyFileSync(saved, backup);
  rename('Después');
  rmSync(at('uploads'), { recursive: true });
  const original = at('original.db');
  copyFileSync(at('wedding.db'), original);

  const steps: string[] = [];
  const found = new Set<unknown>();
  for (let step = 1; ; step += 1) {
    const dataDir = at(`killed-${step}`);
    mkdirSync(dataDir);
    copyFileSync(original, path.join(dataDir, 'wedding.db'));
    const { code, output } = await run('restore', [backup], {
      dataDir,
      env: { KILL_AT: `${step}` },
      flags: ['--import', './bench/durability/kill-at-file-call.mjs'],
    });
    if (code === 0) break;
    steps.push(output.trim());
    const name = nameIn(path.join(dataDir, 'wedding.db'));
    found.add(name);
    expect(['Antes', 'Después']).toContain(name);
    if (name === 'Antes') expect(existsSync(path.join(dataDir, 'uploads', picture))).toBe(true);
    rmSync(dataDir, { recursive: true });
  }
  expect(steps).toContain('killed before renameSync');
  expect(steps.length).toBeGreaterThan(8);
  expect(found).toEqual(new Set(['Antes', 'Después']));
});
