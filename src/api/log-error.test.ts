import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import { demoSite, loginOf } from '#tests/support/api.ts';
import { type Answer } from '#tests/support/browser.ts';
import { logError } from './log-error.ts';

afterEach(() => vi.restoreAllMocks());

/** The operator's log. */
const log = () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => error.mock.calls.map((parts) => parts.join(' ')).join('\n');
};

const family = 'Familia Peñaloza Ríos';

const internal = {
  code: 'internal',
  message: 'Algo salió mal de nuestro lado. Intenta nuevamente.',
};

test('when something breaks the log says where, and holds no names, codes or tokens', async () => {
  const site = demoSite();
  const [guest, admin] = [await site.guest(family), await site.admin()];
  const { members } = groupNamed(site, family);
  const written = log();
  // The tables that the calls need are gone.
  site.raw.pragma('foreign_keys = OFF');
  site.raw.exec('drop table guest_members; drop table events');

  const secret = {
    name: 'Persona Secreta',
    description: 'Un secreto',
    location: 'Sitio secreto',
    date: '2025-12-20T18:00',
  };
  const answers: Answer[] = [
    await guest.get('/api/rsvp/guest'),
    await guest.get('/api/rsvp/events'),
    await guest.put('/api/rsvp/guest/dietary', {
      members: [
        {
          id: members[0]!.id,
          dietary_restriction_type: 'Other',
          dietary_restriction_spec: 'Alergia secreta',
        },
      ],
    }),
    await admin.post('/api/admin/events', secret),
    await admin.post('/api/admin/guests', {
      guest: { group_name: 'Grupo Secreto', access_code: 'SECR-3T99' },
      members: [{ name: secret.name, email: 'secreto@example.com', phone: '+56 9 1111 2222' }],
    }),
  ];
  for (const { status, json, headers } of answers) {
    expect([status, json]).toEqual([500, internal]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }

  const tokens = [...guest.cookies.values(), ...admin.cookies.values()].filter(
    (value) => value.length > 20,
  );
  expect(tokens).toHaveLength(2);
  const lines = written();
  expect(lines).not.toMatch(/secret/i);
  for (const word of [family, 'Peñaloza', 'RAMA', 'SECR', '1111', ...tokens]) {
    expect(lines).not.toContain(word);
  }
  expect(lines).toMatch(/^Fault: \w+/);
  expect(lines).toContain('SQLITE_ERROR');
  expect(lines).toMatch(/db\/models\/events\/events\.ts/);
});

test('a message that looks like a stack stays out of the log', () => {
  const written = log();
  logError(new Error('Failed query\nparams: hola\n    at Lugar Secreto (SECR-3T99)'));
  logError('Rosa secreta');
  logError({ secret: true });
  expect(written()).toMatch(/^Fault: Error\n {4}at .*log-error\.test\.ts/);
  expect(written()).not.toMatch(/secret|SECR/i);
});

test('a login that breaks leaves no name and no code in the log', async () => {
  const site = demoSite();
  const written = log();
  site.raw.pragma('foreign_keys = OFF');
  site.raw.exec('drop table guests');
  const { status, json } = await site.browser().post('/api/rsvp/login', loginOf(family));
  expect([status, json]).toEqual([500, internal]);
  expect(written()).toContain('Fault:');
  expect(written()).not.toMatch(/pe[ñn]aloza|RAMA|4T7W/i);
});

test('refusals are no faults', async () => {
  const site = demoSite();
  const written = log();
  await site.browser().get('/api/rsvp/guest');
  await site.browser().post('/api/rsvp/login', { groupName: family, accessCode: 'WRONG' });
  await site.browser().post('/api/rsvp/login', {});
  await site.browser().get('/api/nothing');
  expect(written()).toBe('');
});

const saving = async (site: ReturnType<typeof demoSite>) => {
  const guest = await site.guest(family);
  const responses = groupNamed(site, family).members.map(({ id }) => ({
    memberId: id,
    isAttending: true,
  }));
  return () => guest.post('/api/rsvp/responses/49', { responses });
};

test('a busy database is told as such, and serves again once it is free', async () => {
  const site = demoSite();
  const save = await saving(site);
  log();
  site.db.run(sql`pragma busy_timeout = 0`);
  site.raw.exec('begin immediate');
  const { status, json } = await save();
  expect([status, json]).toEqual([
    503,
    { code: 'busy', message: 'El servidor está ocupado. Intenta nuevamente en unos segundos.' },
  ]);
  site.raw.exec('rollback');
  expect((await save()).status).toBe(200);
});

test('a disk that cannot be written is told as such, and what is there is read', async () => {
  const site = demoSite();
  const guest = await site.guest(family);
  const save = await saving(site);
  log();
  site.wait({ days: 2 });
  site.db.run(sql`pragma query_only = on`);
  const { status, json } = await save();
  expect([status, json]).toEqual([
    503,
    {
      code: 'disk_failed',
      message:
        'El disco del servidor no deja guardar. Lo que ya estaba sigue a salvo: intenta más tarde.',
    },
  ]);
  // Also when the session would be extended by this request.
  expect((await guest.get('/api/rsvp/guest')).status).toBe(200);
  site.db.run(sql`pragma query_only = off`);
  expect((await save()).status).toBe(200);
});

test('a full disk is told as such, and nothing is half written', async () => {
  const site = demoSite();
  const admin = await site.admin();
  log();
  const pages = site.raw.pragma('page_count', { simple: true });
  site.db.run(sql.raw(`pragma max_page_count = ${Number(pages)}`));
  const create = (number: number) =>
    admin.post('/api/admin/guests', {
      guest: { group_name: `Grupo ${number}` },
      members: Array.from({ length: 100 }, (_, at) => ({ name: `${at} ${'a'.repeat(150)}` })),
    });
  let rejected: Answer | undefined;
  for (let number = 0; number < 20 && !rejected; number += 1) {
    const answer = await create(number);
    if (answer.status !== 201) rejected = answer;
  }
  expect([rejected?.status, rejected?.json]).toEqual([
    507,
    {
      code: 'disk_full',
      message:
        'El servidor se quedó sin espacio y no pudo guardar. Lo que ya estaba sigue a salvo.',
    },
  ]);
  const partial =
    'select count(*) from guests where id not in (select guest_id from guest_members)';
  expect(site.raw.prepare(partial).pluck().get()).toBe(0);
  expect((await admin.get('/api/admin/guests')).status).toBe(200);
});
