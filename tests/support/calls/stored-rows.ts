import { dump, type TestWedding } from '#tests/support/wedding.ts';

type Raw = TestWedding['raw'];

/** Everything but who is signed in and who failed to. */
export const writtenRows = (raw: Raw) => {
  const {
    guest_sessions: _guests,
    admin_sessions: _admins,
    login_failures: _failures,
    ...rest
  } = dump(raw);
  return rest;
};

/** Tells in which tables anything of that was written since it was last asked. */
export const watchWrites = (raw: Raw) => {
  const versionNow = (): unknown => raw.pragma('data_version', { simple: true });
  const rowsNow = () =>
    new Map(Object.entries(writtenRows(raw)).map(([name, rows]) => [name, JSON.stringify(rows)]));
  let version = versionNow();
  let rows = rowsNow();
  return (): string[] => {
    // SQLite counts what other connections commit: mostly there is nothing to compare.
    if (versionNow() === version) return [];
    version = versionNow();
    const before = rows;
    rows = rowsNow();
    return [...rows.keys()].filter((name) => rows.get(name) !== before.get(name));
  };
};
