import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { openDatabase } from './connection.ts';
import { migrateDatabase } from './migrate.ts';
import { demoWedding, dump, folderForTest } from '#tests/support/wedding.ts';

const bundled = readMigrationFiles({ migrationsFolder: 'db/migrations' });

/** A migration that a later version could add. */
const later = (...sql: string[]) => [
  ...bundled,
  { sql, bps: true, folderMillis: Date.parse('2900-01-01'), hash: 'later' },
];

const schemaOf = (sqlite: Database.Database) =>
  sqlite.prepare('select type, name, sql from sqlite_master order by name').all();

const foreignKeys = (sqlite: Database.Database) => sqlite.pragma('foreign_keys', { simple: true });

test('a wedding of before the first tables is copied aside, then brought up to date', () => {
  const file = path.join(folderForTest(), 'wedding.db');
  const older = new Database(file);
  older.pragma('application_id = 0x436f6e76');
  older.exec('create table notes (text text); insert into notes values (1)');
  older.close();

  const wedding = openDatabase(file);
  wedding.close();

  const backups = path.join(path.dirname(file), 'backups');
  const [copy, ...rest] = readdirSync(backups);
  expect(rest).toEqual([]);
  expect(copy).toMatch(/-before-migration\.db$/);
  const saved = new Database(path.join(backups, copy!), { readonly: true });
  expect(dump(saved)).toEqual({ notes: [{ text: '1' }] });
  saved.close();
});

test('a later version changes the tables and keeps what they hold', () => {
  const { raw } = demoWedding();
  const before = dump(raw);
  migrateDatabase(raw, () => undefined, later('alter table gifts add column note text'));
  expect(dump(raw)['gifts']).toEqual(
    before['gifts']!.map((gift) => ({ ...(gift as object), note: null })),
  );
  expect(dump(raw)['guest_members']).toEqual(before['guest_members']);
  expect(foreignKeys(raw)).toBe(1);
});

test('a wedding of before the short links has one for each group, and gives no id twice', () => {
  const sqlite = new Database(':memory:');
  const before = bundled.findIndex(({ sql }) => sql.join().includes('link_token'));
  migrateDatabase(sqlite, () => undefined, bundled.slice(0, before));
  const insert = (table: Database.Database, name: string) =>
    table
      .prepare(
        `insert into guests (group_name, name_key, access_code, invited_by, created_at, updated_at)
         values (@name, @name, 'CODE', 'Violeta', 1, 1)`,
      )
      .run({ name }).lastInsertRowid;
  for (const name of ['Ana', 'Luis', 'Eva', 'removed']) insert(sqlite, name);
  sqlite.exec(`
    insert into guest_members (guest_id, name) values (1, 'Ana'), (2, 'Luis');
    delete from guests where id = 4;`);
  migrateDatabase(sqlite, () => undefined);
  const tokens = sqlite.prepare('select link_token from guests').pluck().all() as string[];
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) expect(token).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{10}$/u);
  expect(sqlite.prepare('select count(*) from guest_members').pluck().get()).toBe(2);
  expect(insert(sqlite, 'later')).toBe(5);
  sqlite.close();
});

test('a wedding of before the reminders knows who had opened the invitation', () => {
  const sqlite = new Database(':memory:');
  const before = bundled.findIndex(({ sql }) => sql.join().includes('first_signed_in_at'));
  migrateDatabase(sqlite, () => undefined, bundled.slice(0, before));
  for (const name of ['signed in', 'signed in twice', 'answered', 'was answered for', 'never']) {
    sqlite
      .prepare(
        `insert into guests (group_name, name_key, access_code, invited_by, created_at, updated_at)
         values (@name, @name, 'CODE', 'Violeta', 1, 1)`,
      )
      .run({ name });
  }
  sqlite.exec(`
    insert into guest_sessions (token_hash, guest_id, created_at, expires_at)
      values ('a', 1, 1000, 9000), ('b', 2, 3000, 9000), ('c', 2, 2000, 9000);
    insert into changes (at, actor, actor_id, subject, action, guest_id, details)
      values (500, 'guest', 3, 'answer', 'changed', 3, '{}'), (400, 'guest', 2, 'answer', 'changed', 2, '{}'),
             (600, 'couple', 4, 'answer', 'changed', 4, '{}');`);
  migrateDatabase(sqlite, () => undefined);
  expect(sqlite.prepare('select group_name, first_signed_in_at from guests').raw().all()).toEqual([
    ['signed in', 1000],
    ['signed in twice', 400],
    ['answered', 500],
    ['was answered for', null],
    ['never', null],
  ]);
  sqlite.close();
});

