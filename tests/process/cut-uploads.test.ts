import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { signIn } from '../../bench/durability/visitor.ts';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';
import { noisyPhoto } from '#tests/support/pictures.ts';

const { dataDir, remove } = copyTemplate();
let server: Server | undefined;

afterEach(async () => {
  await server?.stop();
  remove();
});

const protocol = { 'Tus-Resumable': '1.0.0' };

/** Sends the head of a request for all of the bytes and the first of them; then nothing more comes. */
const breakOff = async (url: string, head: string[], bytes: Buffer, sent: number) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${bytes.length}\r\n\r\n`);
  socket.write(bytes.subarray(0, sent));
  return socket;
};

test('a picture goes on where the line broke, and where the process was killed', async () => {
  const photo = await noisyPhoto(1200, 900);
  server = await startServer({ DATA_DIR: dataDir });
  const { cookie } = await signIn(server, '/api/admin/login', admin);
  const headers = { ...protocol, cookie };
  const started = await fetch(`${server.url}/api/admin/site/pictures/uploads`, {
    method: 'POST',
    headers: { ...headers, 'Upload-Length': String(photo.length) },
  });
  const at = started.headers.get('Location')!;
  const received = async () => {
    const { headers: output } = await fetch(server!.url + at, { method: 'HEAD', headers });
    return Number(output.get('Upload-Offset'));
  };
  const onDisk = () => statSync(path.join(dataDir, 'uploads/arriving', path.basename(at))).size;
  const head = (offset: number) => [
    `PATCH ${at} HTTP/1.1`,
    `Host: ${new URL(server!.url).host}`,
    `Cookie: ${cookie}`,
    'Tus-Resumable: 1.0.0',
    `Upload-Offset: ${offset}`,
    'Content-Type: application/offset+octet-stream',
  ];

  const third = Math.floor(photo.length / 3);
  // The line is silent: the phone asks on another one while the server still waits on the first.
  const silent = await breakOff(server.url, head(0), photo, third);
  await expect.poll(received).toBe(third);
  silent.destroy();
  // The line ends.
  const cut = await breakOff(server.url, head(third), photo.subarray(third), third);
  await expect.poll(onDisk).toBeGreaterThan(third);
  cut.destroy();
  await expect.poll(received).toBeGreaterThan(third);
  const before = await received();
  await server.stop('SIGKILL');

  server = await startServer({ DATA_DIR: dataDir });
  expect(await received()).toBe(before);
  const rest = await fetch(server.url + at, {
    method: 'PATCH',
    headers: {
      ...headers,
      'Upload-Offset': String(before),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(photo.subarray(before)),
  });
  expect(rest.status).toBe(204);
  const saved = await fetch(server.url + at, { method: 'POST', headers });
  expect([saved.status, await saved.json()]).toMatchObject([201, { width: 1200, height: 900 }]);
}, 60_000);
