import { expect, test } from 'vitest';
import type { MessagingGroup, MessagingGuests } from '#contract/messages.ts';
import { withDeliveryStates } from './with-delivery-states.ts';

const at = '2025-12-01T12:00:00-03:00';

const group = (
  id: number,
  message: MessagingGroup['members'][number]['message'],
): MessagingGroup => ({
  id,
  group_name: `Grupo ${id}`,
  access_code: 'RAMA-4T7W',
  link_token: 'RAMA4T7WXY',
  guest_type: 'individual',
  invited_by: 'Violeta',
  opened: true,
  isReady: false,
  members: [
    {
      id,
      name: 'Ana',
      phone: '+56 9 8765 4321',
      phone_e164: '+56987654321',
      phone_doubtful: false,
      dietary_restriction_type: 'None',
      dietary_restriction_spec: null,
      dietary_severity: null,
      writtenAt: null,
      message,
    },
  ],
  events: [],
});

const guests = (...groups: MessagingGroup[]): MessagingGuests => ({
  events: [],
  groups,
  total: groups.length,
});

const updates = (id: number, memberId: number, state: 'read' | 'failed') => ({
  id,
  memberId,
  state,
  updatedAt: at,
});

test('the latest that is known of a person stands beside them, and others stay the same', () => {
  const before = guests(group(1, null), group(2, { id: 5, state: 'queued', at }), group(3, null));
  const after = withDeliveryStates(before, [
    updates(7, 1, 'read'),
    updates(6, 1, 'failed'),
    updates(4, 2, 'read'),
  ]);
  expect(after.groups.map(({ members }) => members[0]?.message)).toEqual([
    { id: 7, state: 'read', at },
    { id: 5, state: 'queued', at },
    null,
  ]);
  expect(after.groups[2]).toBe(before.groups[2]);
});
