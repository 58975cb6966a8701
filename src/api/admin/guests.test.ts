import { describe, expect, test } from 'vitest';
import { dump, groupNamed } from '#tests/support/wedding.ts';
import { setUp, soto } from '#tests/support/guests.ts';
import type { GroupView, ListedGroup } from '#contract/guest-groups.ts';

const shownCode = /^[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/;

describe('a new group', () => {
  test('takes the defaults and a code of its own', async () => {
    const { admin, browser } = await setUp();
    const { status, json } = await admin.post('/api/admin/guests', soto);
    const group = json as GroupView;
    expect([status, group]).toEqual([
      201,
      {
        id: expect.any(Number),
        group_name: 'Los Soto',
        access_code: expect.stringMatching(shownCode),
        link_token: expect.stringMatching(/^[3-9A-Y]{10}$/u),
        guest_type: 'individual',
        invited_by: 'Violeta',
        extra_places: 0,
        version: 1,
        created_at: '2025-11-20T12:00:00-03:00',
        updated_at: '2025-11-20T12:00:00-03:00',
        members: [
          {
            id: expect.any(Number),
            name: 'Ana Soto',
            dietary_restriction_type: 'None',
            dietary_restriction_spec: null,
            dietary_severity: null,
            age_group: 'adult',
            age: null,
            needs: [],
            needs_note: null,
            email: null,
            phone: null,
            phone_e164: null,
            is_companion: false,
          },
        ],
        events: [],
        eventIds: [],
        guestEvents: [],
      },
    ]);
    expect((await admin.get(`/api/admin/guests/${group.id}`)).json).toEqual(group);
    const login = { groupName: 'los soto', accessCode: group.access_code };
    expect((await browser().post('/api/rsvp/login', login)).status).toBe(200);
  });

  test('carries what was given', async () => {
    const { admin } = await setUp();
    const { json } = await admin.post('/api/admin/guests', {
      guest: {
        group_name: '  Los  Soto 🎉 ',
        access_code: ' vals ',
        guest_type: 'pareja',
        invited_by: 'Lautaro',
      },
      members: [
        {
          name: 'Ana',
          dietary_restriction_type: 'Other',
          dietary_restriction_spec: 'Sin nueces',
          email: 'ana@example.com',
          phone: '+56 9 1234 5678',
        },
        { name: 'Luis', dietary_restriction_type: 'GlutenFree', dietary_restriction_spec: 'sobra' },
      ],
      eventIds: [49, 45, 49],
    });
    expect(json).toMatchObject({
      group_name: 'Los  Soto 🎉',
      access_code: 'vals',
      guest_type: 'pareja',
      invited_by: 'Lautaro',
      members: [
        { name: 'Ana', dietary_restriction_spec: 'Sin nueces', phone: '+56 9 1234 5678' },
        { name: 'Luis', dietary_restriction_type: 'Celiac', dietary_restriction_spec: null },
      ],
      events: [{ id: 45 }, { id: 49 }],
      eventIds: [45, 49],
      guestEvents: [
        { id: expect.any(Number), event_id: 45 },
        { id: expect.any(Number), event_id: 49 },
      ],
    });
  });

  test.each([
    [
      { ...soto, guest: { group_name: '' } },
      'guest.group_name',
      'El nombre del grupo es obligatorio',
    ],
    [
      { ...soto, guest: { group_name: 'Los Soto', access_code: 'abc' } },
      'guest.access_code',
      'El código necesita al menos 4 caracteres',
    ],
    [{ ...soto, members: [{ name: '' }] }, 'members.0.name', 'Name is required'],
    [{ ...soto, members: [{ name: 'Ana', email: 'ana' }] }, 'members.0.email', 'Invalid email'],
  ])('%o is told what is wrong with it', async (body, field, message) => {
    const { admin } = await setUp();
    const { status, json } = await admin.post('/api/admin/guests', body);
    expect([status, json]).toEqual([
      422,
      { code: 'invalid_fields', message, fields: { [field]: message } },
    ]);
  });

  test('with a name that reads like another’s, or for an event that is gone, is not written', async () => {
    const { admin, raw } = await setUp();
    const before = dump(raw);
    const taken = { ...soto, guest: { group_name: 'TIA-marta' } };
    const conflict = await admin.post('/api/admin/guests', taken);
    expect([conflict.status, conflict.json]).toEqual([
      409,
      { code: 'group_name_taken', message: 'Ya existe un grupo con ese nombre.' },
    ]);
    const unknown = await admin.post('/api/admin/guests', { ...soto, eventIds: [45, 999] });
    expect([unknown.status, unknown.json]).toMatchObject([422, { code: 'unknown_event' }]);
    expect(dump(raw)).toEqual(before);
  });

  test('gets another code each time', async () => {
    const { admin } = await setUp();
    const codes = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const body = { ...soto, guest: { group_name: `Grupo ${number}` } };
        return ((await admin.post('/api/admin/guests', body)).json as GroupView).access_code;
      }),
    );
    expect(new Set(codes).size).toBe(20);
  });
});

