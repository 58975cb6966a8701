import { describe, expect, test } from 'vitest';
import {
  demoWedding,
  dump,
  emptyWedding,
  groupNamed,
  invitationTo,
  auditAt,
} from '#tests/support/wedding.ts';
import {
  createGroup,
  findGroup,
  constantWorkLookupByName,
  listGroups,
  updateGroup,
  type GroupChange,
} from './guest-groups.ts';
import { memberWithPhone, type Member } from './members.ts';
import { responsesOfGroup } from '../responses/responses.ts';
import { findGuestSession, startGuestSession } from '../access/sessions.ts';

const now = auditAt('2025-11-01T12:00:00Z');
const later = auditAt('2025-11-01T13:00:00Z');

const soto: GroupChange = {
  group: {
    group_name: 'Los Soto',
    access_code: 'SOTO-1234',
    guest_type: 'familia',
    invited_by: 'Violeta',
  },
  members: [
    {
      name: 'Ana Soto',
      diet: { type: 'Other', spec: 'Sin nueces' },
      email: null,
      phone: null,
    },
    {
      name: 'Luis Soto',
      diet: { type: 'Vegan', spec: null },
      email: null,
      phone: null,
    },
  ],
  eventIds: [49, 46, 46],
};

const only = (rows: Record<string, unknown[]>, ...tables: string[]) =>
  Object.fromEntries(tables.map((table) => [table, rows[table]]));

const phonesOf = (members: readonly Member[]) =>
  members.map(({ phone, phone_e164, phone_doubtful }) => [phone, phone_e164, phone_doubtful]);

test('a phone is stored as typed and parsed, and both follow a change', () => {
  const { db } = emptyWedding();
  const save = (phone: string | null, id?: number) => ({ ...soto.members![0]!, phone, id });
  const first = { ...soto, eventIds: [], members: [save('0056 9 8765-4321'), save('no tiene')] };
  const { id, members } = createGroup(db, first, now);
  expect(phonesOf(members)).toEqual([
    ['0056 9 8765-4321', '+56987654321', false],
    ['no tiene', null, true],
  ]);
  const [ana, luis] = members.map((member) => member.id);
  const changed = { ...first, members: [save(null, ana), save('2 2345 6789', luis)] };
  expect(phonesOf(updateGroup(db, id, changed, later).members)).toEqual([
    [null, null, null],
    ['2 2345 6789', '+56223456789', true],
  ]);
});

test('a member is found by the number through the index', () => {
  const { db, raw } = demoWedding();
  expect(memberWithPhone(db, '+56987654322')?.name).toBe('Tomás Ríos');
  expect(memberWithPhone(db, '+56900000000')).toBeUndefined();
  const plan = raw
    .prepare("explain query plan select id from guest_members where phone_e164 = '+1'")
    .all();
  expect(JSON.stringify(plan)).toContain('guest_members_phone');
});

describe('a new group', () => {
  test('comes with its members and invitations', () => {
    const { db } = demoWedding();
    const group = createGroup(db, soto, now);
    expect(findGroup(db, group.id)).toEqual(group);
    expect(group).toMatchObject({ name_key: 'los soto', version: 1, created_at: now.at });
    expect(group.members.map(({ name, diet }) => ({ name, diet }))).toEqual(
      soto.members!.map(({ name, diet }) => ({ name, diet: { ...diet, severity: null } })),
    );
    expect(group.invitations.map(({ event_id }) => event_id)).toEqual([46, 49]);
  });

  test('cannot take a name that reads like another group’s', () => {
    const { db, raw } = demoWedding();
    const before = dump(raw);
    for (const group_name of ['Tía Marta', 'tia  marta', 'TÍA-MARTA!']) {
      const taken = { ...soto, group: { ...soto.group, group_name } };
      expect(() => createGroup(db, taken, now)).toThrow('group_name_taken');
    }
    expect(dump(raw)).toEqual(before);
  });

  test('is not written at all when one event does not exist', () => {
    const { db, raw } = demoWedding();
    const before = only(dump(raw), 'guests', 'guest_members', 'guest_events');
    expect(() => createGroup(db, { ...soto, eventIds: [46, 999] }, now)).toThrow('unknown_event');
    expect(only(dump(raw), 'guests', 'guest_members', 'guest_events')).toEqual(before);
  });
});

