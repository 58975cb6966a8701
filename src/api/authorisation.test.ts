import { describe, expect, test } from 'vitest';
import type { WholeGroup } from '#db/models/guest-groups.ts';
import { dump, groupNamed, invitationTo } from '#db/wedding-for-tests.ts';
import {
  adminLogin,
  demoSite,
  loginOf,
  savePlainUser,
  type Browser,
  type Call,
  type Site,
} from './api-for-tests.ts';

const roles = {
  anonymous: (site: Site) => Promise.resolve(site.browser()),
  guest: (site: Site) => site.guest('Familia Peñaloza Ríos'),
  stranger: (site: Site) => site.guest('Tía Marta'),
  user: async (site: Site) => {
    await savePlainUser(site, 'ayudante');
    const browser = site.browser();
    await browser.post('/api/admin/login', { ...adminLogin, username: 'ayudante' });
    return browser;
  },
  admin: (site: Site) => site.admin(),
};

type Role = keyof typeof roles;

/** What the calls are about: the family, its tent, and an event to which Tía Marta is not invited. */
const subjectsOf = (site: Site) => {
  const family = groupNamed(site, 'Familia Peñaloza Ríos');
  const tents = site.raw.prepare('select id from table_groups where name = ?').pluck();
  const purchase = site.raw
    .prepare(
      'select purchases.id from purchases join guests on guests.id = guest_id where group_name = ?',
    )
    .pluck();
  return {
    family,
    message: failedMessage(site, family),
    transfer: Number(purchase.get('Los Montecinos')),
    online: Number(purchase.get('Camila y Andrés')),
    rosa: family.members[0]!,
    invitation: invitationTo(family, 45),
    tent: Number(tents.get('Achibueno')),
    other: groupNamed(site, 'Tía Marta').id,
    seat: Number(
      site.raw
        .prepare('select id from guest_event_table_assignments where guest_id = ?')
        .pluck()
        .get(family.id),
    ),
  };
};

type Subjects = ReturnType<typeof subjectsOf>;

/** Of which the couple has to decide what becomes. */
const failedMessage = ({ raw }: Site, { id, members }: WholeGroup): number => {
  const campaign = "insert into campaigns (kind, text, created_at) values ('template', 'Hola', 0)";
  const message = `insert into messages (campaign_id, member_id, guest_id, state, queued_at, updated_at)
    values (?, ?, ?, 'failed', 0, 0)`;
  const { lastInsertRowid } = raw.prepare(campaign).run();
  return Number(raw.prepare(message).run(lastInsertRowid, members[0]!.id, id).lastInsertRowid);
};

const event = {
  name: 'Ensayo',
  description: 'Vals',
  location: 'Linares',
  date: '2025-12-18T20:00',
};

const group = {
  guest: { group_name: 'Los Soto' },
  members: [{ name: 'Ana Soto' }],
};

const gift = { name: 'Paseo', description: 'En bote', price: 10_000, visible: true };

type Row = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: (subjects: Subjects) => string;
  body?: (subjects: Subjects) => unknown;
  /** What it takes instead of JSON. */
  file?: string;
  /** How much JSON, where it is more than elsewhere. */
  kilobytes?: number;
  codes: Record<Role, number>;
};

const codes = (
  anonymous: number,
  guest: number,
  stranger: number,
  user: number,
  admin: number,
): Row['codes'] => ({ anonymous, guest, stranger, user, admin });

const everybody = (code: number) => codes(code, code, code, code, code);
const ownGroup = codes(401, 200, 200, 401, 401);
const invitedOnly = codes(401, 200, 404, 401, 401);
const coupleOrOwn = codes(401, 200, 404, 401, 200);
const guestOrCouple = codes(401, 200, 200, 401, 200);
const coupleOnly = (code = 200) => codes(401, 403, 403, 403, code);

