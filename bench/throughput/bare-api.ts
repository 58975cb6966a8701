/**
 * The least that answers the same question: Hono on its Node server, better-sqlite3, the statements
 * below, nothing else. Prints its port.
 *
 *   node bench/throughput/bare-api.ts <wedding.db> [unseen]
 *
 * `unseen`: SQLite does not look at the values for a better plan, see `given` in db/cached-query.ts.
 */
import { hash } from 'node:crypto';
import { serve } from '@hono/node-server';
import Database from 'better-sqlite3';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';

const sqlite = new Database(process.argv[2]!, { fileMustExist: true });
sqlite.pragma('journal_mode = wal');
sqlite.pragma('synchronous = 2');

const value = process.argv[3] === 'unseen' ? '+?' : '?';
const session = sqlite.prepare(`
  select s.*, g.* from guest_sessions s join guests g on g.id = s.guest_id
  where s.token_hash = ${value} and s.expires_at > ${value}`);
// No gift of the demo has shares.
const gifts = sqlite.prepare(`
  select id, name, description, price, image_url, kind, shares,
    shares as shares_left, shares as amount_left, (
    select coalesce(sum(purchase_items.quantity), 0) from purchase_items
    join purchases on purchases.id = purchase_items.purchase_id
    where purchase_items.gift_id = gifts.id and purchases.status = 'approved'
  ) as purchase_count
  from gifts where visible = 1 order by id`);

const app = new Hono();
app.get('/api/gifts', (c) => {
  const token = getCookie(c, 'convite_guest') ?? '';
  if (!session.get(hash('sha256', token), Date.now())) return c.json({}, 401);
  return c.json(gifts.all());
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));
