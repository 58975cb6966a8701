import type { findGroup } from '#db/models/groups/guest-groups.ts';
import { auditAt, demoWedding as planted, groupNamed } from './wedding.ts';

export const now = auditAt('2025-11-01T12:00:00Z');
export const daysLater = (days: number) => auditAt(now.at.getTime() + days * 24 * 60 * 60_000);

export const catrileo = 'Familia Catrileo Vera';

/** The demo without this family's gifts: with gifts it could not be removed. */
export const demoWedding = () => {
  const wedding = planted();
  const { id } = groupNamed(wedding, catrileo);
  wedding.raw.prepare('delete from purchases where guest_id = ?').run(id);
  return wedding;
};

export const inputOf = ({
  group_name,
  access_code,
  guest_type,
  invited_by,
}: Pick<
  ReturnType<typeof findGroup>,
  'group_name' | 'access_code' | 'guest_type' | 'invited_by'
>) => ({ group_name, access_code, guest_type, invited_by });