const calls: Record<string, Row> = {
  'guest login': {
    method: 'POST',
    path: () => '/api/rsvp/login',
    body: () => loginOf('Camila y Andrés'),
    codes: everybody(200),
  },
  'guest login, wrong code': {
    method: 'POST',
    path: () => '/api/rsvp/login',
    body: () => ({ groupName: 'Camila y Andrés', accessCode: 'NOPE' }),
    codes: everybody(401),
  },
  'who is the guest': { method: 'GET', path: () => '/api/rsvp/guest', codes: ownGroup },
  'guest logout': { method: 'POST', path: () => '/api/rsvp/logout', codes: everybody(204) },
  'own events': { method: 'GET', path: () => '/api/rsvp/events', codes: ownGroup },
  'one event': { method: 'GET', path: () => '/api/rsvp/events/45', codes: invitedOnly },
  answers: { method: 'GET', path: () => '/api/rsvp/responses/45', codes: invitedOnly },
  answering: {
    method: 'POST',
    path: () => '/api/rsvp/responses/45',
    body: ({ rosa }) => ({ responses: [{ memberId: rosa.id, isAttending: true }] }),
    codes: invitedOnly,
  },
  'answering where both are invited': {
    method: 'POST',
    path: () => '/api/rsvp/responses/49',
    body: ({ rosa }) => ({ responses: [{ memberId: rosa.id, isAttending: true }] }),
    codes: codes(401, 200, 422, 401, 401),
  },
  diets: {
    method: 'PUT',
    path: () => '/api/rsvp/guest/dietary',
    body: ({ rosa }) => ({ members: [{ id: rosa.id, dietary_restriction_type: 'Vegan' }] }),
    codes: codes(401, 200, 422, 401, 401),
  },
  'tent of a group': {
    method: 'GET',
    path: ({ family }) => `/api/guest/${family.id}/assignment/45`,
    codes: coupleOrOwn,
  },
  'no tent of a group': {
    method: 'GET',
    path: ({ family }) => `/api/guest/${family.id}/assignment/49`,
    codes: codes(401, 404, 404, 401, 404),
  },
  tent: { method: 'GET', path: ({ tent }) => `/api/table-group/${tent}`, codes: coupleOrOwn },
  'tent mates': {
    method: 'GET',
    path: ({ tent }) => `/api/table-group/${tent}/assignments`,
    codes: coupleOrOwn,
  },
  'admin login, wrong password': {
    method: 'POST',
    path: () => '/api/admin/login',
    body: () => ({ username: 'novios', password: 'nope' }),
    codes: everybody(401),
  },
  'admin session': { method: 'GET', path: () => '/api/admin/session', codes: everybody(200) },
  'admin logout': { method: 'POST', path: () => '/api/admin/logout', codes: everybody(204) },
  statistics: { method: 'GET', path: () => '/api/admin/stats/attendance', codes: coupleOnly() },
  'what changes, as it changes': {
    method: 'GET',
    path: () => '/api/admin/live',
    codes: coupleOnly(),
  },
  'all events': { method: 'GET', path: () => '/api/admin/events', codes: coupleOnly() },
  'all events, for the planner': { method: 'GET', path: () => '/api/events', codes: coupleOnly() },
  'new event': {
    method: 'POST',
    path: () => '/api/admin/events',
    body: () => event,
    codes: coupleOnly(201),
  },
  'changed event': {
    method: 'PUT',
    path: () => '/api/admin/events/45',
    body: () => event,
    codes: coupleOnly(),
  },
  'event with answers removed': {
    method: 'DELETE',
    path: () => '/api/admin/events/45',
    codes: coupleOnly(409),
  },
  'event removed, answers and all': {
    method: 'DELETE',
    path: () => '/api/admin/events/45?confirm=true',
    codes: coupleOnly(204),
  },
  'all groups': { method: 'GET', path: () => '/api/admin/guests', codes: coupleOnly() },
  'one group': {
    method: 'GET',
    path: ({ family }) => `/api/admin/guests/${family.id}`,
    codes: coupleOnly(),
  },
  'new group': {
    method: 'POST',
    path: () => '/api/admin/guests',
    body: () => group,
    codes: coupleOnly(201),
  },
  'changed group': {
    method: 'PUT',
    path: ({ family }) => `/api/admin/guests/${family.id}`,
    body: () => group,
    codes: coupleOnly(),
  },
  'group removed': {
    method: 'DELETE',
    path: ({ family }) => `/api/admin/guests/${family.id}`,
    codes: coupleOnly(204),
  },
  'member removed': {
    method: 'DELETE',
    path: ({ rosa }) => `/api/admin/members/${rosa.id}`,
    codes: coupleOnly(204),
  },
  'whom to write to': {
    method: 'GET',
    path: () => '/api/admin/whatsapp/guests',
    codes: coupleOnly(),
  },
  'message in a group’s words': {
    method: 'POST',
    path: () => '/api/admin/whatsapp/customize',
    body: ({ family }) => ({ template: 'Hola {{group_name}}', guestId: family.id }),
    codes: coupleOnly(),
  },
  'chat that was opened': {
    method: 'PUT',
    path: ({ rosa }) => `/api/admin/whatsapp/chats/${rosa.id}`,
    body: () => ({ written: true }),
    codes: coupleOnly(),
  },
  'message to many': {
    method: 'POST',
    path: () => '/api/admin/whatsapp/send',
    body: ({ family }) => ({ guestIds: [family.id], template: 'Hola {{group_name}}' }),
    codes: coupleOnly(),
  },
  'what sending would do': {
    method: 'POST',
    path: () => '/api/admin/whatsapp/preview',
    body: ({ family }) => ({ guestIds: [family.id], kind: 'template' }),
    codes: coupleOnly(),
  },
  'approved template': {
    method: 'POST',
    path: () => '/api/admin/whatsapp/send-template',
    body: ({ family }) => ({ guestIds: [family.id], templateId: 'confirmar_glamping' }),
    codes: coupleOnly(),
  },
  'messages so far': {
    method: 'GET',
    path: () => '/api/admin/whatsapp/status',
    codes: coupleOnly(),
  },
  'how the sending stands': {
    method: 'GET',
    path: () => '/api/admin/whatsapp/outbox',
    codes: coupleOnly(),
  },
  'sending stopped': {
    method: 'PUT',
    path: () => '/api/admin/whatsapp/outbox',
    body: () => ({ paused: true }),
    codes: coupleOnly(),
  },
  'queue emptied': {
    method: 'DELETE',
    path: () => '/api/admin/whatsapp/outbox/queue',
    codes: coupleOnly(),
  },
  'message decided about': {
    method: 'POST',
    path: ({ message }) => `/api/admin/whatsapp/messages/${message}`,
    body: () => ({ decision: 'given' }),
    codes: coupleOnly(),
  },
  'messages of a group': {
    method: 'GET',
    path: ({ family }) => `/api/admin/whatsapp/guests/${family.id}/messages`,
    codes: coupleOnly(),
  },
  'new round of messages': {
    method: 'POST',
    path: () => '/api/admin/whatsapp/rounds',
    codes: coupleOnly(204),
  },
  history: { method: 'GET', path: () => '/api/admin/history', codes: coupleOnly() },
  'what was removed': { method: 'GET', path: () => '/api/admin/removals', codes: coupleOnly() },
  'bringing back what was never removed': {
    method: 'POST',
    path: ({ family }) => `/api/admin/removals/group/${family.id}/restore`,
    codes: coupleOnly(404),
  },
  'list of guests as a file': {
    method: 'GET',
    path: () => '/api/admin/guests/export',
    codes: coupleOnly(),
  },
  'empty list as a file': {
    method: 'GET',
    path: () => '/api/admin/guests/template',
    codes: coupleOnly(),
  },
  'imported list': {
    method: 'POST',
    path: () => '/api/admin/guests/import',
    file: 'Grupo;Nombre\nLos Soto;Ana Soto',
    codes: coupleOnly(),
  },
  'all answers': { method: 'GET', path: () => '/api/admin/rsvps', codes: coupleOnly() },
  'answers of an event': {
    method: 'GET',
    path: () => '/api/admin/rsvps/event/45',
    codes: coupleOnly(),
  },
  'spreadsheet of an event': {
    method: 'GET',
    path: () => '/api/admin/rsvps/event/45/export',
    codes: coupleOnly(),
  },
  'many answers': {
    method: 'POST',
    path: () => '/api/admin/rsvps/bulk-update',
    body: ({ rosa, invitation }) => ({
      responses: [
        { responseId: null, guestEventId: invitation, memberId: rosa.id, isAttending: true },
      ],
    }),
    codes: coupleOnly(),
  },
  'tables of an event': {
    method: 'GET',
    path: () => '/api/admin/table-groups/event/45',
    codes: coupleOnly(),
  },
  'who has a seat': {
    method: 'GET',
    path: () => '/api/admin/events/45/assigned-guests',
    codes: coupleOnly(),
  },
  'who has no seat': {
    method: 'GET',
    path: () => '/api/admin/events/45/unassigned-guests',
    codes: coupleOnly(),
  },
  'seats of a table': {
    method: 'GET',
    path: ({ tent }) => `/api/admin/table-groups/${tent}/assignments`,
    codes: coupleOnly(),
  },
  'new table': {
    method: 'POST',
    path: () => '/api/admin/table-groups',
    body: () => ({ name: 'Mesa 1', event_id: 45 }),
    codes: coupleOnly(201),
  },
  'changed table': {
    method: 'PUT',
    path: ({ tent }) => `/api/admin/table-groups/${tent}`,
    body: () => ({ name: 'Achibueno', type: 'carpa 6m', capacity: 8, color: '#7F9DA6' }),
    codes: coupleOnly(),
  },
  'table in the room': {
    method: 'PUT',
    path: () => '/api/admin/seating/45/positions',
    body: ({ tent }) => ({ positions: [{ id: tent, x: 10, y: 20 }] }),
    codes: coupleOnly(),
  },
  'table removed': {
    method: 'DELETE',
    path: ({ tent }) => `/api/admin/table-groups/${tent}`,
    codes: coupleOnly(204),
  },
  'seat taken': {
    method: 'POST',
    path: () => '/api/admin/table-assignments',
    body: ({ tent, family }) => ({ table_group_id: tent, guest_id: family.id }),
    codes: coupleOnly(201),
  },
  'seat given back': {
    method: 'DELETE',
    path: ({ seat }) => `/api/admin/table-assignments/${seat}`,
    codes: coupleOnly(204),
  },
  'plan of an event': { method: 'GET', path: () => '/api/admin/seating/45', codes: coupleOnly() },
  'many seats': {
    method: 'PUT',
    path: () => '/api/admin/seating/45',
    body: ({ family }) => ({ moves: [{ guest_id: family.id, to: null }] }),
    kilobytes: 512,
    codes: coupleOnly(),
  },
  'seating as a file': {
    method: 'GET',
    path: () => '/api/admin/seating/45/export',
    codes: coupleOnly(),
  },
  'plan published': {
    method: 'PUT',
    path: () => '/api/admin/seating/45/published',
    body: () => ({ published: true }),
    codes: coupleOnly(),
  },
  'wish for two groups': {
    method: 'POST',
    path: () => '/api/admin/seating-wishes',
    body: ({ family, other }) => ({ guest_id: family.id, other_id: other, kind: 'together' }),
    codes: coupleOnly(201),
  },
  'wish that is not there removed': {
    method: 'DELETE',
    path: () => '/api/admin/seating-wishes/999',
    codes: coupleOnly(404),
  },
  'gifts to choose from': { method: 'GET', path: () => '/api/gifts', codes: guestOrCouple },
  'own purchases': { method: 'GET', path: () => '/api/guest-purchases', codes: ownGroup },
  'bank details': { method: 'GET', path: () => '/api/bank-details', codes: ownGroup },
  'paying online': {
    method: 'POST',
    path: () => '/api/create-preference',
    body: () => ({ items: [{ giftId: 1, quantity: 1 }] }),
    codes: ownGroup,
  },
  'giving by transfer': {
    method: 'POST',
    path: () => '/api/transfers',
    body: () => ({ items: [{ giftId: 1, quantity: 1 }] }),
    codes: codes(401, 201, 201, 401, 401),
  },
  'confirmation of another group': {
    method: 'GET',
    path: () => '/api/purchase-confirmation/demo-a1f0c3e59b7d42688e13aa0467d9f2b1',
    codes: codes(401, 404, 404, 401, 200),
  },
  'confirmation of nobody': {
    method: 'GET',
    path: () => '/api/purchase-confirmation/nope',
    codes: codes(401, 404, 404, 401, 404),
  },
  'guests with gifts': {
    method: 'GET',
    path: () => '/api/admin/guests-with-gifts',
    codes: coupleOnly(),
  },
  'all gifts': { method: 'GET', path: () => '/api/admin/all-gifts', codes: coupleOnly() },
  'new gift': {
    method: 'POST',
    path: () => '/api/admin/gifts',
    body: () => gift,
    codes: coupleOnly(201),
  },
  'changed gift': {
    method: 'PUT',
    path: () => '/api/admin/gifts/1',
    body: () => gift,
    codes: coupleOnly(),
  },
  'gift removed': { method: 'DELETE', path: () => '/api/admin/gifts/1', codes: coupleOnly(204) },
  'gift that was bought removed': {
    method: 'DELETE',
    path: () => '/api/admin/gifts/2',
    codes: coupleOnly(409),
  },
  'all purchases': { method: 'GET', path: () => '/api/admin/purchases', codes: coupleOnly() },
  'list of thanks': {
    method: 'GET',
    path: () => '/api/admin/purchases/export',
    codes: coupleOnly(),
  },
  'purchase asked about': {
    method: 'POST',
    path: ({ online }) => `/api/admin/purchases/${online}/refresh`,
    codes: coupleOnly(),
  },
  'transfer confirmed': {
    method: 'POST',
    path: ({ transfer }) => `/api/admin/purchases/${transfer}/confirm`,
    codes: coupleOnly(),
  },
  'transfer rejected': {
    method: 'POST',
    path: ({ transfer }) => `/api/admin/purchases/${transfer}/reject`,
    codes: coupleOnly(),
  },
  'online payment confirmed by hand': {
    method: 'POST',
    path: ({ online }) => `/api/admin/purchases/${online}/confirm`,
    codes: coupleOnly(422),
  },
  'thanks written down': {
    method: 'PUT',
    path: ({ transfer }) => `/api/admin/purchases/${transfer}/thanks`,
    body: () => ({ sent: true }),
    codes: coupleOnly(),
  },
  'alerts about purchases': {
    method: 'GET',
    path: () => '/api/admin/purchase-alerts',
    codes: coupleOnly(),
  },
  'alert ticked off': {
    method: 'POST',
    path: () => '/api/admin/purchase-alerts/999/dismiss',
    codes: coupleOnly(404),
  },
  'state of the WhatsApp connection': {
    method: 'GET',
    path: () => '/api/admin/whatsapp/baileys-status',
    codes: coupleOnly(),
  },
  'connecting WhatsApp': {
    method: 'POST',
    path: () => '/api/admin/whatsapp/baileys-connect',
    codes: coupleOnly(),
  },
  'disconnecting WhatsApp': {
    method: 'POST',
    path: () => '/api/admin/whatsapp/baileys-disconnect',
    codes: coupleOnly(),
  },
  'account at Meta': {
    method: 'GET',
    path: () => '/api/admin/whatsapp/config',
    codes: coupleOnly(),
  },
  'changed account at Meta': {
    method: 'POST',
    path: () => '/api/admin/whatsapp/config',
    codes: coupleOnly(),
  },
  'verification by Meta, wrong word': {
    method: 'GET',
    path: () => '/api/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=x&hub.challenge=1',
    codes: everybody(403),
  },
  'unsigned notice of Meta': {
    method: 'POST',
    path: () => '/api/webhooks/whatsapp',
    codes: everybody(401),
  },
  picture: { method: 'GET', path: () => '/api/placeholder/40/30', codes: everybody(200) },
  'a call that does not exist': {
    method: 'GET',
    path: () => '/api/nothing/here',
    codes: everybody(404),
  },
};

