import { expect, test } from 'vitest';
import type { MessagingGroup } from '#contract/messages.ts';
import { isWritten, peopleOf, writerOf } from './people.ts';

const member = (
  id: number,
  name: string,
  phone: string | null,
): MessagingGroup['members'][number] => ({
  id,
  name,
  phone,
  dietary_restriction_type: 'None',
  dietary_restriction_spec: null,
  writtenAt: null,
  message: null,
});

const group = (over: Partial<MessagingGroup> = {}): MessagingGroup => ({
  id: 1,
  group_name: 'Los Soto',
  access_code: 'RAMA-4T7W',
  guest_type: 'familia',
  invited_by: 'Violeta',
  opened: false,
  members: [member(1, 'Ana Soto', '+56 9 8765 4321'), member(2, 'Luis Soto', null)],
  events: [{ id: 45, answers: [true, null] }],
  ...over,
});

const writer = (template: string) =>
  writerOf({
    template,
    events: [{ id: 45, name: '⛺ Glamping' }],
    siteUrl: 'https://boda.example',
    chatHost: 'https://chat.example',
  });

test('who has a phone that can be called is written to, each number once', () => {
  const soto = group();
  const cousins = group({
    id: 2,
    members: [
      member(3, 'Eva Soto', '9 8765 4321'),
      member(4, 'Raúl', 'no tiene'),
      member(5, 'Sol', '+56 9 8765 4322'),
    ],
  });
  expect(peopleOf([soto, cousins]).map((person) => person.member.name)).toEqual([
    'Ana Soto',
    'Sol',
  ]);
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
      'https://boda.example/i#%7B%7Baccess_code%7D%7D.RAMA-4T7W',
    ].join('|'),
  );
});

test('what is written arrives in the chat byte for byte', () => {
  const text = 'Hola 👩‍👩‍👧 &+%#=?\n\n«ñ» 50% «{{group_name}}»';
  const link = writer(text).link(group({ group_name: 'A & B + 🌿' }), '+56 9 8765 4321');
  const address = new URL(link);
  expect(address.origin + address.pathname).toBe('https://chat.example/send/');
  expect(link).not.toContain('+');
  expect(address.searchParams.get('phone')).toBe('56987654321');
  expect(address.searchParams.get('text')).toBe(text.replace('{{group_name}}', 'A & B + 🌿'));
});

test('half a character does not break the link', () => {
  const link = writer('a\ud83d b').link(group(), '987654321');
  expect(new URL(link).searchParams.get('text')).toBe('a\ufffd b');
});

test('who was written to by whatever way is not written to again, unless it did not go', () => {
  const ana = member(1, 'Ana', '+56 9 8765 4321');
  const at = '2025-11-20T12:00:00-03:00';
  expect(isWritten(ana)).toBe(false);
  expect(isWritten({ ...ana, writtenAt: at })).toBe(true);
  expect(isWritten({ ...ana, message: { id: 1, state: 'uncertain', at } })).toBe(true);
  expect(isWritten({ ...ana, message: { id: 1, state: 'failed', at } })).toBe(false);
});
