import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';

/** One engine, bare: each row has a folder, and as a replica a server, of its own. */
export type Bare = {
  file: string;
  open(options?: Sqlite.Options): Sqlite.Database;
  /** A connection of another server of the same wedding: what was written elsewhere. */
  openElsewhere(): Sqlite.Database;
  /** What a replica must be told; nothing elsewhere. */
  sync(sqlite: Sqlite.Database): void;
};

type Row = (bare: Bare) => unknown;

/** What it gives, or the code or name of its refusal: the routes tell refusals apart by their code. */
const outcomeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    return code ?? name;
  }
};

const guests = (sqlite: Sqlite.Database) =>
  sqlite.exec("create table g (id integer primary key, name text unique check (name <> ''))");

const count = (sqlite: Sqlite.Database) => sqlite.prepare('select name from g').raw().all().length;

const prepared =
  (...asked: string[]): Row =>
  ({ open, sync }) => {
    const sqlite = open();
    guests(sqlite);
    sqlite.exec("insert into g (name) values ('Ana'), ('Eva')");
    sync(sqlite);
    const named = sqlite.prepare('select name from g where name = ?').raw();
    return asked.map((name) => named.all([name]).flat());
  };

/** What the models, the backups and the server ask of better-sqlite3; its answers are the right ones. */
export const rows: Record<string, Row> = {
  'a prepared query asked again with another value': prepared('Ana', 'Eva', 'nobody'),
  'an own write after a get()': ({ open, sync }) => {
    const sqlite = open();
    guests(sqlite);
    sqlite.exec("insert into g (name) values ('Ana'), ('Eva')");
    sync(sqlite);
    const first = sqlite.prepare('select name from g');
    first.get([]);
    sqlite.exec("insert into g (name) values ('Luz')");
    sync(sqlite);
    return `${count(sqlite)} rows`;
  },
  'what another server wrote': ({ open, openElsewhere, sync }) => {
    const sqlite = open();
    guests(sqlite);
    const other = openElsewhere();
    other.exec("insert into g (name) values ('Ana')");
    const before = count(sqlite);
    sync(sqlite);
    return `${before} rows, asked anew ${count(sqlite)}`;
  },
  'pragma(…, { simple: true })': ({ open }) => open().pragma('foreign_keys', { simple: true }),
  'what openDatabase sets': ({ open }) => {
    const sqlite = open();
    return ['journal_mode = wal', 'synchronous = 2', 'busy_timeout = 5000', 'application_id = 1']
      .filter((pragma) => {
        try {
          sqlite.pragma(pragma);
          return false;
        } catch {
          return true;
        }
      })
      .map((pragma) => `${pragma} refused`);
  },
  'pluck().get()': ({ open }) => open().prepare('select 7 n').pluck().get(),
  'a row': ({ open }) => Object.keys(open().prepare('select 7 n').get() as object),
  'null alone as a value': ({ open }) => open().prepare('select ? n').raw().get(null),
  'a Buffer alone as a value': ({ open }) =>
    open().prepare('select ? n').raw().get(Buffer.from('Ana')),
  'a boolean as a value': ({ open }) =>
    outcomeOf(() => open().prepare('select ? n').raw().get([true])),
  'a value too few': ({ open }) => open().prepare('select ? a, ? b').raw().get(1),
  'UNIQUE, CHECK': ({ open }) => {
    const sqlite = open();
    guests(sqlite);
    const add = (name: string) =>
      outcomeOf(() => sqlite.prepare('insert into g (name) values (?)').run([name]));
    add('Ana');
    return [add('Ana'), add('')];
  },
  'a transaction within another': ({ open }) => {
    const sqlite = open();
    guests(sqlite);
    const add = sqlite.transaction(() => sqlite.exec("insert into g (name) values ('Ana')"));
    sqlite.transaction(() => add())();
    return `${count(sqlite)} row`;
  },
  'readonly: true': ({ open }) => {
    guests(open());
    const sqlite = open({ readonly: true });
    return outcomeOf(() => {
      sqlite.exec("insert into g (name) values ('Ana')");
      return 'writes';
    });
  },
  'fileMustExist: true': ({ open }) => outcomeOf(() => open({ fileMustExist: true }) && 'made one'),
  vacuum: ({ open }) => void open().exec('vacuum'),
  'vacuum into': ({ open, file }) => {
    open().prepare('vacuum into ?').run(`${file}.copy`);
    return 'a copy';
  },
  'backup()': async ({ open, file }) => {
    await open().backup(`${file}.copy`);
    return 'a copy';
  },
  'close()': ({ open, file }) => {
    const sqlite = open();
    outcomeOf(() => sqlite.pragma('journal_mode = wal'));
    guests(sqlite);
    const add = sqlite.prepare("insert into g (name) values ('Ana')");
    sqlite.close();
    const after = outcomeOf(() => add.run([]) && 'still writes');
    return [existsSync(`${file}-wal`) ? 'its log stays beside it' : 'one file', after];
  },
};
