import path from 'node:path';

/** A file as whoever typed the command finds it: by its whole path where it is not below where they are. */
export const shownPath = (file: string): string => {
  const relative = path.relative(process.env['INIT_CWD'] ?? '.', file);
  return relative.startsWith('..') ? path.resolve(file) : relative;
};
