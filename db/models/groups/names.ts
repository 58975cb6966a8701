import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/connection.ts';
import { events, guestMembers, guests, questions, trashItems, users } from '#db/schema.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import type { Change } from '#domain/history/history.ts';
import type { SavedChange } from '../history.ts';
import { trashOfGroups, rowsOf } from './trash.ts';

/** Names by id; a removed row keeps its name as long as it can be undeleted. */
export type Names = Record<
  'groups' | 'members' | 'events' | 'users' | 'questions',
  ReadonlyMap<number, string>
>;

const peopleIn = (change: Change): number[] => {
  if ('memberIds' in change) return change.memberIds;
  if ('memberId' in change) return [change.memberId];
  if (change.subject === 'answer') return change.answers.map(({ memberId }) => memberId);
  if (change.subject === 'group' && change.action === 'changed') {
    return [...change.joined, ...change.members.map(({ memberId }) => memberId)];
  }
  return [];
};

const eventsIn = (change: Change): number[] => {
  if (change.subject === 'group' && change.action === 'changed') {
    return [...change.invited, ...change.uninvited.map(({ eventId }) => eventId)];
  }
  return 'eventId' in change && change.eventId ? [change.eventId] : [];
};

type Ids = Partial<
  Record<'groupIds' | 'memberIds' | 'eventIds' | 'userIds' | 'questionIds', number[]>
>;

/** The current names of the rows that these lines mention. */
export const namesIn = (db: Db, lines: readonly SavedChange[]): Names =>
  namesOf(db, {
    groupIds: lines.flatMap(({ by, change }) => [
      ...(by.kind === 'guest' ? [by.id] : []),
      ...('guestId' in change && change.guestId ? [change.guestId] : []),
      ...('otherId' in change ? [change.otherId] : []),
    ]),
    memberIds: lines.flatMap(({ change }) => peopleIn(change)),
    eventIds: lines.flatMap(({ change }) => eventsIn(change)),
    userIds: lines.flatMap(({ by }) =>
      by.kind === 'couple' || by.kind === 'import' ? [by.id] : [],
    ),
    questionIds: lines.flatMap(({ change }) => ('questionIds' in change ? change.questionIds : [])),
  });

export const namesOf = (
  db: Db,
  { groupIds = [], memberIds = [], eventIds = [], userIds = [], questionIds = [] }: Ids,
): Names => {
  const trash = trashOfGroups(db, ids(groupIds));
  const trashGroups = trash.filter(({ kind }) => kind === 'group');
  const trashMembers = trash.flatMap(({ rows }) => rowsOf(rows, 'guest_members'));
  const trashNames = (kind: 'event' | 'question', idList: number[]) =>
    db
      .select({ id: trashItems.subject_id, name: trashItems.name })
      .from(trashItems)
      .where(and(eq(trashItems.kind, kind), inArray(trashItems.subject_id, ids(idList))))
      .all();
  const named = <
    T extends typeof guests | typeof guestMembers | typeof events | typeof users | typeof questions,
  >(
    table: T,
    name: SQLiteColumn,
    idList: number[],
  ) =>
    db
      .select({ id: table.id, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(table.id, ids(idList)))
      .all();
  return {
    groups: byId([
      ...trashGroups.map(({ subject_id: id, name }) => ({ id, name })),
      ...named(guests, guests.group_name, groupIds),
    ]),
    members: byId([
      ...trashMembers.map(({ id, name }) => ({ id: Number(id), name: String(name) })),
      ...named(guestMembers, guestMembers.name, memberIds),
    ]),
    events: byId([...trashNames('event', eventIds), ...named(events, events.name, eventIds)]),
    questions: byId([
      ...trashNames('question', questionIds),
      ...named(questions, questions.text, questionIds),
    ]),
    users: byId(named(users, users.username, userIds)),
  };
};

const byId = (rows: { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]));

const ids = (all: number[]): number[] => [...new Set(all)];

/** Groups whose name contains this text, removed ones included. */
export const groupsNamedLike = (db: Db, text: string): number[] => {
  const key = nameKey(text);
  if (key === '') return [];
  const active = db
    .select({ id: guests.id })
    .from(guests)
    .where(sql`instr(${guests.name_key}, ${key}) > 0`)
    .all();
  const removed = db
    .select({ id: trashItems.subject_id, name: trashItems.name })
    .from(trashItems)
    .where(eq(trashItems.kind, 'group'))
    .all()
    .filter(({ name }) => nameKey(name).includes(key));
  return [...active, ...removed].map(({ id }) => id);
};