describe('the list of groups', () => {
  const namesOf = (json: unknown) => (json as GroupView[]).map(({ group_name }) => group_name);

  test('has every group by name with members, events and invitations', async () => {
    const { admin } = await setUp();
    const { json } = await admin.get('/api/admin/guests');
    expect(namesOf(json)).toEqual(
      namesOf(json).toSorted((one, other) => one.localeCompare(other, 'es')),
    );
    const groups = json as ListedGroup[];
    expect(groups).toHaveLength(12);
    for (const group of groups) {
      const full = (await admin.get(`/api/admin/guests/${group.id}`)).json as GroupView;
      const events = full.events.map(({ id, name, day_number }) => ({ id, name, day_number }));
      expect(group).toEqual({ ...full, events });
      expect(group.guestEvents.map(({ event_id }) => event_id)).toEqual(group.eventIds);
      expect(group.events.map(({ id }) => id)).toEqual(group.eventIds);
    }
  });

  test('of one event has those invited to it', async () => {
    const { admin } = await setUp();
    expect(namesOf((await admin.get('/api/admin/guests?eventId=45')).json)).toEqual([
      'Familia Catrileo Vera',
      'Familia Peñaloza Ríos',
      'Javiera Oyarce',
      'Los Montecinos',
      'Ximena e Isabel',
    ]);
    expect((await admin.get('/api/admin/guests?eventId=')).json).toHaveLength(12);
    for (const invalid of ['999', '0', '-1', '1.5', 'abc', '45abc', "45'", '1e2']) {
      expect((await admin.get(`/api/admin/guests?eventId=${invalid}`)).status).toBe(404);
    }
  });
});

describe('deleting', () => {
  test('a group with a purchase that counts is refused with the reason', async () => {
    const { admin, site } = await setUp();
    const { id } = groupNamed(site, 'Los Montecinos');
    const { status, json } = await admin.delete(`/api/admin/guests/${id}`);
    expect([status, json]).toEqual([
      409,
      {
        code: 'group_has_purchases',
        message: 'Este grupo tiene regalos pagados o por confirmar y no se puede eliminar.',
      },
    ]);
    expect((await admin.get(`/api/admin/guests/${id}`)).status).toBe(200);
  });

  test('a group needs a password of the last ten minutes', async () => {
    const { admin, site } = await setUp();
    const { id } = groupNamed(site, 'Tía Marta');
    site.wait({ minutes: 10, seconds: 1 });
    expect((await admin.delete(`/api/admin/guests/${id}`)).json).toMatchObject({
      code: 'reauthentication_required',
    });
    expect((await admin.get(`/api/admin/guests/${id}`)).status).toBe(200);
  });

  test('the last member of a group is refused', async () => {
    const { admin, site } = await setUp();
    const [marta] = groupNamed(site, 'Tía Marta').members;
    const { status, json } = await admin.delete(`/api/admin/members/${marta!.id}`);
    expect([status, json]).toEqual([
      409,
      {
        code: 'last_member',
        message: 'Un grupo necesita al menos una persona: la última no se puede eliminar.',
      },
    ]);
  });

  test('another member takes the answers along', async () => {
    const { admin, site } = await setUp();
    const { id, members } = groupNamed(site, 'Camila y Andrés');
    expect((await admin.delete(`/api/admin/members/${members[0]!.id}`)).status).toBe(204);
    expect((await admin.get(`/api/admin/guests/${id}`)).json).toMatchObject({
      members: [{ name: 'Andrés Bascuñán' }],
      version: 2,
    });
    expect((await admin.delete(`/api/admin/members/${members[0]!.id}`)).status).toBe(404);
  });
});
