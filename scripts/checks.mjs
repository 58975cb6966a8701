/** `npm run format:check`, `lint` and `types` in parallel: each uses only one processor. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const check = async (name) => {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([child.stdout, child.stderr].map(text));
  const [exitCode] = await once(child, 'exit');
  console.log(`${name}: ${exitCode === 0 ? 'passed' : 'failed'}`);
  if (exitCode !== 0) console.error((await output).join(''));
  return exitCode === 0;
};

const passed = await Promise.all(['types', 'lint', 'format:check'].map(check));
process.exitCode = passed.every(Boolean) ? 0 : 1;
