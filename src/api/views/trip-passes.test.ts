import { expect, test } from 'vitest';
import { isInvitedTo } from '#domain/messages/filter.ts';
import { demoWedding } from '#tests/support/wedding.ts';
import { messagingGuests } from './messaging-guests.ts';
import { travellingGroupViews } from './trip-passes.ts';

test('who may still travel is the same for the reminder and for the list of the days', () => {
  const { db, raw } = demoWedding();
  const [declined, , silent] = raw.prepare('select id from guests order by id').pluck().all();
  raw.prepare('update guest_event_responses set is_attending = 0 where guest_id = ?').run(declined);
  raw.prepare('delete from guest_event_responses where guest_id = ?').run(silent);
  const { groups } = messagingGuests(db);
  const travelling = groups.filter(isInvitedTo).map(({ id, group_name: name }) => ({ id, name }));
  expect(travelling.length).toBeLessThan(groups.length);
  expect(travellingGroupViews(db)).toEqual(travelling);
});
