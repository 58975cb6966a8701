import { spawnSync } from 'node:child_process';

/** Runs a program with its output on this terminal; a failure prints one sentence and ends the script. */
export const run = (command, args, whatFailed) => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) stop(`${whatFailed}${error ? ` (${error.message})` : ''}`);
};

export const stop = (message) => {
  console.error(`\n${message}`);
  process.exit(1);
};