test('purchases of before the practice mark are marked when the practice checkout knows them', () => {
  const sqlite = new Database(':memory:');
  const before = bundled.findIndex(({ sql }) => sql.join().includes('is_practice'));
  migrateDatabase(sqlite, () => undefined, bundled.slice(0, before));
  sqlite.exec(`
    insert into guests (group_name, name_key, access_code, invited_by, created_at, updated_at)
      values ('Los Soto', 'los soto', 'CODE', 'Violeta', 1, 1);
    insert into purchases (guest_id, total_amount, confirmation_code, external_reference, created_at, updated_at)
      values (1, 1000, 'practised', 'one', 1, 1), (1, 1000, 'paid', 'two', 1, 1), (1, 1000, 'never opened', null, 1, 1);
    insert into practice_preferences values ('p', 'k', 'one', 1000, '[]', 'n', 'r', 1);`);
  migrateDatabase(sqlite, () => undefined);
  const marked = 'select confirmation_code from purchases where is_practice = 1';
  expect(sqlite.prepare(marked).pluck().all()).toEqual(['practised']);
  sqlite.close();
});

test('options of before their ids get one, which answers and open requests hold from then on', () => {
  const sqlite = new Database(':memory:');
  const before = bundled.findIndex(({ sql }) => sql.join().includes('option_id'));
  migrateDatabase(sqlite, () => undefined, bundled.slice(0, before));
  sqlite.exec(`
    insert into guests (group_name, name_key, access_code, invited_by, created_at, updated_at)
      values ('Los Soto', 'los soto', 'CODE', 'Violeta', 1, 1);
    insert into events (id, name, date, location, description) values (1, 'Fogata', 1, 'Linares', '');
    insert into guest_events (guest_id, event_id, created_at, updated_at) values (1, 1, 1, 1);
    insert into questions (id, text, kind, options, scope) values
      (1, '¿Bus?', 'choice', '["Plaza","El \\"Terminal\\""]', 'group'), (2, '¿Canción?', 'text', '[]', 'group');
    insert into question_answers (question_id, guest_id, value, created_at, updated_at) values
      (1, 1, '"El \\"Terminal\\""', 1, 1), (2, 1, '"Plaza"', 1, 1);
    insert into change_requests (guest_id, event_id, responses, answers, late, status, created_at) values
      (1, 1, '[]', '[{"questionId":1,"memberId":null,"value":"Plaza"},{"questionId":2,"memberId":null,"value":null}]', 1, 'pending', 1),
      (1, 1, '[]', '[]', 0, 'declined', 1);`);
  migrateDatabase(sqlite, () => undefined);
  const rows = (query: string) => sqlite.prepare(query).pluck().all() as string[];
  const [options, none] = rows('select options from questions').map((text) => JSON.parse(text));
  expect(options).toMatchObject([{ text: 'Plaza' }, { text: 'El "Terminal"' }]);
  expect(none).toEqual([]);
  const [plaza, terminal] = (options as { id: string }[]).map(({ id }) => id);
  expect(terminal).toMatch(/^[\da-f]{8}$/u);
  expect(rows('select option_id from question_answers')).toEqual([terminal, null]);
  expect(rows('select answers from change_requests').map((text) => JSON.parse(text))).toEqual([
    [
      { questionId: 1, memberId: null, value: 'Plaza', optionId: plaza },
      { questionId: 2, memberId: null, value: null, optionId: null },
    ],
    [],
  ]);
  sqlite.close();
});

test('phones of before the parsed ones are parsed when the file is opened, once', () => {
  const file = path.join(folderForTest(), 'wedding.db');
  const older = new Database(file);
  const before = bundled.findIndex(({ sql }) => sql.join().includes('phone_e164'));
  migrateDatabase(older, () => undefined, bundled.slice(0, before));
  older.pragma('application_id = 0x436f6e76');
  older.exec(`
    insert into guests (id, group_name, name_key, access_code, invited_by, created_at, updated_at)
      values (1, 'Los Soto', 'los soto', 'CODE', 'Violeta', 1, 1);
    insert into guest_members (guest_id, name, phone)
      values (1, 'Ana', '0056 9 8765 4321'), (1, 'Luis', 'no tiene'), (1, 'Eva', null);`);
  const fill = older.prepare(
    "insert into guest_members (guest_id, name, phone) values (1, 'X', ?)",
  );
  const fillAll = older.transaction(() => {
    for (let at = 0; at < 5000; at += 1) fill.run(`9 ${40_000_000 + at}`);
  });
  fillAll();
  older.close();
  openDatabase(file).close();
  const wedding = new Database(file);
  const parsed = 'select phone_e164, phone_doubtful from guest_members order by id limit 3';
  const expected = [
    ['+56987654321', 0],
    [null, 1],
    [null, null],
  ];
  expect(wedding.prepare(parsed).raw().all()).toEqual(expected);
  const missing = 'select count(*) from guest_members where id > 3 and phone_e164 is null';
  expect(wedding.prepare(missing).pluck().get()).toBe(0);
  wedding.exec("update guest_members set phone_e164 = '+1' where id = 1");
  openDatabase(file).close();
  expect(wedding.prepare(parsed).raw().get()).toEqual(['+1', 0]);
  wedding.close();
});

test('what is applied is not applied again', () => {
  const { raw } = demoWedding();
  const migrations = later('create table songs (name text)');
  let copies = 0;
  for (let start = 0; start < 3; start += 1) migrateDatabase(raw, () => (copies += 1), migrations);
  expect(copies).toBe(1);
});