describe('a changed group', () => {
  const changeOf = (name: string, change: Partial<GroupChange['group']> = {}) => {
    const wedding = demoWedding();
    const group = groupNamed(wedding, name);
    const { group_name, access_code, guest_type, invited_by } = group;
    const base = { group_name, access_code, guest_type, invited_by, ...change };
    return { ...wedding, group, base };
  };

  test('loses with an invitation its answers and its seat for that event only', () => {
    const { db, raw, group, base } = changeOf('Familia Catrileo Vera');
    const answers = responsesOfGroup(db, group.id);
    updateGroup(db, group.id, { group: base, eventIds: [46, 47, 48, 49, 50] }, later);
    expect(responsesOfGroup(db, group.id)).toEqual(answers.filter(({ eventId }) => eventId !== 45));
    const orphans = 'select count(*) from guest_event_responses where guest_event_id = ?';
    expect(raw.prepare(orphans).pluck().get(invitationTo(group, 45))).toBe(0);
    const seats = 'select event_id from guest_event_table_assignments where guest_id = ?';
    expect(raw.prepare(seats).pluck().all(group.id)).toEqual([49]);
  });

  test('keeps invitations, answers and seat when no events are named', () => {
    const { db, raw, group, base } = changeOf('Familia Catrileo Vera');
    const saved = ['guest_events', 'guest_event_responses', 'guest_event_table_assignments'];
    const before = only(dump(raw), ...saved);
    updateGroup(db, group.id, { group: base }, later);
    updateGroup(db, group.id, { group: base, eventIds: [50, 49, 48, 47, 46, 45] }, later);
    expect(only(dump(raw), ...saved)).toEqual(before);
  });

  test('changes the members that are named, adds the new, leaves the others', () => {
    const { db, group, base } = changeOf('Camila y Andrés');
    const [camila, andres] = group.members;
    const members = [
      { ...camila!, name: 'Camila A.' },
      { ...soto.members![0]!, name: 'Beto' },
    ].map(({ name, email, phone, diet, ...rest }) => ({
      ...('id' in rest ? { id: rest.id as number } : {}),
      ...{ name, email, phone, diet },
    }));
    const changed = updateGroup(db, group.id, { group: base, members }, later);
    expect(changed.members.map(({ name }) => name)).toEqual(['Camila A.', andres!.name, 'Beto']);
    expect(changed.members[1]).toEqual(andres);
  });

  test('cannot take in a member of another group', () => {
    const { db, raw, group, base } = changeOf('Camila y Andrés');
    const marta = groupNamed({ db }, 'Tía Marta').members[0]!;
    const before = dump(raw);
    const members = [{ ...soto.members![0]!, id: marta.id }];
    expect(() => updateGroup(db, group.id, { group: base, members }, later)).toThrow(
      'foreign_member',
    );
    expect(dump(raw)).toEqual(before);
  });

  test('with an outdated version is refused', () => {
    const { db, raw, group, base } = changeOf('Camila y Andrés');
    updateGroup(db, group.id, { group: base, version: 1 }, later);
    const before = dump(raw);
    expect(() => updateGroup(db, group.id, { group: base, version: 1 }, later)).toThrow(
      'group_changed',
    );
    expect(dump(raw)).toEqual(before);
    expect(updateGroup(db, group.id, { group: base }, later).version).toBe(3);
  });

  test('may keep its own name and cannot take another’s', () => {
    const { db, group, base } = changeOf('Camila y Andrés');
    const rename = (group_name: string) =>
      updateGroup(db, group.id, { group: { ...base, group_name } }, later).group_name;
    expect(rename('CAMILA y Andres')).toBe('CAMILA y Andres');
    expect(() => rename('Tia Marta')).toThrow('group_name_taken');
  });

  test.each([
    ['NUEVO-CODE', false],
    ['arpa 9k3d', true],
    ['ARPA-9K3D', true],
  ])('with the code %s keeps its sessions: %s', (access_code, stays) => {
    const { db, group, base } = changeOf('Camila y Andrés', { access_code });
    const other = groupNamed({ db }, 'Tía Marta');
    for (const { id } of [group, other]) {
      startGuestSession(db, {
        token_hash: `session of ${id}`,
        guest_id: id,
        created_at: now.at,
        expires_at: new Date('2026-05-01T00:00:00Z'),
      });
    }
    updateGroup(db, group.id, { group: base }, later);
    expect(findGuestSession(db, `session of ${group.id}`, later.at) !== undefined).toBe(stays);
    expect(findGuestSession(db, `session of ${other.id}`, later.at)).toBeDefined();
  });

  test('must exist', () => {
    const { db, base } = changeOf('Tía Marta');
    expect(() => updateGroup(db, 9999, { group: base }, later)).toThrow('not_found');
  });
});

test('a group is found by any spelling of its name', () => {
  const { db } = demoWedding();
  for (const name of [
    'Familia Peñaloza Ríos',
    'FAMILIA  peñaloza-rios',
    ' familia penaloza rios',
  ]) {
    expect(constantWorkLookupByName(db, name)).toMatchObject({
      group: { group_name: 'Familia Peñaloza Ríos' },
      isNamed: true,
    });
  }
  for (const name of ['', '🎉', 'Familia Peñaloza', "' or 1=1 --"]) {
    // Another group instead: the lookup costs the same.
    expect(constantWorkLookupByName(db, name)).toMatchObject({ group: { id: 1 }, isNamed: false });
  }
  expect(constantWorkLookupByName(emptyWedding().db, 'Nadie')).toBeUndefined();
});

test('the groups of an event are those invited to it', () => {
  const { db } = demoWedding();
  expect(listGroups(db, { eventId: 45 }).map(({ group_name }) => group_name)).toEqual([
    'Familia Catrileo Vera',
    'Familia Peñaloza Ríos',
    'Javiera Oyarce',
    'Los Montecinos',
    'Ximena e Isabel',
  ]);
  expect(listGroups(db, { eventId: 999 })).toEqual([]);
  expect(listGroups(db)).toHaveLength(12);
});
