import type { TestWedding } from '#db/wedding-for-tests.ts';

type Raw = TestWedding['raw'];

/** Rows that must not be, whatever was sent: a query for each, of which nothing may come. */
const impossibleRows: Record<string, string> = {
  'a group without people': `select id from guests where id not in (select guest_id from guest_members)`,
  'two groups of one name': `select name_key from guests group by name_key having count(*) > 1`,
  'a code that is too short': `select id from guests where length(access_code) < 4`,
  'an inviter who is neither of the couple': `
    select id from guests where invited_by not in ('Violeta', 'Lautaro')`,
  'an answer of a group that is not invited': `
    select a.id from guest_event_responses a left join guest_events e
    on e.id = a.guest_event_id and e.guest_id = a.guest_id where e.id is null`,
  'an answer by nobody of the group': `
    select a.id from guest_event_responses a left join guest_members m
    on m.id = a.member_id and m.guest_id = a.guest_id where m.id is null`,
  'two answers by one person': `
    select 1 from guest_event_responses group by guest_event_id, member_id having count(*) > 1`,
  'a diet explained that is none of its own': `
    select id from guest_members where dietary_restriction_spec is not null
    and dietary_restriction_type <> 'Other'`,
  'a place of a group that is not invited': `
    select a.id from guest_event_table_assignments a left join guest_events e
    on e.guest_id = a.guest_id and e.event_id = a.event_id where e.id is null`,
  'a place at a table of another event': `
    select a.id from guest_event_table_assignments a join table_groups t on t.id = a.table_group_id
    where t.event_id <> a.event_id`,
  'a group together and apart at once': `
    select id from guest_event_table_assignments where is_split = (table_group_id is not null)`,
  'two places of one group': `
    select 1 from guest_event_table_assignments group by guest_id, event_id having count(*) > 1`,
  'a total that is not the sum of what was given': `
    select p.id from purchases p join purchase_items i on i.purchase_id = p.id
    group by p.id having sum(i.quantity * i.unit_price) <> p.total_amount`,
  'a purchase of nothing, or of too much': `
    select p.id from purchases p left join purchase_items i on i.purchase_id = p.id
    group by p.id having count(i.id) not between 1 and 20`,
  'a code of a confirmation that can be guessed': `
    select id from purchases where length(confirmation_code) < 32`,
  'an online purchase approved without a payment': `
    select id from purchases where payment_method <> 'transfer' and status = 'approved'
    and confirmation_code not like 'demo-%'
    and id not in (select purchase_id from payments where status = 'approved')`,
  'a picture from anywhere': `
    select image_url from (select image_url from events union all select image_url from gifts)
    where image_url not like 'https://%' and image_url not like '/%'`,
  'a picture of another site without https': `
    select image_url from (select image_url from events union all select image_url from gifts)
    where image_url like '//%'`,
  'an event that ends before it begins': `select id from events where end_date < date`,
  'somebody else of the couple': `select id from users where username not in ('novios', 'pareja', 'ayudante')`,
  'somebody who made himself one of the couple': `
    select id from users where username = 'ayudante' and is_admin <> 0`,
  'a token kept as it is': `
    select token_hash from (select token_hash from guest_sessions union all
    select token_hash from admin_sessions)
    where length(token_hash) <> 64 or token_hash glob '*[^0-9a-f]*'`,
  'a place in the room that is none': `
    select id from table_groups where not (position_x between 0 and 100000)
    or not (position_y between 0 and 100000) or capacity > 1000`,
};

/** Each text with the most letters that it may have. */
const lengths: [table: string, column: string, limit: number][] = [
  ['guests', 'group_name', 200],
  ['guests', 'access_code', 100],
  ['guest_members', 'name', 200],
  ['guest_members', 'dietary_restriction_spec', 300],
  ['guest_members', 'email', 200],
  ['guest_members', 'phone', 50],
  ['events', 'name', 200],
  ['events', 'location', 200],
  ['events', 'description', 5000],
  ['events', 'dresscode', 500],
  ['events', 'image_url', 2000],
  ['table_groups', 'name', 200],
  ['gifts', 'name', 200],
  ['gifts', 'description', 5000],
  ['gifts', 'image_url', 2000],
  ['purchases', 'message_for_couple', 500],
  ['campaigns', 'text', 5000],
];

/** What is wrong with what is stored; nothing, always. */
export const anomaliesIn = (raw: Raw): string[] => [
  ...complaints(raw),
  ...Object.entries(impossibleRows)
    .filter(([, sql]) => raw.prepare(sql).get() !== undefined)
    .map(([name]) => name),
  ...lengths.flatMap(([table, column, limit]) => badTexts(raw, table, column, limit)),
];

/** References, constraints (enumerations, uniqueness, what may be missing) and indexes. */
const complaints = (raw: Raw) => [
  ...(raw.pragma('foreign_key_check') as unknown[]).map(
    (row) => `an orphan ${JSON.stringify(row)}`,
  ),
  ...(raw.pragma('integrity_check') as { integrity_check: string }[])
    .map(({ integrity_check }) => integrity_check)
    .filter((text) => text !== 'ok'),
];

const badTexts = (raw: Raw, table: string, column: string, limit: number): string[] => {
  const sql = `select ${column} from ${table} where ${column} is not null`;
  const texts = raw.prepare(sql).pluck().all() as string[];
  const isSound = (text: string) =>
    typeof text === 'string' &&
    [...text].length <= limit &&
    text === text.normalize('NFC').trim() &&
    !/[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\x7f]/u.test(text);
  return texts.filter((text) => !isSound(text)).map((text) => `${table}.${column}: ${text}`);
};