const fileType = 'application/octet-stream';

const callOf = ({ body, file }: Row, subjects: Subjects): Call =>
  file === undefined
    ? { json: body?.(subjects) }
    : { body: file, headers: { 'Content-Type': fileType } };

const send = (browser: Browser, row: Row, subjects: Subjects) =>
  browser.request(row.method, row.path(subjects), callOf(row, subjects));

/** Everything but who is signed in and who failed to. */
const written = (site: Site) => {
  const {
    guest_sessions: _guests,
    admin_sessions: _admins,
    login_failures: _failures,
    ...rest
  } = dump(site.raw);
  return rest;
};

const table = Object.entries(calls);
const unsafe = table.filter(([, { method }]) => method !== 'GET');
const names = Object.keys(roles) as Role[];

describe.each(names)('as %s', (role) => {
  test.each(table)('%s', async (_, row) => {
    const site = demoSite();
    await site.admin();
    const subjects = subjectsOf(site);
    const browser = await roles[role](site);
    const before = written(site);
    const answer = await send(browser, row, subjects);

    expect([answer.status, answer.text]).toEqual([row.codes[role], answer.text]);
    if (!row.path(subjects).startsWith('/api/placeholder')) {
      expect(answer.headers.get('Cache-Control')).toMatch(/^no-store(, no-transform)?$/);
    }
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    if (answer.status >= 400) {
      expect(written(site)).toEqual(before);
      expect(answer.json).toMatchObject({
        code: expect.stringMatching(/^[a-z_]+$/),
        message: expect.stringMatching(/\S+ \S+/),
      });
    }
  });
});

