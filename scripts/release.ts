// npm run release: everything a server needs, in one archive; the server neither installs nor builds.
import { statSync } from 'node:fs';
import { makeRelease } from './release/zip.ts';
import { hasOwnNode } from './release/release-folder.ts';
import { stop } from './run.mjs';

if (!hasOwnNode())
  stop('A release takes its Node along, and that is for Linux (x64, arm64): make it there.');
const archive = await makeRelease('release');
const megabytes = Math.round(statSync(archive).size / 2 ** 20);
console.log(`\n${archive} (${megabytes} MB, its SHA-256 beside it)`);
console.log('What to do with it: docs/self-hosting.md');
