/**
 * Node's HTTP server with one answer and nothing to decide: what it takes alone. Prints its port.
 *
 *   node bench/throughput/bare-pages.ts <file> '<headers as JSON>'
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [, , file, headers] = process.argv;
const bytes = readFileSync(file!);
const lines = Object.entries(JSON.parse(headers!) as Record<string, string>).flat();
lines.push('Content-Length', `${bytes.length}`);

const server = createServer((_req, res) => res.writeHead(200, lines).end(bytes));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