const elsewhere: Record<string, string | undefined>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'http://localhost:4322' },
  { Origin: 'https://localhost:4321' },
  { Origin: 'http://localhost:4321.evil.example' },
  { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' },
];

/** The browser that may do the most with a call: a refusal then has no other reason. */
const entitled = async (site: Site, { codes }: Row): Promise<Browser> =>
  roles[names.find((role) => codes[role] < 300 && role !== 'anonymous') ?? 'admin'](site);

describe.each(unsafe)('%s', (_, row) => {
  test('from elsewhere is refused and does nothing', async () => {
    const site = demoSite();
    const subjects = subjectsOf(site);
    const browser = await entitled(site, row);
    const before = dump(site.raw);
    for (const headers of elsewhere) {
      const call = callOf(row, subjects);
      const { status, json } = await browser.request(row.method, row.path(subjects), {
        ...call,
        headers: { ...call.headers, ...headers },
      });
      expect([headers, status, json]).toMatchObject([headers, 403, { code: 'foreign_origin' }]);
    }
    expect(dump(site.raw)).toEqual(before);
  });

  test('as anything but what it takes is refused and does nothing', async () => {
    const site = demoSite();
    const subjects = subjectsOf(site);
    const browser = await entitled(site, row);
    const before = dump(site.raw);
    const text = row.file ?? JSON.stringify(row.body?.(subjects) ?? {});
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''];
    const other = row.file === undefined ? fileType : 'application/json';
    for (const type of [...types, 'application/json-seq', 'text/json', other]) {
      const { status, json } = await browser.request(row.method, row.path(subjects), {
        body: text,
        headers: { 'Content-Type': type },
      });
      expect([type, status, json]).toMatchObject([type, 400, { code: 'malformed' }]);
    }
    expect(dump(site.raw)).toEqual(before);
  });

  test('with more than 64 kB, a plan of 512 kB or a file of 10 MB, is too large, told or not how long it is', async () => {
    const site = demoSite();
    const subjects = subjectsOf(site);
    const browser = await entitled(site, row);
    const before = dump(site.raw);
    const limit = row.file === undefined ? (row.kilobytes ?? 64) * 1024 : 10 * 1024 * 1024;
    const large = new TextEncoder().encode(JSON.stringify({ filler: 'a'.repeat(limit) }));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(large);
        controller.close();
      },
    });
    const headers = { 'Content-Type': row.file === undefined ? 'application/json' : fileType };
    for (const call of [
      { body: large, headers: { ...headers, 'Content-Length': String(large.length) } },
      { body: stream, headers },
    ]) {
      const { status, json } = await browser.request(row.method, row.path(subjects), call);
      expect([status, json]).toMatchObject([413, { code: 'too_large' }]);
    }
    expect(dump(site.raw)).toEqual(before);
  });
});

