import { forgetDirectTexts } from '#db/models/messages.ts';
import { forgetOldRemovals } from '#db/models/removals.ts';
import type { OpenDatabase } from '#db/connection.ts';
import { removalHorizon } from '#domain/history.ts';
import { reportFault } from './faults.ts';

type Swept = Pick<OpenDatabase, 'db' | 'forgetSnapshots'> & { clock: () => Date };

/** Removed people are personal data: after their days nothing of them is left, nor in the copies. */
export const sweep = ({ db, forgetSnapshots, clock }: Swept) => {
  forgetOldRemovals(db, clock());
  forgetDirectTexts(db, removalHorizon(clock()));
  forgetSnapshots('before-delete', removalHorizon(clock()));
};

const dayMs = 24 * 60 * 60_000;

/** Now and every day. A fault is reported and does not stop the site; the next day tries again. */
export const sweepDaily = (swept: Swept): { stop: () => void } => {
  const attempt = () => {
    try {
      sweep(swept);
    } catch (error) {
      reportFault(error);
    }
  };
  attempt();
  const timer = setInterval(attempt, dayMs).unref();
  return { stop: () => clearInterval(timer) };
};
