import { describe, expect, test } from 'vitest';
import { saveGroup } from './guest-groups.ts';
import { messages } from '#tests/support/messages.ts';

const schema = saveGroup(['Violeta', 'Lautaro']);
const group = (guest: object = {}, members: object[] = [{ name: 'Ana' }], rest: object = {}) => ({
  guest: { group_name: 'Los Soto', ...guest },
  members,
  ...rest,
});

test('what is left out takes its default', () => {
  expect(schema.parse(group())).toEqual({
    guest: {
      group_name: 'Los Soto',
      access_code: '',
      guest_type: 'individual',
      invited_by: 'Violeta',
    },
    members: [
      {
        name: 'Ana',
        dietary_restriction_type: 'None',
        email: null,
        phone: null,
      },
    ],
  });
});

test.each([
  [group({ group_name: ' ' }), 'guest.group_name: El nombre del grupo es obligatorio'],
  [group({ group_name: undefined }), 'guest.group_name: El nombre del grupo es obligatorio'],
  [group({ group_name: '🎉' }), 'guest.group_name: El nombre del grupo necesita letras o números'],
  [group({ access_code: 'abc' }), 'guest.access_code: El código necesita al menos 4 caracteres'],
  [group({ access_code: 'a- b-c' }), 'guest.access_code: El código necesita al menos 4 caracteres'],
  [group({}, [{ name: '' }]), 'members.0.name: Name is required'],
  [group({}, [{ name: 'Ana' }, {}]), 'members.1.name: Name is required'],
  [group({}, []), 'members: Name is required'],
  [group({}, [{ name: 'Ana', email: 'ana' }]), 'members.0.email: Invalid email'],
  [group({}, [{ name: 'Ana', email: 'ana@x' }]), 'members.0.email: Invalid email'],
])('%o is answered with its sentence', (body, message) => {
  expect(messages(schema, body)).toContain(message);
});

test.each([
  group({ guest_type: 'empresa' }),
  group({ invited_by: 'Nadie' }),
  group({}, [{ name: 'Ana', dietary_restriction_type: 'Keto' }]),
  group({}, [{ name: 'Ana' }], { eventIds: [0] }),
  group({}, [{ name: 'Ana' }], { eventIds: ['45'] }),
  group({}, [{ name: 'Ana' }], { version: -1 }),
])('%o is refused', (body) => {
  expect(messages(schema, body)).toHaveLength(1);
});

describe('a member', () => {
  const member = (fields: object) =>
    schema.parse(group({}, [{ name: 'Ana', ...fields }])).members[0];

  test('may leave mail and phone empty', () => {
    expect(member({ email: '', phone: '  ' })).toMatchObject({ email: null, phone: null });
  });

  test('may eat by either spelling of gluten free', () => {
    expect(member({ dietary_restriction_type: 'GlutenFree' })).toMatchObject({
      dietary_restriction_type: 'GlutenFree',
    });
  });
});

test('the other name of the couple may have invited', () => {
  expect(schema.parse(group({ invited_by: 'Lautaro' })).guest.invited_by).toBe('Lautaro');
});