describe.each(unsafe.filter(([, { body }]) => body))('%s', (_, row) => {
  test('as broken JSON is refused and does nothing', async () => {
    const site = demoSite();
    const subjects = subjectsOf(site);
    const browser = await entitled(site, row);
    const before = dump(site.raw);
    for (const body of ['{', '{"a":}', 'hola', "{'a': 1}", '{} {}', '\u0000', '[1,']) {
      const { status, json } = await browser.request(row.method, row.path(subjects), {
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect([body, status, json]).toMatchObject([body, 400, { code: 'malformed' }]);
    }
    expect(dump(site.raw)).toEqual(before);
  });

  test('as JSON of another shape says what is missing', async () => {
    const site = demoSite();
    const subjects = subjectsOf(site);
    const browser = await entitled(site, row);
    const before = dump(site.raw);
    for (const json of [{}, null, [], 7, 'hola', { __proto__: null, constructor: 1 }]) {
      const answer = await browser.request(row.method, row.path(subjects), { json });
      expect([json, answer.status, answer.json]).toMatchObject([
        json,
        422,
        { code: 'invalid_fields', fields: expect.anything() },
      ]);
    }
    expect(dump(site.raw)).toEqual(before);
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
  ])('as %s is read', async (type) => {
    const site = demoSite();
    await site.admin();
    const subjects = subjectsOf(site);
    const browser = await entitled(site, row);
    const { status } = await browser.request(row.method, row.path(subjects), {
      body: JSON.stringify(row.body?.(subjects)),
      headers: { 'Content-Type': type },
    });
    expect([200, 201, 401]).toContain(status);
  });
});

test('on this machine the site answers by each of its loopback names', async () => {
  const site = demoSite();
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    const headers = { Origin: `http://${name}:4321` };
    const answer = await site.browser().request('POST', '/api/rsvp/logout', { headers });
    expect(answer.status).toBe(204);
  }
});

test('a public site answers its own name only', async () => {
  const site = demoSite({ siteUrl: 'https://boda.example' });
  const from = async (Origin: string) =>
    (await site.browser().request('POST', '/api/rsvp/logout', { headers: { Origin } })).status;
  expect(await from('https://boda.example')).toBe(204);
  for (const other of [
    'http://boda.example',
    'https://www.boda.example',
    'http://localhost:4321',
  ]) {
    expect(await from(other)).toBe(403);
  }
});
