import type Database from './driver.ts';
import type { NativeStatement } from './packages.ts';
import { told } from './remote-failure.ts';

type Values = unknown[];

/** A single object is taken for named values, a Buffer or null too: an array is not. */
const bound = (values: Values): Values => {
  const [only] = values;
  if (values.length === 1 && isNamed(only)) return values;
  const flat = values.flat();
  if (flat.some((value) => typeof value === 'boolean' || value instanceof Date)) {
    throw new TypeError('SQLite3 can only bind numbers, strings, bigints, buffers, and null');
  }
  return [flat];
};

const isNamed = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Uint8Array) &&
  !(value instanceof Date);

export class Statement {
  private plucks = false;
  readonly database: Database;
  private readonly native: NativeStatement;
  private readonly fresh: () => void;
  private readonly wrote: () => void;

  /** A replica answers a query that is asked again as it did the first time: LIBSQL_ANEW prepares it each time. */
  private readonly prepare: () => NativeStatement;
  private modes: ((native: NativeStatement) => unknown)[] = [];

  constructor(
    database: Database,
    prepare: () => NativeStatement,
    fresh: () => void,
    wrote: () => void,
  ) {
    this.database = database;
    this.prepare = prepare;
    this.native = prepare();
    this.fresh = fresh;
    this.wrote = wrote;
  }

  private set(mode: (native: NativeStatement) => unknown) {
    mode(this.native);
    this.modes.push(mode);
    return this;
  }

  private ready(): NativeStatement {
    this.fresh();
    if (!process.env.LIBSQL_ANEW) return this.native;
    const native = this.prepare();
    for (const mode of this.modes) mode(native);
    return native;
  }

  get reader() {
    return this.native.reader;
  }

  raw(on = true) {
    return this.set((native) => native.raw(on));
  }

  pluck(on = true) {
    this.plucks = on;
    return this.raw(on);
  }

  safeIntegers(on = true) {
    return this.set((native) => native.safeIntegers(on));
  }

  run(...values: Values) {
    return told(() => {
      const { changes, lastInsertRowid } = this.ready().run(...bound(values));
      this.wrote();
      return { changes, lastInsertRowid };
    });
  }

  /** To the end: after a `get` of libsql's own a replica goes on seeing what was there then. */
  get(...values: Values) {
    return this.all(...values)[0];
  }

  all(...values: Values) {
    return [...this.iterate(...values)];
  }

  *iterate(...values: Values) {
    const rows = told(() => this.ready().iterate(...bound(values)));
    for (;;) {
      const { done, value } = told(() => rows.next());
      if (done) {
        this.wrote();
        return;
      }
      yield this.row(value);
    }
  }

  private row(row: unknown) {
    if (row === undefined || row === null) return undefined;
    if (this.plucks) return (row as unknown[])[0];
    if (!Array.isArray(row)) delete (row as { _metadata?: unknown })._metadata;
    return blobs(row);
  }
}

/** An ArrayBuffer where better-sqlite3 has a Buffer. */
const blobs = (row: unknown): unknown => {
  for (const [name, value] of Object.entries(row as Record<string, unknown>)) {
    if (value instanceof ArrayBuffer) (row as Record<string, unknown>)[name] = Buffer.from(value);
  }
  return row;
};
