import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A script in ASCII alone: every other sign as `\uXXXX`, which means the same in strings, patterns and names, and
 * differs only in a template whose tag reads it raw.
 * @param {string} source JavaScript
 * @throws when a sign beyond ASCII follows a backslash of its own
 */
export const asAscii = (source) => {
  const [escaped] = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.exec(source) ?? [];
  if (escaped) throw new Error(`not to be written in ASCII: ${escaped}`);
  return source.replace(
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
};

/**
 * Writes the server's scripts in ASCII. V8 keeps their source for as long as the process runs: two bytes for each sign
 * of a large file that has a single 'é', one if it has none.
 * @param {string} folder with the built scripts, in folders below it too
 */
export const writeAsAscii = (folder) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mjs')) continue;
    const file = join(folder, name);
    writeFileSync(file, asAscii(readFileSync(file, 'utf8')));
  }
};
