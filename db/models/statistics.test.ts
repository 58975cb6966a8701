import { expect, test } from 'vitest';
import { counted, plantCountedWedding } from '#tests/support/counted-wedding.ts';
import { couple } from '#tests/support/demo.ts';
import { emptyWedding } from '#tests/support/wedding.ts';
import {
  confirmedPercent,
  readDietStats,
  readEventStats,
  readMainEventStats,
  pendingResponses,
} from '#domain/statistics.ts';
import { listEvents } from './events/events.ts';
import { countGroups } from './groups/guest-groups.ts';
import { countInvited } from './events/invitations.ts';
import { countMembers } from './groups/members.ts';
import { countPeople, countResponses, countDiets } from './statistics.ts';

const setUp = () => {
  const { db } = emptyWedding();
  plantCountedWedding(db, couple);
  return db;
};

test('a wedding counted by hand has those totals', () => {
  const db = setUp();
  const { emails, phones } = counted.contacts;
  const { events, groups, people } = counted.totals;
  expect([listEvents(db).length, countGroups(db), countMembers(db)]).toEqual([
    events,
    groups,
    people,
  ]);
  expect(countPeople(db)).toEqual({ people, emailCount: emails, phoneCount: phones });
  expect([45, 46, 49, 50].map((id) => countInvited(db, id))).toEqual([1, 0, 4, 1]);
});

test('each event has those who come, those who do not and those who are silent', () => {
  const db = setUp();
  const stats = readEventStats(listEvents(db), countResponses(db));
  expect(
    Object.fromEntries(
      stats.map((event) => [
        event.id,
        [event.total, event.attending, event.notAttending, pendingResponses(event)],
      ]),
    ),
  ).toEqual(counted.events);
  for (const { id } of stats) {
    expect(countResponses(db, id)).toEqual(
      countResponses(db).filter(({ eventId }) => eventId === id),
    );
  }
  const confirmed = readMainEventStats(stats)!.confirmedAttendees;
  expect(confirmed).toBe(counted.mainEvent.confirmed);
  const { people } = counted.totals;
  expect(Math.round(confirmedPercent(confirmed, people))).toBe(counted.mainEvent.percent);
});

test('diets count each member who comes to any event, once', () => {
  const diets = readDietStats(countDiets(setUp()));
  expect(Object.fromEntries(diets.map(({ type, count }) => [type, count]))).toEqual(counted.diets);
});

test('a wedding without anybody has zeros', () => {
  const { db } = emptyWedding();
  expect([countResponses(db), countDiets(db), countPeople(db)]).toEqual([
    [],
    [],
    { people: 0, emailCount: 0, phoneCount: 0 },
  ]);
});
