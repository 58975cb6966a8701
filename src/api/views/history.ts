import type { Db } from '#db/connection.ts';
import { listChanges, type HistoryFilter } from '#db/models/history.ts';
import { groupsNamedLike, namesIn, namesOf } from '#db/models/groups/names.ts';
import { listTrash } from '#db/models/groups/trash.ts';
import { actorName, messageOf } from '#content/texts/history-sentences.ts';
import {
  historyPage,
  type HistoryQuery,
  type HistoryLine,
  type TrashItemView,
} from '#contract/history.ts';
import { daysLeft } from '#domain/history/history.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

/** A page of the history, newest lines first. */
export const historyLines = (db: Db, query: HistoryQuery): HistoryLine[] => {
  const lines = listChanges(db, filterOf(db, query), historyPage);
  const names = namesIn(db, lines);
  return lines.map(({ id, at, by, change }) => ({
    id,
    at: zonedIso(at),
    actor: by.kind,
    who: actorName(by, names),
    text: messageOf(by, change, names),
  }));
};

const filterOf = (
  db: Db,
  { group, guestId, subject, actor, before }: HistoryQuery,
): HistoryFilter => {
  const named = group?.trim() ? groupsNamedLike(db, group) : undefined;
  return {
    guestIds: guestId === undefined ? named : [Number(guestId)],
    subject,
    actor,
    before: before === undefined ? undefined : Number(before),
  };
};

/** Removals that can be undone by an undelete, newest first. */
export const trashItemViews = (db: Db, now: Date): TrashItemView[] => {
  const trash = listTrash(db, now);
  const names = namesOf(db, {
    groupIds: trash.flatMap(({ guestId }) => guestId ?? []),
    userIds: trash.flatMap(({ by }) => (by.kind === 'system' ? [] : by.id)),
  });
  return trash.map(({ kind, subjectId, guestId, removedAt, by, name, people, answers }) => ({
    kind,
    id: subjectId,
    name,
    groupName: kind === 'group' || guestId === null ? null : (names.groups.get(guestId) ?? null),
    people,
    answers,
    who: actorName(by, names),
    removedAt: zonedIso(removedAt),
    daysLeft: daysLeft(removedAt, now),
  }));
};
