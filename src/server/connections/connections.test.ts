import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchConnections } from './connections.ts';

const photo = Buffer.alloc(30_000_000, 'x');

let server: Server;
let connections: ReturnType<typeof watchConnections>;

beforeEach(async () => {
  server = createServer((_req, res) => res.end(photo)).listen(0, '127.0.0.1');
  connections = watchConnections(server);
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

test('a slow phone gets the rest of an answer that was given before the stop', async () => {
  const [answer] = (await once(get({ port: port() }), 'response')) as [IncomingMessage];
  const drained = connections.drain();
  expect(await buffer(answer)).toHaveLength(photo.length);
  await drained;
});

test('a connection that says nothing is closed after a moment', async () => {
  const socket = connect(port());
  await once(server, 'connection');
  const closed = once(socket, 'close');
  socket.resume();
  await connections.drain();
  await closed;
});

test('without connections there is nothing to wait for', async () => {
  await connections.drain();
  expect(server.listening).toBe(false);
});
