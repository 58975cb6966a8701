import { describe, expect, test } from 'vitest';
import type { AttendanceStats } from '#contract/statistics.ts';
import type { EventView } from '#contract/events.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import { emptySite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';

describe('the statistics of a small wedding', () => {
  const date = '2025-12-20T18:00';

  /**
   * Two events; the Sotos (Ana, Beto, Cata) are invited to both, Dora to the ceremony only.
   *            ceremony   breakfast   eats
   * Ana        yes        yes         Vegan
   * Beto       yes        no          -
   * Cata       no         silent      Celiac
   * Dora       pending                Other
   */
  const smallWedding = async () => {
    const site = emptySite();
    const admin = await site.admin();
    const add = async <T>(path: string, body: object) => (await admin.post(path, body)).json as T;
    const event = (name: string, day_number: number) =>
      add<EventView>('/api/admin/events', {
        name,
        day_number,
        date,
        location: 'Linares',
        description: 'Fiesta',
      });
    const ceremony = await event('💍 Main Event', 2);
    const breakfast = await event('🌅 Desayuno de los Sobrevivientes', 3);
    const sotos = await add<GroupView>('/api/admin/guests', {
      guest: { group_name: 'Los Soto', guest_type: 'familia' },
      members: [
        { name: 'Ana', dietary_restriction_type: 'Vegan', email: 'ana@example.com', phone: '1' },
        { name: 'Beto', phone: '+56 9 1234 5678' },
        { name: 'Cata', dietary_restriction_type: 'Celiac' },
      ],
      eventIds: [ceremony.id, breakfast.id],
    });
    const dora = await add<GroupView>('/api/admin/guests', {
      guest: { group_name: 'Dora' },
      members: [{ name: 'Dora', dietary_restriction_type: 'Other' }],
      eventIds: [ceremony.id],
    });
    await answer(admin, sotos, ceremony, [true, true, false]);
    await answer(admin, sotos, breakfast, [true, false]);
    await answer(admin, dora, ceremony, [true]);
    await answer(admin, dora, ceremony, [null]);
    return { admin, ceremony, breakfast };
  };

  const answer = (
    admin: Browser,
    group: GroupView,
    event: EventView,
    answers: (boolean | null)[],
  ) => {
    const guestEventId = group.guestEvents.find(({ event_id }) => event_id === event.id)!.id;
    const responses = answers.map((isAttending, at) => ({
      guestEventId,
      memberId: group.members[at]!.id,
      isAttending,
    }));
    return admin.post('/api/admin/rsvps/bulk-update', { responses });
  };

  test('are those counted by hand', async () => {
    const { admin, ceremony, breakfast } = await smallWedding();
    expect((await admin.get('/api/admin/stats/attendance')).json).toEqual({
      seatingAlerts: 0,
      totalEvents: 2,
      totalGuests: 2,
      totalGuestMembers: 4,
      mainEventStats: { name: '💍 Main Event', confirmedAttendees: 2 },
      eventStats: [
        {
          id: ceremony.id,
          name: ceremony.name,
          day_number: 2,
          total: 4,
          attending: 2,
          notAttending: 1,
        },
        {
          id: breakfast.id,
          name: breakfast.name,
          day_number: 3,
          total: 3,
          attending: 1,
          notAttending: 1,
        },
      ],
      dietaryStats: [
        { type: 'None', count: 1 },
        { type: 'Pescetarian', count: 0 },
        { type: 'Vegetarian', count: 0 },
        { type: 'Vegan', count: 1 },
        { type: 'Celiac', count: 0 },
        { type: 'Other', count: 0 },
      ],
      peopleStats: {
        ...{ adult: 2, child: 0, infant: 0 },
        ...{ high_chair: 0, child_menu: 0, accessible_place: 0 },
      },
      graveAllergies: [],
      contactStats: { emailCount: 1, phoneCount: 2 },
      outdatedKitchenSheets: [],
    } satisfies AttendanceStats);
  });

  test('of a wedding without anything are zeros', async () => {
    const admin = await emptySite().admin();
    expect((await admin.get('/api/admin/stats/attendance')).json).toMatchObject({
      totalEvents: 0,
      totalGuests: 0,
      totalGuestMembers: 0,
      mainEventStats: null,
      eventStats: [],
      contactStats: { emailCount: 0, phoneCount: 0 },
    });
  });
});
