import { expect, test } from 'vitest';
import { counted, plantCountedWedding } from '#tests/support/counted-wedding.ts';
import { couple } from '#tests/support/demo.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { emptySite } from '#tests/support/api.ts';

test('the statistics are those counted by hand', async () => {
  const site = emptySite();
  plantCountedWedding(site.db, couple);
  const stats = (await (await site.admin()).get('/api/admin/stats/attendance'))
    .json as AttendanceStats;
  expect(stats).toMatchObject({
    totalEvents: counted.totals.events,
    totalGuests: counted.totals.groups,
    totalGuestMembers: counted.totals.people,
    mainEventStats: { confirmedAttendees: counted.mainEvent.confirmed },
    contactStats: { emailCount: counted.contacts.emails, phoneCount: counted.contacts.phones },
  });
  expect(
    Object.fromEntries(
      stats.eventStats.map(({ id, total, attending, notAttending }) => [
        id,
        [total, attending, notAttending, total - attending - notAttending],
      ]),
    ),
  ).toEqual(counted.events);
  expect(Object.fromEntries(stats.dietaryStats.map(({ type, count }) => [type, count]))).toEqual(
    counted.diets,
  );
});
