import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { markStarted, openDatabase } from '#db/connection.ts';
import { allCalls, validCall } from '#tests/support/calls/all-calls.ts';
import { methodOf, pathOf, type KnownCall } from '#tests/support/calls/known-call.ts';
import { changedAt, extraIn, type Json } from '#tests/support/calls/json-paths.ts';
import { subjectsOf, type Subjects } from '#tests/support/calls/subjects.ts';
import { signIn } from '../../bench/durability/visitor.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

/** The canary: replaces every typed text. */
const canary = 'canario-7d1f';

const secrets = {
  MERCADOPAGO_ACCESS_TOKEN: `APP_USR-${canary}-token`,
  MERCADOPAGO_WEBHOOK_SECRET: `${canary}-webhook`,
};

const accountAtMeta = {
  phone_number_id: '106540352242922',
  waba_id: '102290129340398',
  token: `EAAG-${canary}`,
  app_secret: `${canary}-app-secret`,
  verify_token: `${canary}-verify`,
  version: 'v23.0',
};

const openSite = async () => {
  const { dataDir, remove } = copyTemplate();
  const file = join(dataDir, 'wedding.db');
  const wedding = openDatabase(file);
  const raw = new Database(file);
  // Not the demo: the one call that empties a wedding would leave nothing to ask for.
  markStarted(wedding.db);
  const subjects = subjectsOf({ ...wedding, raw, file });
  // The outside services are unreachable: every call to them fails.
  const server = await startServer({
    DATA_DIR: dataDir,
    MP_API_BASE_URL: 'http://127.0.0.1:9',
    GRAPH_BASE_URL: 'http://127.0.0.1:9',
    WA_SOCKET_URL: 'ws://127.0.0.1:9',
    ...secrets,
  });
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    raw.close();
    wedding.close();
    remove();
  });
  return { server, raw, subjects };
};

const personal = `
  select access_code from guests union select link_token from guests union select group_name from guests
  union select name from guest_members union select phone from guest_members
  union select email from guest_members union select dietary_restriction_spec from guest_members
  union select message_for_couple from purchases union select confirmation_code from purchases
  union select password from users`;

/** The call without changes, and with the canary in each text, in its query and in its headers. */
const variants = (call: KnownCall, subjects: Subjects) => {
  const path = pathOf(call, subjects);
  const valid = validCall(call, subjects);
  const body = (valid.json ?? {}) as Json;
  const sung = extraIn(body).reduce<Json>((inner, place) => {
    const value = place.reduce<Json>((at, name) => (at as Record<string, Json>)[name]!, body);
    return typeof value === 'string' ? changedAt(inner, place, `${canary} ${value}`) : inner;
  }, body);
  const headers = { 'X-Signature': canary, 'Idempotency-Key': canary, 'X-Any': canary };
  return [
    { path, ...valid },
    {
      path: `${path}${path.includes('?') ? '&' : '?'}group=${canary}&external_reference=${canary}`,
      ...valid,
      ...(valid.json !== undefined && { json: sung }),
      headers: { ...valid.headers, ...headers },
    },
  ];
};

const askEverything = async ({ url }: Server, subjects: Subjects, cookies: string[]) => {
  const statuses = new Set<number>();
  for (const [name, call] of allCalls) {
    // Ends what the others need.
    if (/logout|removed$/u.test(name)) continue;
    for (const { path, json, body, headers } of variants(call, subjects)) {
      for (const cookie of cookies) {
        const answer = await fetch(url + path, {
          method: methodOf(call),
          redirect: 'manual',
          headers: {
            ...(json !== undefined && { 'Content-Type': 'application/json' }),
            ...(headers as Record<string, string>),
            Cookie: cookie,
          },
          body: json === undefined ? (body ?? null) : JSON.stringify(json),
        });
        await answer.body?.cancel();
        statuses.add(answer.status);
      }
    }
  }
  return statuses;
};

test(
  'whatever is called, and whatever breaks, the log holds nothing that is anybody’s',
  { timeout: 90_000 },
  async () => {
    const { server, raw, subjects } = await openSite();
    const guest = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
    const cookies = [
      '',
      (await signIn(server, '/api/rsvp/login', guest)).cookie,
      (await signIn(server, '/api/admin/login', admin)).cookie,
    ];
    await fetch(`${server.url}/api/admin/whatsapp/config`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookies[2]! },
      body: JSON.stringify(accountAtMeta),
    });
    const anybodys = new Set(
      (raw.prepare(personal).pluck().all() as (string | null)[]).filter(
        (text): text is string => text !== null && text.length > 5,
      ),
    );

    await askEverything(server, subjects, cookies);
    // From here on nearly everything breaks.
    raw.pragma('foreign_keys = OFF');
    for (const table of ['guest_members', 'events', 'gifts', 'table_groups', 'campaigns']) {
      raw.exec(`drop table ${table}`);
    }
    const statuses = await askEverything(server, subjects, cookies);
    for (const page of ['/my-events', '/gifts', '/admin/guests', `/events/45?a=${canary}`]) {
      for (const Cookie of cookies)
        await (await fetch(server.url + page, { headers: { Cookie } })).text();
    }

    expect(statuses).toContain(500);
    const log = server.output();
    expect(log.split('Fault:').length).toBeGreaterThan(20);
    expect(log).not.toContain(canary);
    expect(log).not.toContain(admin.password);
    const tokens = cookies.flatMap((cookie) => cookie.match(/[\w-]{30,}/gu) ?? []);
    expect(tokens).toHaveLength(2);
    expect([...anybodys, ...tokens].filter((text) => log.includes(text))).toEqual([]);
    expect(anybodys.size).toBeGreaterThan(40);
  },
);
