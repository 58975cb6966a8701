/**
 * libsql behind better-sqlite3's interface, as far as a thin layer can bring it there: what the bench's
 * configuration of Vitest puts where the models open their database. LIBSQL names the package,
 * LIBSQL_MODE is `local` or `replica`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { applicationId } from '#db/inspect.ts';
import { nativeOf, type NativeDatabase } from './packages.ts';
import { told } from './remote-failure.ts';
import { serverOf } from './servers.ts';
import { Statement } from './statement.ts';

type Options = { readonly?: boolean; fileMustExist?: boolean; timeout?: number };

/**
 * What a replica refuses to be told or asked, as the models expect it: without this pretence no test would
 * get past opening.
 */
const serversOwn: Record<string, { value: unknown }> = {
  journal_mode: { value: 'wal' },
  synchronous: { value: 2 },
  busy_timeout: { value: 5000 },
  application_id: { value: applicationId },
  temp_store: { value: 2 },
};

/** The server that LIBSQL_URL names, or one of the file's own. */
const given = (file: string) => {
  const url = process.env.LIBSQL_URL;
  if (!url) return serverOf(file);
  let asked = 0;
  const anew = () => (asked += 1);
  return { url, replica: file, writes: anew, wrote: anew, release: () => undefined };
};

const reads = /^\s*(select|pragma|explain)/iu;

/**
 * A replica writes no copy; the file it keeps can be read past it, by another process: in this one SQLite's other
 * build would take itself for the last, and throw the log away.
 */
const copyOf = (file: string) => ({
  run: (copy: string) => {
    const write =
      "new (require('better-sqlite3'))(process.argv[1]).prepare('vacuum into ?').run(process.argv[2])";
    execFileSync(process.execPath, ['-e', write, file, copy]);
  },
});

export default class Database {
  readonly name: string;
  private readonly file: string;
  open = true;
  private readonly native: NativeDatabase;
  private readonly server: ReturnType<typeof given> | undefined;
  private seen = -1;

  constructor(file: string, { readonly, fileMustExist, timeout = 5000 }: Options = {}) {
    if (fileMustExist && !existsSync(file)) {
      throw Object.assign(new Error('unable to open database file'), { code: 'SQLITE_CANTOPEN' });
    }
    this.name = file;
    const Native = nativeOf(process.env.LIBSQL ?? 'libsql');
    const server = process.env.LIBSQL_MODE === 'replica' ? given(file) : undefined;
    this.file = server?.replica ?? file;
    this.native = told(() =>
      server ? new Native(server.replica, { syncUrl: server.url }) : new Native(file, { timeout }),
    );
    this.server = server;
    if (server) this.fresh();
    else if (readonly) this.native.exec('pragma query_only = on');
  }

  get inTransaction() {
    return this.native.inTransaction;
  }

  prepare(sql: string) {
    if (this.server && sql === 'vacuum into ?') return copyOf(this.file);
    return this.statement(sql);
  }

  private statement(sql: string) {
    this.fresh();
    const prepare = () => told(() => this.native.prepare(sql));
    return new Statement(this, prepare, this.fresh, reads.test(sql) ? () => undefined : this.wrote);
  }

  exec(sql: string) {
    this.fresh();
    told(() => this.native.exec(sql));
    this.wrote();
    return this;
  }

  pragma(source: string, { simple = false } = {}) {
    const pretended = this.server && serversOwn[source.split(' ')[0]!];
    if (pretended) return simple ? pretended.value : [];
    const statement = this.statement(`pragma ${source}`);
    return simple ? statement.pluck().get() : statement.all();
  }

  transaction<Given extends unknown[], T>(work: (...given: Given) => T) {
    const within =
      (behaviour: string) =>
      (...given: Given): T => {
        const [begin, commit, rollback] = this.inTransaction
          ? ['savepoint nested', 'release nested', 'rollback to nested; release nested']
          : [`begin ${behaviour}`, 'commit', 'rollback'];
        this.exec(begin!);
        try {
          const result = work(...given);
          this.exec(commit!);
          return result;
        } catch (error) {
          if (this.inTransaction) this.exec(rollback!);
          throw error;
        }
      };
    return Object.assign(within('deferred'), {
      deferred: within('deferred'),
      immediate: within('immediate'),
      exclusive: within('exclusive'),
    });
  }

  close() {
    if (!this.open) return;
    this.open = false;
    this.bringLogHome();
    this.native.close();
    this.server?.release();
  }

  /** libsql keeps the file open for as long as one of its statements lives, and leaves the log beside it. */
  private bringLogHome() {
    if (this.server) return;
    try {
      this.native.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // What is no database, or read only, has none.
    }
  }

  /** Outside a transaction a replica reads what it has: every statement asks for what is newer first. */
  private readonly fresh = () => {
    if (!this.server || this.inTransaction || this.seen === this.server.writes()) return;
    told(() => this.native.sync());
    this.seen = this.server.writes();
  };

  private readonly wrote = () => {
    if (this.server && !this.inTransaction) this.seen = this.server.wrote();
  };
}
