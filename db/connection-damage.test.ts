import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openDatabase } from './connection.ts';
import { listEvents } from './models/events/events.ts';
import { StartupError } from './startup-error.ts';
import { demoWedding, newFile } from '#tests/support/wedding.ts';

describe('damage', () => {
  /** The demo wedding as a killed process leaves it: the latest writes are in the write-ahead log alone. */
  const killed = () => {
    const { file, raw } = demoWedding();
    raw.pragma('wal_autocheckpoint = 0');
    raw.exec("update events set name = 'Recién cambiado' where id = 45");
    const left = newFile();
    for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${left}${end}`);
    return left;
  };

  const expectLeftAlone = (file: string, message: string) => {
    const before = ['', '-wal'].map((end) => readIfThere(`${file}${end}`));
    for (let start = 0; start < 3; start += 1) {
      expect(() => openDatabase(file)).toThrow(StartupError);
      expect(() => openDatabase(file)).toThrow(message);
    }
    expect(['', '-wal'].map((end) => readIfThere(`${file}${end}`))).toEqual(before);
  };

  const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'base64') : null);

  test('none: what is in the log is there', () => {
    const wedding = openDatabase(killed());
    expect(listEvents(wedding.db).map(({ name }) => name)).toContain('Recién cambiado');
    wedding.close();
  });

  test.each([0.9, 0.5, 0.1])('a file cut to %d of its length', (part) => {
    const file = killed();
    rmSync(`${file}-wal`);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length * part));
    expectLeftAlone(file, 'está dañada');
  });

  test('any page that holds a table, an index or a rest of a text, overwritten', () => {
    const { file, raw, close } = demoWedding();
    raw.exec('vacuum');
    raw.pragma('wal_checkpoint(truncate)');
    const bytes = readFileSync(file);
    raw.close();
    close();
    const pages = bytes.length / 4096;
    const opened: number[] = [];
    for (let page = 0; page < pages; page += 1) {
      const bent = Buffer.from(bytes);
      bent.fill(0xa5, page * 4096, (page + 1) * 4096);
      const damaged = newFile();
      writeFileSync(damaged, bent);
      try {
        openDatabase(damaged).close();
        opened.push(page);
      } catch (error) {
        expect(error).toBeInstanceOf(StartupError);
        expect(readFileSync(damaged).equals(bent)).toBe(true);
      }
    }
    expect(opened).toEqual([]);
  });

  test('an empty file, or none, beside a log that holds something', () => {
    for (const bytes of ['', null]) {
      const file = killed();
      if (bytes === null) rmSync(file);
      else writeFileSync(file, bytes);
      expectLeftAlone(file, 'pero su diario');
    }
  });

  test('no database, another program’s, or a newer one, each beside a log', () => {
    const text = killed();
    writeFileSync(text, 'Lista de invitados:\n'.repeat(500));
    expectLeftAlone(text, 'no es una base de datos');

    const { file, raw } = demoWedding();
    raw.pragma('wal_autocheckpoint = 0');
    raw.exec(
      "insert into __drizzle_migrations (hash, created_at) values ('later', 32472144000000)",
    );
    const newer = newFile();
    for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${newer}${end}`);
    expectLeftAlone(newer, 'versión más nueva');

    raw.exec('pragma application_id = 7');
    const foreign = newFile();
    for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${foreign}${end}`);
    expectLeftAlone(foreign, 'otro programa');
  });

  test('a folder in the file’s place', () => {
    const file = newFile();
    mkdirSync(file);
    expect(() => openDatabase(file)).toThrow('es una carpeta');
    expect(readdirSync(file)).toEqual([]);
  });
});
