import type { Db } from '#db/connection.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { personalLink } from '#domain/groups/personal-link.ts';

export type QrCard = { groupName: string; accessCode: string; link: string };

/** The personal link of each group, of all groups or of those that `wanted` names: '1,2,3'. */
export const qrCards = (
  db: Db,
  siteUrl: string,
  expected: string | null,
): { cards: QrCard[]; all: number } => {
  const groups = listGroups(db);
  const ids = expected === null ? null : new Set(expected.split(',').map(Number));
  return {
    cards: groups
      .filter(({ id }) => ids === null || ids.has(id))
      .map((group) => ({
        groupName: group.group_name,
        accessCode: group.access_code,
        link: personalLink(siteUrl, group),
      })),
    all: groups.length,
  };
};
