import { listEvents } from '#db/models/events/events.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { adminSections } from '#content/texts/admin-nav.ts';
import { type Found, mostFound } from '#contract/search.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { bestMatches } from '#domain/search.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { catalogue, type Shop } from './gifts.ts';

/** Everything that the couple can look for, with the page that opens it. */
const everything = (shop: Shop): Found[] => {
  const groups = listGroups(shop.db);
  return [
    ...adminSections.map(({ name, label, about, href }): Found => {
      return { kind: 'screen', id: name, title: label, detail: about, href };
    }),
    ...groups.map(({ id, group_name, members }): Found => {
      const detail = members.map(({ name }) => name).join(', ');
      return { kind: 'group', id, title: group_name, detail, href: `/admin/guests?group=${id}` };
    }),
    ...groups.flatMap((group) =>
      group.members.map(({ id, name }): Found => {
        const href = `/admin/guests?group=${group.id}`;
        return { kind: 'person', id, title: name, detail: group.group_name, href };
      }),
    ),
    ...listEvents(shop.db)
      .map(atDelayedTimes)
      .map(({ id, name, date }): Found => {
        const href = `/admin/events?event=${id}`;
        return { kind: 'event', id, title: name, detail: dateAndTime(date), href };
      }),
    ...catalogue(shop).map(({ id, name, price }): Found => {
      const href = `/admin/gifts?tab=catalogo&gift=${id}`;
      return { kind: 'gift', id, title: name, detail: amountText(price), href };
    }),
  ];
};

export const search = (shop: Shop, query: string): Found[] =>
  bestMatches(everything(shop), query, mostFound);
