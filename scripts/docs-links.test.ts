import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file));

/** As GitHub names a heading. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');

const anchorsIn = (text: string) =>
  new Set([...text.matchAll(/^#+ (.*)$/gmu)].map(([, heading]) => anchorOf(heading!)));

/** Links of `file` that lead nowhere within the project. */
const brokenIn = (file: string, text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/gu)]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/u.test(link))
    .filter((link) => {
      const [name, anchor] = link.split('#');
      const target = name ? path.join(path.dirname(file), name) : file;
      if (!existsSync(target)) return true;
      const content = target === file ? text : readFileSync(target, 'utf8');
      return Boolean(anchor) && target.endsWith('.md') && !anchorsIn(content).has(anchor!);
    });

test.each(files)('every link of %s leads to a file, and to a heading of it', (file) => {
  expect(brokenIn(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test('a file that is gone and a heading that has another name are found', () => {
  const text =
    '# Here\n[1](gone.md) [2](README.md#no-such-heading) [3](#here) [4](https://example.org)';
  expect(brokenIn('CONTRIBUTING.md', text)).toEqual(['gone.md', 'README.md#no-such-heading']);
});
