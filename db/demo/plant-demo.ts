import { inTransaction, markStarted, type Db } from '#db/connection.ts';
import { createEvent } from '#db/models/events/events.ts';
import { createGift } from '#db/models/gifts/gifts.ts';
import { createGroup } from '#db/models/groups/guest-groups.ts';
import { invitedEvent } from '#db/models/events/invitations.ts';
import { createPurchase } from '#db/models/gifts/purchases.ts';
import { recordResponses } from '#db/models/responses/recording.ts';
import { recordOpened } from '#db/models/access/sessions.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { dietOf } from '#domain/responses/dietary.ts';
import { demoEvents, specifiedDay } from './events.ts';
import { demoGifts, demoPurchases } from './gifts.ts';
import { demoGroups, shownLogins, type DemoGroup } from './groups.ts';
import { plantQuestions } from './questions.ts';
import { plantTables, plantTents } from './seating.ts';

/** Creation time of the demo's groups: the same at every start, and never in the future. */
const writtenFor = (wedding: string) =>
  new Date(Math.min(Date.parse(`${wedding.slice(0, 4)}-09-01T12:00:00-03:00`), Date.now()));

const auditOf = (wedding: string): AuditContext => ({
  by: { kind: 'system' },
  at: writtenFor(wedding),
});

export type DemoLogin = { groupName: string; accessCode: string };

/**
 * Writes the fictional wedding into an empty database, all or nothing.
 * @param invitedBy the couple's two first names
 * @param wedding the day of the ceremony: the three days of events lie around it
 * @returns two or three logins to try it with
 */
export const seedDemo = (
  db: Db,
  invitedBy: readonly [string, string],
  wedding = specifiedDay,
): DemoLogin[] =>
  inTransaction(db, (tx) => {
    const bySite = auditOf(wedding);
    plantEvents(tx, wedding);
    const ids = new Map(
      demoGroups.map((group) => [group.name, plantGroup(tx, group, invitedBy, bySite)] as const),
    );
    plantQuestions(tx, ids, bySite);
    plantTents(tx, ids, bySite);
    plantTables(tx, ids, bySite);
    plantGifts(tx, ids, bySite);
    markStarted(tx, 'demo');
    return demoGroups
      .filter(({ name }) => shownLogins.includes(name))
      .map(({ name, code }) => ({ groupName: name, accessCode: code }));
  });

export const plantEvents = (db: Db, wedding = specifiedDay) => {
  for (const event of demoEvents(wedding)) createEvent(db, event, auditOf(wedding));
};

export const plantGroup = (
  db: Db,
  group: DemoGroup,
  invitedBy: readonly [string, string],
  bySite = auditOf(specifiedDay),
): number => {
  const { id, members } = createGroup(
    db,
    {
      group: {
        group_name: group.name,
        access_code: group.code,
        guest_type: group.type,
        extra_places: group.extraPlaces ?? 0,
        invited_by: invitedBy[group.invitedBy],
      },
      members: group.members.map((member) => ({
        name: member.name,
        diet: dietOf(member.diet ?? 'None', member.dietSpec, member.severity),
        email: member.email ?? null,
        phone: member.phone ?? null,
      })),
      eventIds: group.events,
    },
    bySite,
  );
  if (group.answers) recordOpened(db, id, bySite.at);
  for (const [eventId, answers] of Object.entries(group.answers ?? {})) {
    recordResponses(
      db,
      invitedEvent(db, id, Number(eventId)),
      members.map((member, place) => ({
        memberId: member.id,
        isAttending: answers[place] ?? null,
      })),
      { by: { kind: 'guest', id }, at: bySite.at },
    );
  }
  return id;
};

const plantGifts = (db: Db, ids: ReadonlyMap<string, number>, bySite: AuditContext) => {
  const gifts = demoGifts.map((gift) => createGift(db, gift, bySite));
  for (const { group, lines, ...purchase } of demoPurchases) {
    createPurchase(
      db,
      {
        ...purchase,
        guest_id: ids.get(group)!,
        lines: lines.map(([gift, quantity]) => ({ giftId: gifts[gift]!.id, quantity })),
      },
      bySite,
    );
  }
};
