import { expect, test } from 'vitest';
import { findEvent } from '#db/models/events/events.ts';
import { invitedEvent } from '#db/models/events/invitations.ts';
import { assignGroups } from '#db/models/events/seat-assignments.ts';
import { recordResponses } from '#db/models/responses/recording.ts';
import { createTableGroup, listTableGroups, publishSeating } from '#db/models/seating/tables.ts';
import { demoWedding, groupNamed, auditAt } from '#tests/support/wedding.ts';
import type { AssignedSeat } from '#domain/seating/seating.ts';
import { ownSeats } from './own-seats.ts';

const audit = auditAt('2025-11-20T15:00:00Z');

const setUp = (name: string) => {
  const wedding = demoWedding();
  const { db } = wedding;
  const { id, members } = groupNamed(wedding, name);
  return {
    db,
    id,
    members,
    seats: (eventId: number) => ownSeats(db, id, findEvent(db, eventId)),
    place: (eventId: number, to: AssignedSeat) =>
      assignGroups(db, eventId, [{ guest_id: id, to }], audit),
    table: (name: string) =>
      createTableGroup(
        db,
        { event_id: 49, name, type: 'mesa', capacity: 10, color: '#DDDDDD' },
        audit,
      ).id,
    decline: (eventId: number, ...places: number[]) =>
      recordResponses(
        db,
        invitedEvent(db, id, eventId),
        places.map((at) => ({ memberId: members[at]!.id, isAttending: false })),
        audit,
      ),
  };
};

const apart = (members: readonly { id: number }[], ...tables: (number | null)[]): AssignedSeat =>
  tables.flatMap((table_group_id, at) =>
    table_group_id === null ? [] : [{ member_id: members[at]!.id, table_group_id }],
  );

test('a tent is shown with its members as soon as it is assigned', () => {
  const { seats } = setUp('Familia Peñaloza Ríos');
  expect(seats(45)).toEqual({
    kind: 'tents',
    places: [
      {
        name: 'Achibueno',
        people: ['Rosa', 'Tomás', 'Emilia', 'Bruno'],
        mates: [
          {
            guest: { group_name: 'Familia Catrileo Vera' },
            members: [{ name: 'Ignacio' }, { name: 'Paula' }, { name: 'Lientur' }],
            count: 3,
          },
        ],
      },
    ],
    waiting: [],
  });
});

test('without a tent, or without a member who comes, nothing is shown', () => {
  const without = setUp('Javiera Oyarce');
  expect(without.seats(45)).toBeNull();
  const family = setUp('Familia Peñaloza Ríos');
  family.decline(45, 0, 1, 2, 3);
  expect(family.seats(45)).toBeNull();
});

test('of a group that is apart each sees the own tent, and who has none yet', () => {
  const { db, seats, place, members, decline } = setUp('Familia Peñaloza Ríos');
  const [achibueno, ancoa] = listTableGroups(db, 45).map(({ id }) => id);
  place(45, apart(members, achibueno!, ancoa!, null, ancoa!));
  decline(45, 3);
  expect(seats(45)).toMatchObject({
    places: [
      {
        name: 'Achibueno',
        people: ['Rosa'],
        mates: [{ guest: { group_name: 'Familia Catrileo Vera' } }],
      },
      {
        name: 'Ancoa',
        people: ['Tomás'],
        mates: [{ guest: { group_name: 'Los Montecinos' }, count: 2 }],
      },
    ],
    waiting: ['Emilia'],
  });
});

test('a table is told once the plan is published, without anybody else, and no longer than that', () => {
  const { db, seats, place, table } = setUp('Camila y Andrés');
  place(49, table('Mesa 4'));
  expect(seats(49)).toBeNull();
  publishSeating(db, 49, true, audit);
  expect(seats(49)).toEqual({
    kind: 'tables',
    places: [{ name: 'Mesa 4', people: ['Camila', 'Andrés'], mates: [] }],
    waiting: [],
  });
  publishSeating(db, 49, false, audit);
  expect(seats(49)).toBeNull();
});

test('a published plan tells nothing to a group without a table', () => {
  const { db, seats } = setUp('Tía Marta');
  publishSeating(db, 49, true, audit);
  expect(seats(49)).toBeNull();
});
