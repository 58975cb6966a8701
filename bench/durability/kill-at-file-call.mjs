/**
 * Read before a program (`node --import`): kills it, as a power switch would, right before its n-th change
 * of a file or folder (KILL_AT). Says beforehand which one that was.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const changes = ['renameSync', 'linkSync', 'rmSync', 'mkdirSync', 'writeFileSync', 'copyFileSync'];
let left = Number(process.env.KILL_AT);

for (const name of changes) {
  const real = fs[name];
  fs[name] = (...args) => {
    left -= 1;
    if (left === 0) {
      fs.writeSync(1, `killed before ${name}\n`);
      process.kill(process.pid, 'SIGKILL');
    }
    return real(...args);
  };
}
syncBuiltinESMExports();
