import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks } from '#content/schemas/blocks.ts';

const program = execFileSync('git', ['grep', '-ohE', 'data-[a-z-]+', '--', 'src'], {
  encoding: 'utf8',
});
const attributes = new Set(program.split('\n'));

test('every attribute that the style guide names is one of the program', () => {
  const named = readFileSync('docs/style.md', 'utf8').match(/(?<=`\[?)data-[a-z-]+/gu) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !attributes.has(name))).toEqual([]);
});

test('the manual lists every kind of block of a guide', () => {
  const manual = readFileSync('docs/make-it-yours.md', 'utf8');
  expect(Object.keys(blocks).filter((type) => !manual.includes(`| \`${type}\` |`))).toEqual([]);
});
