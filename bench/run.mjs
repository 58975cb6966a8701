/** `npm run bench -- NAME`: one of the measurements of this folder, with the arguments that follow. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

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
