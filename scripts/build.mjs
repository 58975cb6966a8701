import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWith } from './build-state.mjs';
import { writeAsAscii } from './build/ascii.mjs';
import { precompress } from './build/precompress.mjs';
import { run } from './run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Also when a test run starts the build: guests never get React's development build.
process.env.NODE_ENV = 'production';

// The project's own Node, whatever version runs this script.
const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath;

await buildWith(async () => {
  run(node, ['node_modules/astro/bin/astro.mjs', 'build'], 'The site could not be built.');
  writeAsAscii('dist/server');
  run(node, ['scripts/build/public-pages.ts'], 'The public pages could not be prepared.');
  await precompress('dist/client');
});
