/** SQLite's own code of an error, also when a library wrapped it. */
export const sqliteCode = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  }
  return undefined;
};

/**
 * Tells the operator that something broke, and where. Messages stay out of the log: a failed query's
 * message carries its parameters, and those are people's names and codes.
 */
export const reportFault = (error: unknown) => {
  const name = error instanceof Error ? error.name : typeof error;
  const { message, stack = '' } = error instanceof Error ? error : { message: '' };
  // The stack begins with the message, whose own lines may look like frames.
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 12);
  console.error([`Fault: ${name} ${sqliteCode(error) ?? ''}`.trim(), ...frames].join('\n'));
};
