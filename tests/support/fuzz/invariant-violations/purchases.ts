import type { InvariantViolations } from './invariant-violation.ts';

/** Of the demo: a transfer that is confirmed, and one that waits. */
const confirmed = `(select id from purchases where external_reference = 'R-RUCA-7T4M')`;
const pending = `(select id from purchases where external_reference = 'R-MAQU-9K3P')`;
const online = `(select id from purchases where confirmation_code like 'demo-a1f0%')`;

const paid = (id: string, purchase: string, status = 'approved') =>
  `insert into payments (id, purchase_id, status, amount, currency, updated_at)
   values ('${id}', ${purchase}, '${status}', 1, 'CLP', 1)`;

/** What is given, and how it was paid. */
export const impossiblePurchases: InvariantViolations = {
  'a total that is not the sum of what was given': {
    query: `select p.id from purchases p join purchase_items i on i.purchase_id = p.id
      group by p.id having sum(i.quantity * i.unit_price) <> p.total_amount`,
    planted: `update purchases set total_amount = total_amount - 1 where id = ${confirmed}`,
  },
  'more shares than a gift has, or for more than its price': {
    query: `select g.id from gifts g join purchase_items i on i.gift_id = g.id
      join purchases p on p.id = i.purchase_id and p.status = 'approved' where g.kind = 'shares'
      group by g.id having sum(i.quantity) > g.shares or sum(i.quantity * i.unit_price) > g.price`,
    planted: `update gifts set kind = 'shares', shares = 2 where id = 5`,
  },
  'less than the minimum of a gift of any amount, or several of it': {
    query: `select i.id from purchase_items i join gifts g on g.id = i.gift_id
      where g.kind = 'open' and (i.quantity <> 1 or i.unit_price < 1)`,
    planted: `update gifts set kind = 'open' where id = 5`,
  },
  'a purchase of nothing, or of too much': {
    query: `select p.id from purchases p left join purchase_items i on i.purchase_id = p.id
      group by p.id having count(distinct i.gift_id) not between 1 and 20`,
    planted: `delete from purchase_items where purchase_id = ${confirmed}`,
  },
  'a code of a confirmation that can be guessed': {
    query: `select id from purchases where length(confirmation_code) < 32`,
    planted: `update purchases set confirmation_code = 'R-1234' where id = ${confirmed}`,
  },
  'an online purchase approved without a payment': {
    query: `select id from purchases where payment_method <> 'transfer' and status = 'approved'
      and confirmation_code not like 'demo-%'
      and id not in (select purchase_id from payments where status in ('approved', 'in_mediation'))`,
    planted: `update purchases set confirmation_code = hex(randomblob(16)) where id = ${online}`,
  },
  'a transfer that somebody paid online': {
    query: `select p.id from purchases p where p.payment_method = 'transfer' and (
      p.preference_id is not null or p.init_point is not null or p.payment_id is not null
      or p.next_check_at is not null or p.id in (select purchase_id from payments))`,
    planted: paid('one', pending, 'pending'),
  },
  'a key without what was asked with it': {
    query: `select id from purchases where idempotency_key is not null and request_hash is null`,
    planted: `update purchases set idempotency_key = 'key' where id = ${pending}`,
  },
  'a checkout without its number': {
    query: `select id from purchases where (init_point is null) <> (preference_id is null)
      and guest_id not in (select id from guests where erased_at is not null)`,
    planted: `update purchases set init_point = 'https://example.com' where id = ${online}`,
  },
  'thanks for what was not given yet': {
    query: `select id from purchases where thanked_at < created_at`,
    planted: `update purchases set thanked_at = created_at - 1 where id = ${confirmed}`,
  },
  'a purchase that counts a payment of another': {
    query: `select p.id from purchases p join payments on payments.id = p.payment_id
      where payments.purchase_id <> p.id`,
    planted: `${paid('one', online)};
      update purchases set payment_id = 'one' where confirmation_code like 'demo-d4f9%'`,
  },
  'an alert about a payment of another purchase': {
    query: `select a.id from purchase_alerts a join payments on payments.id = a.payment_id
      where payments.purchase_id <> a.purchase_id`,
    planted: `${paid('one', online)};
      insert into purchase_alerts (purchase_id, payment_id, kind, created_at)
      values (${confirmed}, 'one', 'refunded', 1)`,
  },
  'an alert that was seen before it was raised': {
    query: `select id from purchase_alerts where seen_at < created_at`,
    planted: `${paid('one', online)};
      insert into purchase_alerts (purchase_id, payment_id, kind, created_at, seen_at)
      values (${online}, 'one', 'refunded', 2, 1)`,
  },
  'a practice checkout of another sum': {
    query: `select id from practice_preferences where amount <> (
      select sum((value ->> 'quantity') * (value ->> 'unitPrice')) from json_each(items))`,
    planted: `insert into practice_preferences values
      ('one', 'key', 'reference', 1, '[{"title":"Vals","quantity":2,"unitPrice":500}]', '/', '/', 1)`,
  },
};
