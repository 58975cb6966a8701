import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withHashes } from './own-hashes.ts';

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const policy = (...hashes: string[]) =>
  ["script-src 'self'", ...hashes].join(' ') + "; style-src 'self'";

const all = policy(hash('a{}'), hash('go()\n'), hash('elsewhere'));

test.each([
  ['<style media="print">a{}</style><script src="/a.js"></script>', policy(hash('a{}'))],
  ['<p>', policy()],
  ['<script type="module">go()\n</script>', policy(hash('go()\n'))],
])(
  'a public page allows the inline scripts and styles that it has, and no others: %s',
  (html, own) => {
    expect(withHashes(all, html)).toBe(own);
  },
);
