/**
 * Node's sockets with one answer and nothing read of what is asked: what is left when its HTTP server is
 * taken away. Prints its port.
 *
 *   node bench/throughput/bare-sockets.ts <file> '<headers as JSON>'
 */
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

const [, , file, headers] = process.argv;
const bytes = readFileSync(file!);
const lines = Object.entries(JSON.parse(headers!) as Record<string, string>)
  .concat([['content-length', `${bytes.length}`]])
  .map(([name, value]) => `${name}: ${value}\r\n`);
const answer = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`), bytes]);

const server = createServer({ noDelay: true }, (socket) =>
  socket.on('data', () => socket.write(answer)).on('error', () => socket.destroy()),
);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