test('nothing is applied without the copy', () => {
  const { raw } = demoWedding();
  const before = schemaOf(raw);
  const noSpace = () => {
    throw new Error('no space left');
  };
  expect(() => migrateDatabase(raw, noSpace, later('create table songs (name text)'))).toThrow(
    'no space left',
  );
  expect(schemaOf(raw)).toEqual(before);
});

test.each([
  ['fails half-way', ['create table songs (name text)', 'drop table nowhere'], 'nowhere'],
  ['would leave an answer without its person', ['delete from guest_members'], 'referencias rotas'],
])('a migration that %s changes nothing', (_, statements, message) => {
  const { raw } = demoWedding();
  const before = [schemaOf(raw), dump(raw)];
  expect(() => migrateDatabase(raw, () => undefined, later(...statements))).toThrow(message);
  expect([schemaOf(raw), dump(raw)]).toEqual(before);
  expect(foreignKeys(raw)).toBe(1);
});

test('the migrations make just the tables that the schema describes', async () => {
  const [schema, { generateSQLiteDrizzleJson, generateSQLiteMigration }] = await Promise.all([
    import('./schema.ts'),
    import('drizzle-kit/api'),
  ]);
  const meant = await generateSQLiteDrizzleJson(schema);
  const latest = readdirSync('db/migrations/meta')
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)!;
  const written = JSON.parse(
    readFileSync(path.join('db/migrations/meta', latest), 'utf8'),
  ) as typeof meant;
  expect(await generateSQLiteMigration(written, meant)).toEqual([]);
});

test('a gift’s picture of before has the address of its WebP, and any other picture its own', () => {
  const sqlite = new Database(':memory:');
  const before = bundled.findIndex(({ sql }) => sql.join().includes('-960.webp'));
  migrateDatabase(sqlite, () => undefined, bundled.slice(0, before));
  const previous = `/api/uploads/${'0f'.repeat(16)}`;
  const rest = ['/gift-pictures/salar.webp', 'https://fotos.example/a.jpg', '/api/uploads/a.jpg'];
  for (const address of [`${previous}.jpg`, ...rest]) {
    sqlite
      .prepare(
        `insert into gifts (name, description, price, image_url, created_at, updated_at)
         values ('Paseo', 'En bote', 1000, ?, 1, 1)`,
      )
      .run(address);
  }
  migrateDatabase(sqlite, () => undefined);
  expect(sqlite.prepare('select image_url from gifts order by id').pluck().all()).toEqual([
    `${previous}-960.webp`,
    ...rest,
  ]);
  sqlite.close();
});

test('what a phone was answered before is answered again, whatever its request was hashed by', () => {
  const sqlite = new Database(':memory:');
  const before = bundled.findIndex(({ sql }) => sql.join().includes('idempotency_keys_of_guest'));
  migrateDatabase(sqlite, () => undefined, bundled.slice(0, before));
  sqlite.exec(
    `insert into guests (id, group_name, name_key, access_code, link_token, invited_by, created_at, updated_at)
     values (7, 'Los Soto', 'los soto', 'A', 'L', 'X', 1, 1)`,
  );
  const answers = ['true', '{"status":"pending"}', '[{"id":1,"status":"x"}]', '{"responses":[]}'];
  for (const [at, answer] of answers.entries()) {
    sqlite.prepare("insert into idempotency_keys values (7, ?, 'old', ?, 5)").run(`k${at}`, answer);
  }
  migrateDatabase(sqlite, () => undefined);
  const saved = sqlite.prepare(
    'select guest_id, user_id, key, request_hash, status, answer from idempotency_keys order by id',
  );
  const same = { guest_id: 7, user_id: null, request_hash: null };
  expect(saved.all()).toEqual([
    { ...same, key: 'k0', status: 204, answer: null },
    { ...same, key: 'k1', status: 202, answer: answers[1] },
    { ...same, key: 'k2', status: 200, answer: answers[2] },
    { ...same, key: 'k3', status: 200, answer: answers[3] },
  ]);
  sqlite.close();
});

test('messages of before keep what they failed by', () => {
  const sqlite = new Database(':memory:');
  const before = bundled.findIndex(({ sql }) => sql.join().includes('messages_failure_known'));
  migrateDatabase(sqlite, () => undefined, bundled.slice(0, before));
  sqlite.exec(`
    insert into guests (id, group_name, name_key, access_code, invited_by, link_token, created_at, updated_at)
      values (1, 'Los Soto', 'los soto', 'CODE', 'Violeta', 'A', 1, 1);
    insert into guest_members (id, guest_id, name) values (1, 1, 'Ana'), (2, 1, 'Luis');
    insert into campaigns (id, kind, text, created_at) values (1, 'template', 'Hola', 1);
    insert into messages (campaign_id, member_id, guest_id, state, fault, queued_at, updated_at)
      values (1, 1, 1, 'failed', 'banned', 1, 1), (1, 2, 1, 'read', null, 1, 1);`);
  migrateDatabase(sqlite, () => undefined);
  expect(sqlite.prepare('select member_id, state, failure from messages').raw().all()).toEqual([
    [1, 'failed', 'banned'],
    [2, 'read', null],
  ]);
  sqlite.close();
});
