import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const textOf = new Map(
  tracked
    .filter((file) => /\.(ts|tsx|astro|mjs|cjs|css|json|yaml|sh|service)$/u.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

const comment = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gmu;

/** Every word of the code, comments and this file aside. */
const words = new Set(
  [...textOf]
    .filter(([file]) => file !== 'src/comments.test.ts')
    .flatMap(([, text]) => text.replace(comment, ' ').match(/[A-Za-z_$][\w$]*/gu) ?? []),
);
const fileNames = new Set(tracked.map((file) => basename(file)));

/** Names that a format or a program outside gives. */
const foreign = new Set(['_x000D_', '_x0041_']);

const isThere = (name: string): boolean => {
  if (/\.(ts|tsx|mjs|astro|css|md)$/u.test(name)) return fileNames.has(basename(name));
  const [word = ''] = /^[A-Za-z_$][\w$]*(?=(\(\))?$)/u.exec(name) ?? [];
  return word === '' || foreign.has(word) || words.has(word);
};

/** What a comment names and the code does not have. @param following the code behind the comment */
const staleNames = (text: string, following: string): string[] => [
  ...[...text.matchAll(/`([^`\n]+)`/gu)].flatMap(([, name = '']) => (isThere(name) ? [] : [name])),
  ...[...text.matchAll(/@throws ([A-Z]\w+)/gu)].flatMap(([, name = '']) =>
    words.has(name) ? [] : [`@throws ${name}`],
  ),
  ...[...text.matchAll(/@param (\w+)/gu)].flatMap(([, name = '']) =>
    new RegExp(`\\b${name}\\b`, 'u').test(following) ? [] : [`@param ${name}`],
  ),
];

const sources = [...textOf].filter(([file]) => /\.(ts|tsx|astro|mjs)$/u.test(file));

test('what a comment names is there: a name, a file, a parameter, an error', () => {
  const stale = sources.flatMap(([file, text]) =>
    [...text.matchAll(comment)].flatMap(({ 0: found, index }) =>
      staleNames(found, text.slice(index + found.length, index + found.length + 600)).map(
        (name) => `${file}: ${name}`,
      ),
    ),
  );
  expect(stale).toEqual([]);
});

test('a name that went is found', () => {
  expect(staleNames('See `noSuchName` of `no-such-file.ts`.', '')).toEqual([
    'noSuchName',
    'no-such-file.ts',
  ]);
  expect(staleNames('@param went @throws WentError', '(stays) => {}')).toEqual([
    '@throws WentError',
    '@param went',
  ]);
  expect(staleNames('@param stays as `DomainError` says', '(stays) => {}')).toEqual([]);
});
