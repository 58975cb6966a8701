import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import Database from 'better-sqlite3';
import type { Target } from './targets.ts';

/** Writes what it is asked into its query: what sqlmap must find. */
export const carelessSite = async () => {
  const db = new Database(':memory:');
  db.exec(
    "create table guests (id integer primary key, name text); insert into guests values (1, 'Ana')",
  );
  const server = createServer((req, res) => {
    const id = new URL(req.url ?? '', 'http://localhost').searchParams.get('id') ?? '';
    try {
      res.end(JSON.stringify(db.prepare(`select * from guests where id = ${id}`).all()));
    } catch {
      res.writeHead(404).end('{}');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const targets: Target[] = [{ name: 'an id in a query', as: 'nobody', path: '/guests?id=1*' }];
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    close: () => server.close(),
  };
};
