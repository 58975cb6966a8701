/**
 * The least that stores an answer: Hono on its Node server, and one insert a call by better-sqlite3, as durable as the
 * site's. Prints its port.
 *
 *   node bench/load/bare-inserts.ts <file>
 */
import { serve } from '@hono/node-server';
import Database from 'better-sqlite3';
import { Hono } from 'hono';

const sqlite = new Database(process.argv[2]!);
sqlite.pragma('journal_mode = wal');
sqlite.pragma('synchronous = 2');
sqlite.exec(
  'create table answers (id integer primary key, body text not null, at integer not null)',
);
const insert = sqlite.prepare('insert into answers (body, at) values (?, ?)');

const app = new Hono();
app.post('/answer', async (c) => {
  const body = await c.req.json<object>();
  insert.run(JSON.stringify(body), Date.now());
  return c.json(body);
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));
