import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { encodeFolder, photoFolders } from './build/photos.ts';

const root = new URL('..', import.meta.url);

test('the repository carries the copies of every photo, and no others: a first start encodes none', async () => {
  const { masters, copies } = photoFolders({ srcDir: new URL('src/', root), root });
  const encoded = await encodeFolder(masters, copies);
  const listing = execFileSync('git', ['ls-files', 'photo-copies'], {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
  });
  const committed = listing.match(/[^/\n]+\.(?:avif|webp)$/gmu) ?? [];
  expect(encoded).not.toEqual([]);
  expect(committed.sort()).toEqual(encoded.flatMap(({ files }) => files).sort());
});
