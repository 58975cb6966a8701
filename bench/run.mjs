/** `npm run bench -- NAME`: one of the measurements of this folder, with the arguments that follow. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

// As tests do: one build serves both, and no figure depends on today.
process.env.DEMO_DATE ||= '2025-12-20';

const names = readdirSync('bench')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const [name, ...args] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`Which? ${names.join(', ')}`);
  process.exit(1);
}
const child = spawn(process.execPath, [`bench/${name}.ts`, ...args], { stdio: 'inherit' });
const [exitCode] = await once(child, 'exit');
process.exitCode = exitCode ?? 1;
