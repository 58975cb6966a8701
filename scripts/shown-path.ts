import path from 'node:path';

/** A file's path for the operator: relative to the working directory, or absolute if the file is outside it. */
export const shownPath = (file: string): string => {
  const relative = path.relative(process.env['INIT_CWD'] ?? '.', file);
  return relative.startsWith('..') ? path.resolve(file) : relative;
};
