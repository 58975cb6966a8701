import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepOwnHashes } from './own-hashes.mjs';

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const policy = (...hashes: string[]) =>
  ["script-src 'self'", ...hashes].join(' ') + "; style-src 'self'";

const site = (pages: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'convite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'i'));
  for (const [file, html] of Object.entries(pages)) writeFileSync(join(folder, file), html);
  return folder;
};

test('a prerendered page allows the inline scripts and styles that it has, and no others', () => {
  const folder = site({
    'index.html': '<style media="print">a{}</style><script src="/a.js"></script>',
    '404.html': '<p>',
    'i/index.html': '<script type="module">go()\n</script>',
  });
  const headersFile = join(folder, '_headers.json');
  const all = policy(hash('a{}'), hash('go()\n'), hash('elsewhere'));
  const headers = [{ key: 'Content-Security-Policy', value: all }];
  const pathnames = ['/', '/404', '/i'];
  writeFileSync(headersFile, JSON.stringify(pathnames.map((pathname) => ({ pathname, headers }))));

  keepOwnHashes(headersFile, folder);

  const kept = JSON.parse(readFileSync(headersFile, 'utf8')) as { headers: typeof headers }[];
  expect(kept.map((page) => page.headers[0]!.value)).toEqual([
    policy(hash('a{}')),
    policy(),
    policy(hash('go()\n')),
  ]);
});
