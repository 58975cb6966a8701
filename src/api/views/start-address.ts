import { findGroup } from '#db/models/groups/guest-groups.ts';
import { personalLink } from '#domain/groups/personal-link.ts';
import type { Deps } from '../deps.ts';

/** Where the invitation of a group opens when it stands on a home screen. */
export const startAddress = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  guestId: number,
): string => personalLink(config.siteUrl, findGroup(db, guestId));
