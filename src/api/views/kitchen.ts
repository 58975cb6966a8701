import type { Db } from '#db/connection.ts';
import { findEvent } from '#db/models/events/events.ts';
import {
  changesSince,
  lastKitchenSheets,
  listKitchenSheets,
  peopleOnSheet,
  versionOfPeople,
  type SentSheet,
} from '#db/models/kitchen/kitchen-sheets.ts';
import { peopleAtEvent } from '#db/models/seating/people-at-event.ts';
import { memberDiet } from '#contract/diet-spellings.ts';
import type {
  KitchenChangesView,
  KitchenPersonView,
  KitchenView,
  SentSheetView,
} from '#contract/kitchen/kitchen-sheets.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { DomainError } from '#domain/errors.ts';
import { hasTents } from '#domain/events/event-kind.ts';
import {
  countChanges,
  kitchenChanges,
  peopleToServe,
  type KitchenChanges,
  type KitchenPerson,
} from '#domain/kitchen/changes.ts';
import { countDishes, kitchenSheet } from '#domain/kitchen/sheet.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import { fullDate } from '#domain/time/wedding-time.ts';
import { doorAtEvent } from './door-at-event.ts';

export const sentSheetView = ({ id, eventId, people, sentAt, by }: SentSheet): SentSheetView => ({
  id,
  event_id: eventId,
  sent_at: zonedIso(sentAt),
  sent_by: by,
  people,
});

const personView = ({
  memberId,
  groupId,
  name,
  diet,
  menu,
  table,
}: KitchenPerson): KitchenPersonView => ({
  memberId,
  guestId: groupId,
  name,
  ...memberDiet(diet),
  menu,
  table,
});

export const changesView = ({ added, removed, changed }: KitchenChanges): KitchenChangesView => ({
  added: added.map(personView),
  removed: removed.map(personView),
  changed: changed.map(({ now, before }) => ({ ...personView(now), before: personView(before) })),
});

/**
 * The kitchen's sheet of an event, beside the last one that was sent, or an older one.
 * @throws DomainError `not_found`
 */
export const kitchenOfEvent = (db: Db, eventId: number, since?: number) => {
  const { id, name, date } = atDelayedTimes(findEvent(db, eventId));
  const sent = listKitchenSheets(db, eventId);
  const base = since === undefined ? sent[0] : sent.find((sheet) => sheet.id === since);
  if (since !== undefined && !base) throw new DomainError('not_found');
  const { tables, people } = peopleAtEvent(db, eventId);
  const now = peopleToServe(people);
  return {
    event: { id, name, date: fullDate(date) },
    sleeping: hasTents(name),
    kitchen: kitchenSheet(tables, people),
    version: versionOfPeople(now),
    sent,
    since: base ? compareWith(db, base, now) : null,
  };
};

/** Where all are erased the wedding is over: nothing is left to tell. */
const erasedOf = (sheet: SentSheet, left: readonly KitchenPerson[]): number =>
  left.length > 0 ? sheet.people - left.length : 0;

const compareWith = (db: Db, sheet: SentSheet, now: readonly KitchenPerson[]) => {
  const before = peopleOnSheet(db, sheet.id);
  return {
    sheet,
    changes: kitchenChanges(before, now),
    // The kitchen cooks for those who were erased since, too.
    total: { ...countDishes(before), confirmed: sheet.people },
    erased: erasedOf(sheet, before),
  };
};

/** @throws DomainError `not_found` */
export const kitchenView = (db: Db, eventId: number, base?: number): KitchenView => {
  const { sent, since, ...view } = kitchenOfEvent(db, eventId, base);
  return {
    ...view,
    door: doorAtEvent(db, eventId),
    sent: sent.map(sentSheetView),
    since: since && {
      ...since,
      sheet: sentSheetView(since.sheet),
      changes: changesView(since.changes),
    },
  };
};

/** What the address of the screen asks for: an event, or the first one; a sent sheet, or the last one. */
export const kitchenOnPage = (
  db: Db,
  events: readonly { id: number }[],
  query: URLSearchParams,
): { view: KitchenView | null; since: number | null } => {
  const event = events.find(({ id }) => `${id}` === query.get('event')) ?? events[0];
  if (!event) return { view: null, since: null };
  const selected = listKitchenSheets(db, event.id).find(({ id }) => `${id}` === query.get('since'));
  return { view: kitchenView(db, event.id, selected?.id), since: selected?.id ?? null };
};

/** The events whose sheet is no longer what the kitchen was sent; who was erased since has to be told as a number. */
export const expiredKitchenSheets = (
  db: Db,
  events: readonly { id: number; name: string }[],
): AttendanceStats['outdatedKitchenSheets'] =>
  lastKitchenSheets(db).flatMap((sheet) => {
    const event = events.find(({ id }) => id === sheet.eventId);
    const changes =
      countChanges(changesSince(db, sheet)) + erasedOf(sheet, peopleOnSheet(db, sheet.id));
    return event && changes > 0 ? [{ event_id: event.id, name: event.name, changes }] : [];
  });
