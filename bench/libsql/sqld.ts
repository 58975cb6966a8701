import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sqldProgram } from './packages.ts';

/** A libSQL server on loopback. */
export type Sqld = {
  url: string;
  port: number;
  pid: number;
  folder: string;
  /** Ends it at once, as a cut of the power would, and leaves its folder. */
  kill(): void;
  /** Ends it and removes its folder. */
  remove(): void;
};

/** The system's own table of what listens here, in hexadecimal. */
const listens = (port: number): boolean =>
  new RegExp(`:${port.toString(16).toUpperCase().padStart(4, '0')} \\S+ 0A `, 'u').test(
    readFileSync('/proc/net/tcp', 'utf8'),
  );

/** Two in a row that nobody listens on, below those the system gives away by itself. */
const freePort = (): number => {
  const port = 20_000 + 2 * Math.floor(Math.random() * 6000);
  return listens(port) || listens(port + 1) ? freePort() : port;
};

/** The calling thread waits for it: opening a database is one call. */
export const startSqld = (
  folder = mkdtempSync(path.join(tmpdir(), 'sqld-')),
  port = freePort(),
): Sqld => {
  const [address, between] = [port, port + 1].map((each) => `127.0.0.1:${each}`);
  const child = spawn(
    sqldProgram,
    [
      ...['-d', folder, '--http-listen-addr', address!, '--grpc-listen-addr', between!],
      // Whoever started it may be aborted: it ends by itself.
      ...['--no-welcome', '--idle-shutdown-timeout-s', '120'],
    ],
    { stdio: 'ignore' },
  );
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waits = 0; !listens(port); waits++) {
    if (waits > 2000) throw new Error('sqld does not start');
    Atomics.wait(pause, 0, 0, 5);
  }
  const kill = () => {
    process.off('exit', stop);
    stop();
  };
  return {
    url: `http://${address}`,
    port,
    pid: child.pid!,
    folder,
    kill,
    remove: () => {
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
