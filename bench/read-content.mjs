/** Read before a program (`node --import`): Node itself reads the couple's files, as the build does. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { parse } from 'yaml';

const exportsOf = (content) =>
  Object.entries(content).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );

registerHooks({
  load: (url, context, next) =>
    url.endsWith('.yaml')
      ? {
          format: 'module',
          shortCircuit: true,
          source: exportsOf(parse(readFileSync(new URL(url), 'utf8'))).join('\n'),
        }
      : next(url, context),
});
