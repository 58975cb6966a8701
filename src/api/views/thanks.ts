import { countArrivedByGroup } from '#db/models/door/arrivals.ts';
import { listEvents } from '#db/models/events/events.ts';
import { approvedPurchases } from '#db/models/gifts/full-purchases.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { peopleAtEvent } from '#db/models/seating/people-at-event.ts';
import { thanksMessage } from '#content/texts/admin-thanks.ts';
import type { ThanksView } from '#contract/thanks.ts';
import { eventKind } from '#domain/events/event-kind.ts';
import { chatLink } from '#domain/messages/whatsapp-link.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';

type Site = Pick<Deps, 'db' | 'content' | 'payments'>;

/** Where each of these groups sat at the main event, and who of it had said yes. */
const mainEventOf = ({ db }: Site, groupIds: readonly number[]) => {
  const main = listEvents(db).find(({ name }) => eventKind(name) === 'main');
  const people = main ? peopleAtEvent(db, main.id, groupIds).people : [];
  return Map.groupBy(people, ({ groupId }) => groupId);
};

/** Every group that has given something, by name, with a text of thanks. */
export const thanksViews = (site: Site): ThanksView[] => {
  const { db, content, payments } = site;
  const { couple, chatHost } = content().wedding;
  // Once there is a real checkout, nobody gave anything at the practice one.
  const paid = approvedPurchases(db).filter(
    ({ purchase }) => !purchase.is_practice || payments.practice !== undefined,
  );
  if (paid.length === 0) return [];
  const given = Map.groupBy(paid, ({ group }) => group.id);
  const arrived = countArrivedByGroup(db);
  const atMainEvent = mainEventOf(site, [...given.keys()]);
  return listGroups(db)
    .filter(({ id }) => given.has(id))
    .map(({ id, group_name: groupName, members }) => {
      const purchases = given.get(id) ?? [];
      const guests = atMainEvent.get(id) ?? [];
      const isKnown = arrived.size > 0;
      const came = isKnown ? arrived.has(id) : guests.some(({ isPending }) => !isPending);
      const gifts = [
        ...new Set(purchases.flatMap(({ items }) => items.map(({ gift }) => gift.name))),
      ];
      const text = thanksMessage({
        ...{ group: groupName, gifts, came, couple: couple.names.join(' y ') },
        table: guests.find(({ table }) => table)?.table?.name ?? null,
      });
      const phone = members.find(({ phone_e164 }) => phone_e164)?.phone_e164 ?? null;
      return {
        ...{ guestId: id, groupName, gifts, text, arrived: arrived.get(id) ?? 0 },
        purchases: purchases.map(({ purchase }) => ({
          id: purchase.id,
          thanked_at: purchase.thanked_at && zonedIso(purchase.thanked_at),
        })),
        messages: purchases.flatMap(({ purchase }) => purchase.message_for_couple || []),
        chat: phone && chatLink(chatHost, phone, text),
      };
    });
};
