import { expect, test } from 'vitest';
import { asAscii } from './build/ascii.mjs';

test('a script in ASCII says the same', () => {
  const source = `const señal = /[“”…]/u.test('“'); export default ['é…👩‍🍳', \`—\${señal}\`, 'a\\\\é'];`;
  const written = asAscii(source);
  expect(written).toMatch(/^[\0-\x7f]*$/u);
  const value = (script: string) =>
    new Function(script.replace('export default', 'return'))() as unknown;
  expect(value(written)).toEqual(value(source));
  expect(value(written)).toEqual(['é…👩‍🍳', '—true', 'a\\é']);
});

test('a sign that is escaped by hand is refused, not changed', () => {
  expect(() => asAscii(`'\\é'`)).toThrow('not to be written in ASCII');
});
