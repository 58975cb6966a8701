import { forgetOldAnswers } from '#db/models/access/first-answers.ts';
import { forgetOldAttempts } from '#db/models/access/login-failures.ts';
import { forgetDirectTexts } from '#db/models/messages/messages.ts';
import { forgetOldRemovals } from '#db/models/groups/removals.ts';
import { forgetEndedSessions } from '#db/models/access/sessions.ts';
import type { OpenDatabase } from '#db/connection.ts';
import { removalHorizon } from '#domain/history/history.ts';
import { carryOutErasures, finishErasures, forgetErasedBackups, type Erasing } from './erasing.ts';
import { reportFault } from './faults.ts';
import type { SitePictures } from './pictures/site-pictures.ts';

type Swept = Erasing & Pick<OpenDatabase, 'forgetSnapshots' | 'forgetVersions'>;

/** Removals contain personal data: after their retention they are deleted, also from the copies. */
export const sweep = (swept: Swept) => {
  const { db, forgetSnapshots, forgetVersions, clock } = swept;
  forgetOldRemovals(db, clock());
  forgetDirectTexts(db, removalHorizon(clock()));
  for (const reason of ['before-delete', 'before-import', 'before-restore']) {
    forgetSnapshots(reason, removalHorizon(clock()));
  }
  forgetVersions(removalHorizon(clock()));
  forgetOldAttempts(db, clock());
  forgetOldAnswers(db, clock());
  forgetEndedSessions(db, clock());
  carryOutErasures(swept);
  forgetErasedBackups(swept);
  finishErasures(swept);
};

const dayMs = 24 * 60 * 60_000;

/**
 * Runs now and every day. A fault is reported and does not stop the site; the next day tries again.
 * @param sweepPictures deletes uploaded pictures that nothing uses, in between other work
 */
export const sweepDaily = (
  swept: Swept,
  sweepPictures: SitePictures['sweep'],
): { stop: () => void } => {
  const attempt = () => {
    try {
      sweep(swept);
    } catch (error) {
      reportFault(error);
    }
    void sweepPictures(swept.content().photos.hero).catch(reportFault);
  };
  attempt();
  const timer = setInterval(attempt, dayMs).unref();
  return { stop: () => clearInterval(timer) };
};
