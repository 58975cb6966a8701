// The layer's own calls stand between an error and the model that it comes from.
Error.stackTraceLimit = 30;

const withoutLayer = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => !line.includes('/bench/libsql/'))
    .join('\n');

/** SQLite's own names of what the models and routes tell apart. */
const codes: Record<string, string> = {
  '5': 'SQLITE_BUSY',
  '13': 'SQLITE_FULL',
  '275': 'SQLITE_CONSTRAINT_CHECK',
  '787': 'SQLITE_CONSTRAINT_FOREIGNKEY',
  '1299': 'SQLITE_CONSTRAINT_NOTNULL',
  '1555': 'SQLITE_CONSTRAINT_PRIMARYKEY',
  '1811': 'SQLITE_CONSTRAINT_TRIGGER',
  '2067': 'SQLITE_CONSTRAINT_UNIQUE',
};

const coded = (message: string | undefined, code: string | undefined, cause: Error) =>
  Object.assign(new Error(message, { cause }), { name: 'SqliteError', code });

/**
 * A server's refusal has its code in its sentence alone, `RemoteSqliteFailure(3, 2067, "…")`; one that comes
 * while rows are read is JSON in 0.6.
 */
const remoteFailure = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if (error.message.startsWith('{"code"')) {
    const { message, code } = JSON.parse(error.message) as { message: string; code: string };
    return coded(message, code, error);
  }
  const remote =
    /RemoteSqliteFailure\(\d+, (?<code>\d+), "(?<message>.*)"\)/u.exec(error.message) ??
    /Remote SQlite failure: `\d+:(?<code>\d+):(?<message>.*)`/u.exec(error.message);
  if (!remote) return error;
  const { code = '', message } = remote.groups ?? {};
  return coded(message, codes[code] ?? 'SQLITE_ERROR', error);
};

/** With a server's refusals told as SQLite's own. */
export const told = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const failure = remoteFailure(error);
    if (failure instanceof Error) failure.stack = withoutLayer(failure.stack);
    throw failure;
  }
};
