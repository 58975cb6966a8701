import { hasInvitedGuests } from '#db/models/usage.ts';
import type { FirstStepsView } from '#contract/statistics.ts';
import type { Deps } from '../deps.ts';

/** What of a new wedding's first steps the figures do not tell. */
export const firstSteps = ({ db, site }: Pick<Deps, 'db' | 'site'>): FirstStepsView => ({
  isPublished: site.isPublished(),
  isInvited: hasInvitedGuests(db),
});
