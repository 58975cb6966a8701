import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneOf } from '#tests/support/phone-of.ts';
import type { MessagingGroup } from '#contract/messages.ts';
import { candidateOf, isMessaged } from '#domain/messages/recipients.ts';
import { isSent, peopleOf, writerOf } from './people.ts';

const member = (
  id: number,
  name: string,
  phone: string | null,
): MessagingGroup['members'][number] => ({
  id,
  name,
  ...phoneOf(phone),
  dietary_restriction_type: 'None',
  dietary_restriction_spec: null,
  dietary_severity: null,
  writtenAt: null,
  message: null,
});

const group = (over: Partial<MessagingGroup> = {}): MessagingGroup => ({
  id: 1,
  group_name: 'Los Soto',
  access_code: 'RAMA-4T7W',
  link_token: 'RAMA4T7WXY',
  guest_type: 'familia',
  invited_by: 'Violeta',
  opened: false,
  isReady: false,
  members: [member(1, 'Ana Soto', '+56 9 8765 4321'), member(2, 'Luis Soto', null)],
  events: [{ id: 45, responses: [true, null] }],
  ...over,
});

const writer = (template: string) =>
  writerOf({
    template,
    events: [{ id: 45, name: '⛺ Glamping', rsvp_deadline: null }],
    siteUrl: 'https://boda.example',
    chatHost: 'https://chat.example',
  });

test('a number that stands in two groups is written to for each, and once within a group', () => {
  const soto = group({
    members: [
      member(1, 'Ana Soto', '+56 9 8765 4321'),
      member(2, 'Luis Soto', '9 8765 4321'),
      member(6, 'Nina Soto', null),
    ],
  });
  const cousins = group({
    id: 2,
    access_code: 'OTRA-9K3M',
    members: [
      member(3, 'Eva Soto', '9 8765 4321'),
      member(4, 'Raúl', 'no tiene'),
      member(5, 'Sol', '+56 9 8765 4322'),
    ],
  });
  const people = peopleOf([soto, cousins]);
  expect(people.map((person) => person.member.name)).toEqual(['Ana Soto', 'Eva Soto', 'Sol']);
  const write = writer('{{access_code}}');
  const codes = people.map((person) => new URL(write.link(person.group, person.phone)));
  expect(codes.map((link) => link.searchParams.get('text'))).toEqual([
    'RAMA-4T7W',
    'OTRA-9K3M',
    'OTRA-9K3M',
  ]);
});

test('by link the same people are written to as by a connection', () => {
  const numbers = fc.constantFrom(
    '+56 9 8765 4321',
    '9 8765 4321',
    '9 8765 4322',
    'no tiene',
    null,
  );
  const anyGroups = fc.array(fc.array(numbers, { maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(anyGroups, (selected) => {
      let id = 0;
      const groups = selected.map((own, at) =>
        group({ id: at, members: own.map((phone) => member((id += 1), `Persona ${id}`, phone)) }),
      );
      const sent = candidateOf(
        groups.map((one) => ({ ...one, invitations: one.events })),
        { sent: new Set(), pending: new Set() },
      ).filter((one) => isMessaged(one, []));
      const ids = (all: { member: { id: number } }[]) => all.map(({ member: own }) => own.id);
      expect(ids(peopleOf(groups))).toEqual(ids(sent));
    }),
  );
});

test('a template is filled in one pass, with what the group answered and eats', () => {
  const sly = group({
    group_name: '{{access_code}}',
    members: [
      { ...member(1, 'Ana', null), dietary_restriction_type: 'Vegan' },
      {
        ...member(2, 'Luis', null),
        dietary_restriction_type: 'Other',
        dietary_restriction_spec: '{{group_name}}',
        dietary_severity: null,
      },
    ],
  });
  expect(
    writer(
      '{{group_name}}|{{access_code}}|{{dietary_preferences}}|{{confirmation_status}}|{{personal_link}}',
    ).message(sly),
  ).toBe(
    [
      '{{access_code}}',
      'RAMA-4T7W',
      'Ana: Vegano\nLuis: {{group_name}}',
      '⛺ Glamping: asistirá 1 de 2, 1 respuesta pendiente',
      'https://boda.example/i#RAMA4T7WXY',
    ].join('|'),
  );
});

test('a grave allergy stands first among the diets, and is told as one', () => {
  const eaters = group({
    members: [
      { ...member(1, 'Ana', null), dietary_restriction_type: 'Vegan' },
      {
        ...member(2, 'Luis', null),
        dietary_restriction_type: 'Other',
        dietary_restriction_spec: 'Maní',
        dietary_severity: 'allergy',
      },
    ],
  });
  expect(writer('{{dietary_preferences}}').message(eaters)).toBe(
    'Luis: Maní · Alergia grave\nAna: Vegano',
  );
});

test('what is written arrives in the chat byte for byte', () => {
  const text = 'Hola 👩‍👩‍👧 &+%#=?\n\n«ñ» 50% «{{group_name}}»';
  const link = writer(text).link(group({ group_name: 'A & B + 🌿' }), '+56987654321');
  const address = new URL(link);
  expect(address.origin + address.pathname).toBe('https://chat.example/send/');
  expect(link).not.toContain('+');
  expect(address.searchParams.get('phone')).toBe('56987654321');
  expect(address.searchParams.get('text')).toBe(text.replace('{{group_name}}', 'A & B + 🌿'));
});

test('half a character does not break the link', () => {
  const link = writer('a\ud83d b').link(group(), '+56987654321');
  expect(new URL(link).searchParams.get('text')).toBe('a\ufffd b');
});

test('who was written to by whatever way is not written to again, unless it did not go', () => {
  const ana = member(1, 'Ana', '+56 9 8765 4321');
  const at = '2025-11-20T12:00:00-03:00';
  expect(isSent(ana)).toBe(false);
  expect(isSent({ ...ana, writtenAt: at })).toBe(true);
  expect(isSent({ ...ana, message: { id: 1, state: 'uncertain', at } })).toBe(true);
  expect(isSent({ ...ana, message: { id: 1, state: 'failed', at } })).toBe(false);
});
