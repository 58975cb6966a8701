import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { siteArguments } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

type Handle = { fd: number; close: () => void; getsockname: (out: { port?: number }) => number };

/** A socket that nothing in this process takes connections from: what systemd holds. */
const bindSocket = (): Handle => {
  const { _createServerHandle: bind } = net as unknown as {
    _createServerHandle: (address: string, port: number, family: 4) => Handle;
  };
  return bind('127.0.0.1', 0, 4);
};

const portOf = (socket: Handle) => {
  const address: { port?: number } = {};
  socket.getsockname(address);
  return address.port!;
};

const restarts = 4;
const everyMs = 50;

/** What guests meet while the site restarts again and again. @returns whatever is no answer of the site */
const restartUnderWay = async ({ isSaved }: { isSaved: boolean }) => {
  const { dataDir, remove } = copyTemplate();
  const socket = bindSocket();
  const port = portOf(socket);
  if (!isSaved) socket.close();
  const origin = `http://localhost:${port}`;
  const start = () =>
    // The shell has the number that its successor keeps, as systemd's child does.
    spawn(
      '/bin/sh',
      ['-c', 'LISTEN_PID=$$ exec "$@"', 'sh', process.execPath, ...siteArguments()],
      {
        env: {
          PATH: process.env.PATH,
          PORT: `${port}`,
          ...(isSaved && { LISTEN_FDS: '1' }),
          DATA_DIR: dataDir,
        },
        stdio: ['ignore', 'pipe', 'pipe', ...(isSaved ? [socket.fd] : [])],
      },
    );
  const ready = async (site: ChildProcess) => {
    let output = '';
    for await (const part of site.stdout!) {
      output += String(part);
      if (output.includes(`localhost:${port}`)) return;
    }
    throw new Error(output + String(await text(site.stderr!)));
  };
  let site = start();
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await once(site, 'close');
    if (isSaved) socket.close();
    remove();
  });
  await ready(site);

  const results: string[] = [];
  const request = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      // As Caddy does with one that has been open for long: none is taken up again.
      headers: { 'Content-Type': 'application/json', Origin: origin, Connection: 'close' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return `${answer.status}`;
  };
  const note = (attempt: Promise<string>) =>
    attempt
      .catch((error: Error) => String(error.cause ?? error))
      .then((output) => results.push(output));
  const login = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
  const inProgress: Promise<unknown>[] = [];
  const crowd = setInterval(() => {
    inProgress.push(note(inProgress.length % 2 ? request('/') : request('/api/rsvp/login', login)));
  }, everyMs);
  for (let turn = 0; turn < restarts; turn += 1) {
    const before = results.length;
    await expect.poll(() => results.length, { timeout: 20_000 }).toBeGreaterThan(before + 5);
    site.kill('SIGTERM');
    await once(site, 'close');
    site = start();
    await ready(site);
  }
  clearInterval(crowd);
  await Promise.all(inProgress);
  expect(results.length).toBeGreaterThan(restarts * 5);
  return results.filter((result) => !['200', '429'].includes(result));
};

test('with a socket that outlives the process no restart refuses anybody', async () => {
  expect(await restartUnderWay({ isSaved: true })).toEqual([]);
});

test('without one guests are refused', async () => {
  expect(await restartUnderWay({ isSaved: false })).toContainEqual(
    expect.stringContaining('ECONNREFUSED'),
  );
});
