/** The code of an error from SQLite or the system, also when a library wrapped it. */
const codeOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^(SQLITE_|E[A-Z\d]+$)/u.test(code)) return code;
  }
  return undefined;
};

const hasCode = (codes: RegExp) => (error: unknown) => codes.test(codeOf(error) ?? '');

export const isStorageFull = hasCode(/^(SQLITE_FULL|ENOSPC|EDQUOT)$/u);

/** The disk is read-only, or missing. */
export const isReadonly = hasCode(
  /^(SQLITE_(READONLY|CANTOPEN|PERM)|E(ACCES|PERM|ROFS|EXIST|NOTDIR|ISDIR)$)/u,
);

/** I/O errors of the disk. */
export const isStorageError = hasCode(/^(SQLITE_IOERR|EIO$)/u);

export const isDatabaseLocked = hasCode(/^SQLITE_BUSY/u);

/** Nothing can be written now; stored data can be read. */
export const isStorageFailure = (error: unknown): boolean =>
  [isStorageFull, isReadonly, isStorageError, isDatabaseLocked].some((is) => is(error));

/**
 * Reports a fault and its place to the operator. Messages stay out of the log: a failed query's message
 * contains its parameters, and those are people's names and codes.
 */
export const logError = (error: unknown) => {
  const name = error instanceof Error ? error.name : typeof error;
  const { message, stack = '' } = error instanceof Error ? error : { message: '' };
  // The stack begins with the message, whose own lines may look like stack frames.
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 12);
  console.error([`Fault: ${name} ${codeOf(error) ?? ''}`.trim(), ...frames].join('\n'));
};
