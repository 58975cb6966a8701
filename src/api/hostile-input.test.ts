import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dump, groupNamed, invitationTo } from '#db/wedding-for-tests.ts';
import type { ImportPreview } from '#contract/guest-import.ts';
import type { EventView, GroupView, GuestView } from '#contract/views.ts';
import { noticeOf } from '#gateways/whatsapp/cloud/fake-graph.ts';
import { signNotice } from '#gateways/whatsapp/cloud/status-notice.ts';
import { adminLogin, demoSite, loginOf, type Answer, type Browser } from './api-for-tests.ts';

const family = 'Familia Peñaloza Ríos';

afterEach(() => vi.restoreAllMocks());

/** A fault of ours would be reported there. */
const faultsReported = () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => error.mock.calls;
};

const expectClear = (answer: Answer) => {
  expect([answer.status, answer.text]).toEqual([expect.toSatisfy((is) => is < 500), answer.text]);
  if (answer.status >= 400) {
    expect(answer.json).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
};

describe('an impossible id', () => {
  const ids = [
    ...['0', '-1', '1.5', '1e3', '+1', '045', '0x10', 'abc', '45abc', '%00', '%20', '45%20', '%0a'],
    ...['99999999999999999999', '9007199254740993', '999999999999999', '%D9%A4%D9%A5', "45'--"],
    ...['%E0%A4%A', '%F0%9F%8E%89', 'null', 'undefined', 'NaN', 'Infinity', '__proto__', '..%2f45'],
    ...['a'.repeat(2000)],
  ];

  const event = { name: 'E', description: 'D', location: 'L', date: '2025-12-18T20:00' };
  const group = { guest: { group_name: 'Los Soto' }, members: [{ name: 'Ana' }] };
  const answer = { responses: [{ memberId: 1, isAttending: true }] };

  const asGuest: Record<string, (guest: Browser, id: string) => Promise<Answer>> = {
    event: (guest, id) => guest.get(`/api/rsvp/events/${id}`),
    answers: (guest, id) => guest.get(`/api/rsvp/responses/${id}`),
    answering: (guest, id) => guest.post(`/api/rsvp/responses/${id}`, answer),
    assignment: (guest, id) => guest.get(`/api/guest/1/assignment/${id}`),
    'assignment of a group': (guest, id) => guest.get(`/api/guest/${id}/assignment/45`),
    confirmation: (guest, id) => guest.get(`/api/purchase-confirmation/${id}`),
    tent: (guest, id) => guest.get(`/api/table-group/${id}`),
    'tent mates': (guest, id) => guest.get(`/api/table-group/${id}/assignments`),
  };

  const asCouple: typeof asGuest = {
    'changed gift': (admin, id) =>
      admin.put(`/api/admin/gifts/${id}`, { name: 'N', description: 'D', price: 1 }),
    'removed gift': (admin, id) => admin.delete(`/api/admin/gifts/${id}`),
    'purchase asked about': (admin, id) => admin.post(`/api/admin/purchases/${id}/refresh`),
    'confirmed transfer': (admin, id) => admin.post(`/api/admin/purchases/${id}/confirm`),
    'rejected transfer': (admin, id) => admin.post(`/api/admin/purchases/${id}/reject`),
    thanks: (admin, id) => admin.put(`/api/admin/purchases/${id}/thanks`, { sent: true }),
    'alert ticked off': (admin, id) => admin.post(`/api/admin/purchase-alerts/${id}/dismiss`),
    'changed event': (admin, id) => admin.put(`/api/admin/events/${id}`, event),
    'removed event': (admin, id) => admin.delete(`/api/admin/events/${id}`),
    group: (admin, id) => admin.get(`/api/admin/guests/${id}`),
    'changed group': (admin, id) => admin.put(`/api/admin/guests/${id}`, group),
    'removed group': (admin, id) => admin.delete(`/api/admin/guests/${id}`),
    'removed member': (admin, id) => admin.delete(`/api/admin/members/${id}`),
    'restored group': (admin, id) => admin.post(`/api/admin/removals/group/${id}/restore`),
    'removed thing of a kind': (admin, id) => admin.post(`/api/admin/removals/${id}/1/restore`),
    'answers of an event': (admin, id) => admin.get(`/api/admin/rsvps/event/${id}`),
    spreadsheet: (admin, id) => admin.get(`/api/admin/rsvps/event/${id}/export`),
    tables: (admin, id) => admin.get(`/api/admin/table-groups/event/${id}`),
    'seats of a table': (admin, id) => admin.get(`/api/admin/table-groups/${id}/assignments`),
    'changed table': (admin, id) => admin.put(`/api/admin/table-groups/${id}`, { name: 'Mesa' }),
    'removed table': (admin, id) => admin.delete(`/api/admin/table-groups/${id}`),
    'seat given back': (admin, id) => admin.delete(`/api/admin/table-assignments/${id}`),
    'who has a seat': (admin, id) => admin.get(`/api/admin/events/${id}/assigned-guests`),
    'who has no seat': (admin, id) => admin.get(`/api/admin/events/${id}/unassigned-guests`),
    plan: (admin, id) => admin.get(`/api/admin/seating/${id}`),
    'seating as a file': (admin, id) => admin.get(`/api/admin/seating/${id}/export`),
    'tables in the room': (admin, id) =>
      admin.put(`/api/admin/seating/${id}/positions`, { positions: [{ id: 1, x: 5, y: 5 }] }),
    'plan published': (admin, id) =>
      admin.put(`/api/admin/seating/${id}/published`, { published: true }),
    'wish removed': (admin, id) => admin.delete(`/api/admin/seating-wishes/${id}`),
    'message decided about': (admin, id) =>
      admin.post(`/api/admin/whatsapp/messages/${id}`, { decision: 'given' }),
    'messages of a group': (admin, id) => admin.get(`/api/admin/whatsapp/guests/${id}/messages`),
    'chat that was opened': (admin, id) =>
      admin.put(`/api/admin/whatsapp/chats/${id}`, { written: true }),
    'any tent': (admin, id) => admin.get(`/api/table-group/${id}`),
    'any assignment': (admin, id) => admin.get(`/api/guest/${id}/assignment/45`),
  };

  test('is not found, by any call', async () => {
    const site = demoSite();
    const [guest, admin] = [await site.guest(family), await site.admin()];
    const before = dump(site.raw);
    const calls = [
      ...Object.entries(asGuest).map(
        ([name, call]) => [name, call.bind(undefined, guest)] as const,
      ),
      ...Object.entries(asCouple).map(
        ([name, call]) => [name, call.bind(undefined, admin)] as const,
      ),
    ];
    for (const [name, call] of calls) {
      const missing = await call('999');
      for (const id of ids) {
        const { status, text } = await call(id);
        expect([name, id, status, text]).toEqual([name, id, 404, missing.text]);
      }
    }
    expect(dump(site.raw)).toEqual(before);
  });
});

const hostileNames = [
  '👰🏽‍♀️🤵🏻‍♂️ Boda',
  'עומר בן דוד',
  '\u202eesreveR\u202c',
  'Zero\u200bWidth\u200d\ufeff a',
  'O’Higgins "el" \'Libertador\' `x`',
  "Robert'); DROP TABLE guests;--",
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '{{access_code}} ${7*7} %s %n {0}',
  '=HYPERLINK("https://evil.example")',
  '__proto__',
  'constructor',
  'Jose\u0301 Nu\u0301n\u0303ez',
  '  espacios  ',
  'Ünï©ødé ½ ﬁn Ⅳ ㍿',
  '\u0000nulo',
  'dos\nlíneas',
  'tab\tulado',
  '\ud83d media',
  'media \udc00',
  '\u007f\u0085\u009f',
  'a'.repeat(200),
  'a'.repeat(201),
  '🎉'.repeat(101),
  'n\u0303'.repeat(200),
  'x'.repeat(60_000),
];

test('a hostile name is stored exactly as typed, NFC and trimmed, or clearly refused', async () => {
  const site = demoSite();
  const [admin, guest] = [await site.admin(), await site.guest(family)];
  const faults = faultsReported();
  const { members } = groupNamed(site, family);
  for (const name of hostileNames) {
    const kept = name.normalize('NFC').trim();
    const answers = {
      group: await admin.post('/api/admin/guests', {
        guest: { group_name: name },
        members: [{ name, dietary_restriction_type: 'Other', dietary_restriction_spec: name }],
      }),
      event: await admin.post('/api/admin/events', {
        name,
        description: name,
        location: name,
        dresscode: name,
        date: '2025-12-18T20:00',
      }),
      diet: await guest.put('/api/rsvp/guest/dietary', {
        members: [
          {
            id: members[0]!.id,
            dietary_restriction_type: 'Other',
            dietary_restriction_spec: name,
          },
        ],
      }),
      login: await site.browser().post('/api/rsvp/login', { groupName: name, accessCode: name }),
    };
    for (const answer of Object.values(answers)) expectClear(answer);
    expect([401, 413, 422]).toContain(answers.login.status);
    if (answers.group.status === 201) {
      const { id } = answers.group.json as GroupView;
      expect((await admin.get(`/api/admin/guests/${id}`)).json).toMatchObject({
        group_name: kept,
        members: [{ name: kept, dietary_restriction_spec: kept }],
      });
    }
    if (answers.event.status === 201) {
      const { id } = answers.event.json as EventView;
      const events = (await admin.get('/api/admin/events')).json as EventView[];
      expect(events.find((event) => event.id === id)).toMatchObject({
        name: kept,
        description: kept,
        location: kept,
        dresscode: kept,
      });
    }
    if (answers.diet.status === 200) {
      const { json } = await guest.get('/api/rsvp/guest');
      expect((json as GuestView).members[0]!.dietary_restriction_spec).toBe(kept);
    }
  }
  expect(faults()).toEqual([]);
});

test('a body of 100 kB is too large', async () => {
  const answer = await demoSite()
    .browser()
    .post('/api/rsvp/login', { groupName: 'x'.repeat(100_000), accessCode: 'x' });
  expect(answer.status).toBe(413);
});

describe('whatever is sent, the answer is clear and nothing breaks', () => {
  type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...hostileNames.filter((name) => name.length < 500)),
    // Half characters: JSON can carry them.
    fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  );

  const anything: fc.Arbitrary<Json> = fc.oneof(
    fc.constantFrom<Json>(null, true, false, 0, -0, -1, 1.5, 2 ** 53, 1e21, -(2 ** 63), '', {}, []),
    fc.constantFrom<Json>(45, '45', 'None', 'Other', 'GlutenFree', 'familia', '2025-12-18T20:00'),
    fc.integer(),
    text,
    fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
  );

  /** A body that is nearly right: up to three places of a good one hold something else. */
  const nearly = (good: Json): fc.Arbitrary<Json> =>
    fc.array(fc.tuple(fc.nat(), anything, fc.boolean()), { maxLength: 3 }).map((changes) =>
      changes.reduce((body, [place, value, isRemoved]) => {
        const places = placesIn(body);
        const at = places[place % places.length]!;
        return changed(body, at, isRemoved && at.length > 0 ? undefined : value);
      }, good),
    );

  const placesIn = (value: Json, at: string[] = []): string[][] => [
    at,
    ...(value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, inner]) => placesIn(inner as Json, [...at, name]))
      : []),
  ];

  const changed = (value: Json, [name, ...rest]: string[], to: Json | undefined): Json => {
    if (name === undefined) return to ?? null;
    const copy = structuredClone(value) as { [name: string]: Json };
    if (rest.length === 0 && to === undefined) delete copy[name];
    else copy[name] = changed(copy[name] ?? null, rest, to);
    return copy;
  };

  const setUp = async () => {
    const site = demoSite();
    const group = groupNamed(site, family);
    return {
      site,
      guest: await site.guest(family),
      admin: await site.admin(),
      member: group.members[0]!.id,
      group: group.id,
      invitation: invitationTo(group, 49),
    };
  };

  type SetUp = Awaited<ReturnType<typeof setUp>>;

  const event = { name: 'E', description: 'D', location: 'L', date: '2025-12-18T20:00' };
  const groupBody = (name: string, rest: object = {}) => ({
    guest: { group_name: name, access_code: 'abcd', guest_type: 'pareja', invited_by: 'Lautaro' },
    members: [
      { ...rest, name: 'Ana', dietary_restriction_type: 'Other', email: '', phone: '1' },
      { name: 'Luis', email: 'luis@example.com', dietary_restriction_spec: 'x' },
    ],
    eventIds: [45, 49],
    version: 1,
  });

  const calls: Record<
    string,
    { good: (set: SetUp) => object; send: (set: SetUp, body: Json) => Promise<Answer> }
  > = {
    'guest login': {
      good: () => loginOf('Tía Marta'),
      send: ({ site }, body) => site.browser().post('/api/rsvp/login', body),
    },
    answers: {
      good: ({ member }) => ({
        responses: [
          {
            memberId: member,
            isAttending: true,
            dietaryRestriction: 'Other',
            dietaryRestrictionDetails: 'x',
            version: 0,
          },
        ],
      }),
      send: ({ guest }, body) => guest.post('/api/rsvp/responses/49', body),
    },
    diets: {
      good: ({ member }) => ({
        members: [{ id: member, dietary_restriction_type: 'Other', dietary_restriction_spec: 'x' }],
      }),
      send: ({ guest }, body) => guest.put('/api/rsvp/guest/dietary', body),
    },
    'admin login': {
      good: () => adminLogin,
      send: ({ site }, body) => site.browser().post('/api/admin/login', body),
    },
    'new event': {
      good: () => ({ ...event, end_date: null, image_url: '/a', day_number: 1, dresscode: 'x' }),
      send: ({ admin }, body) => admin.post('/api/admin/events', body),
    },
    'changed event': {
      good: () => ({ ...event, end_date: '2025-12-18T22:00', day_number: '2' }),
      send: ({ admin }, body) => admin.put('/api/admin/events/47', body),
    },
    'new group': {
      good: () => groupBody('Los Soto'),
      send: ({ admin }, body) => admin.post('/api/admin/guests', body),
    },
    'changed group': {
      good: ({ member }) => groupBody(family, { id: member }),
      send: ({ admin, group }, body) => admin.put(`/api/admin/guests/${group}`, body),
    },
    'new table': {
      good: () => ({ name: 'Mesa', type: 'mesa', capacity: '10', color: '#DDDDDD', event_id: 45 }),
      send: ({ admin }, body) => admin.post('/api/admin/table-groups', body),
    },
    'changed table': {
      good: () => ({ name: 'M', type: 'carpa 4m', capacity: 4, color: '#aabbcc', version: 1 }),
      send: ({ admin }, body) => admin.put('/api/admin/table-groups/1', body),
    },
    'many seats': {
      good: ({ group, member }) => ({
        moves: [{ guest_id: group, from: 1, to: [{ member_id: member, table_group_id: 2 }] }],
      }),
      send: ({ admin }, body) => admin.put('/api/admin/seating/45', body),
    },
    'seat taken': {
      good: ({ group }) => ({ guest_id: group, table_group_id: 2 }),
      send: ({ admin }, body) => admin.post('/api/admin/table-assignments', body),
    },
    'tables in the room': {
      good: () => ({ positions: [{ id: 1, x: 120, y: 40.5 }] }),
      send: ({ admin }, body) => admin.put('/api/admin/seating/45/positions', body),
    },
    'plan published': {
      good: () => ({ published: true }),
      send: ({ admin }, body) => admin.put('/api/admin/seating/49/published', body),
    },
    'wish for two groups': {
      good: ({ group }) => ({ guest_id: group, other_id: 1, kind: 'apart' }),
      send: ({ admin }, body) => admin.post('/api/admin/seating-wishes', body),
    },
    'message in a group’s words': {
      good: ({ group }) => ({ template: '{{group_name}}', guestId: group }),
      send: ({ admin }, body) => admin.post('/api/admin/whatsapp/customize', body),
    },
    'message to many': {
      good: ({ group }) => ({ guestIds: [group], template: '{{group_name}}' }),
      send: ({ admin }, body) => admin.post('/api/admin/whatsapp/send', body),
    },
    'message to one': {
      good: () => ({ phoneNumber: '+56 9 8765 4321', message: 'x' }),
      send: ({ admin }, body) => admin.post('/api/admin/whatsapp/send', body),
    },
    'what sending would do': {
      good: ({ group }) => ({ guestIds: [group], kind: 'official', skip: ['no_event'] }),
      send: ({ admin }, body) => admin.post('/api/admin/whatsapp/preview', body),
    },
    'approved template': {
      good: ({ group }) => ({ guestIds: [group], templateId: 'confirmar_glamping' }),
      send: ({ admin }, body) => admin.post('/api/admin/whatsapp/send-template', body),
    },
    'sending stopped': {
      good: () => ({ paused: true }),
      send: ({ admin }, body) => admin.put('/api/admin/whatsapp/outbox', body),
    },
    'chat that was opened': {
      good: () => ({ written: true }),
      send: ({ admin, member }, body) => admin.put(`/api/admin/whatsapp/chats/${member}`, body),
    },
    'paying online': {
      good: () => ({ items: [{ giftId: 1, quantity: 2 }], messageForCouple: 'x' }),
      send: ({ guest }, body) => guest.post('/api/create-preference', body),
    },
    'giving by transfer': {
      good: () => ({ items: [{ giftId: 1, quantity: 2 }], messageForCouple: 'x' }),
      send: ({ guest }, body) => guest.post('/api/transfers', body),
    },
    'new gift': {
      good: () => ({ name: 'N', description: 'D', price: 1, image_url: '/a', visible: true }),
      send: ({ admin }, body) => admin.post('/api/admin/gifts', body),
    },
    'changed gift': {
      good: () => ({ name: 'N', description: 'D', price: 1, image_url: null, visible: false }),
      send: ({ admin }, body) => admin.put('/api/admin/gifts/1', body),
    },
    thanks: {
      good: () => ({ sent: true }),
      send: ({ admin }, body) => admin.put('/api/admin/purchases/1/thanks', body),
    },
    notice: {
      good: () => ({ type: 'payment', data: { id: '1' } }),
      send: ({ site }, body) => site.browser().post('/api/webhooks/mercadopago?data.id=1', body),
    },
    'account at Meta': {
      good: () => ({ phone_number_id: '1', waba_id: '2', token: 'x', version: 'v23.0' }),
      send: ({ admin }, body) => admin.post('/api/admin/whatsapp/config', body),
    },
    'notice of Meta': {
      good: () => noticeOf({ id: 'wamid.1', status: 'failed', code: 131026 }),
      send: async ({ site, admin }, body) => {
        await admin.post('/api/admin/whatsapp/config', { app_secret: 's' });
        const text = JSON.stringify(body);
        const signature = signNotice('s', new TextEncoder().encode(text));
        return site.browser().request('POST', '/api/webhooks/whatsapp', {
          body: text,
          headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signature },
        });
      },
    },
    'many answers': {
      good: ({ member, invitation }) => ({
        responses: [
          {
            responseId: null,
            guestEventId: invitation,
            memberId: member,
            isAttending: null,
            version: 0,
          },
        ],
      }),
      send: ({ admin }, body) => admin.post('/api/admin/rsvps/bulk-update', body),
    },
  };

  test.each(Object.entries(calls))('%s', { timeout: 30_000 }, async (_, { good, send }) => {
    const set = await setUp();
    const faults = faultsReported();
    const body = fc.oneof({ weight: 4, arbitrary: nearly(good(set) as Json) }, anything);
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        set.site.wait({ minutes: 1 });
        expectClear(await send(set, json));
      }),
      { numRuns: 60 },
    );
    expect(faults()).toEqual([]);
    expect(set.site.raw.pragma('foreign_key_check')).toEqual([]);
    expect(set.site.raw.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });

  test('a file of anything', { timeout: 60_000 }, async () => {
    const { site, admin } = await setUp();
    const faults = faultsReported();
    const cell = fc.oneof(text, fc.constantFrom('Grupo', 'Nombre', 'Teléfono', family, 'x', '\n'));
    const list = fc
      .array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 })
      .map((rows) => rows.map((row) => row.join(';')).join('\n'));
    const start = fc.constantFrom('', 'PK\u0003\u0004', 'Grupo;Nombre\n', '\ufeff', 'sep=,\n');
    const bytes = fc.oneof(
      fc.tuple(start, list).map(([head, body]) => new TextEncoder().encode(head + body)),
      fc.uint8Array({ maxLength: 500 }),
    );
    const settings = fc.constantFrom('', '?header=0', '?split=yes', '?columns=group.member.phone');
    await fc.assert(
      fc.asyncProperty(bytes, settings, async (body, query) => {
        const send = (token?: string) =>
          admin.request(
            'POST',
            `/api/admin/guests/import${query || '?'}${token ? `&token=${token}` : ''}`,
            {
              body: new Uint8Array(body),
              headers: { 'Content-Type': 'application/octet-stream' },
            },
          );
        const seen = await send();
        expectClear(seen);
        if (seen.status === 200) expectClear(await send((seen.json as ImportPreview).token));
      }),
      { numRuns: 40 },
    );
    expect(faults()).toEqual([]);
    expect(site.raw.pragma('foreign_key_check')).toEqual([]);
  });

  test('also in the headers', async () => {
    const { site, guest, member } = await setUp();
    const faults = faultsReported();
    const value = fc
      .string({
        unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
      })
      .map((typed) => typed.trim());
    await fc.assert(
      fc.asyncProperty(value, value, async (one, other) => {
        const answers = await Promise.all([
          site.browser().request('GET', '/api/rsvp/guest', { headers: { Cookie: one } }),
          site.browser().request('GET', '/api/admin/events', {
            headers: { Cookie: `convite_admin=${one}; convite_guest=${other}; ${one}` },
          }),
          site.browser().request('POST', '/api/rsvp/logout', { headers: { Origin: one } }),
          guest.post(
            '/api/rsvp/responses/49',
            { responses: [{ memberId: member, isAttending: true }] },
            {
              'Idempotency-Key': one,
              'Content-Type': 'application/json',
              'X-Forwarded-For': other,
            },
          ),
        ]);
        for (const answer of answers) expectClear(answer);
      }),
      { numRuns: 100 },
    );
    expect(faults()).toEqual([]);
  });
});
