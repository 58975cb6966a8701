import { clearOldAnswers } from '#db/models/access/first-answers.ts';
import { clearOldAttempts } from '#db/models/access/login-attempts.ts';
import { clearDirectTexts } from '#db/models/messages/messages.ts';
import { purgeLostLinks } from '#db/models/groups/lost-links.ts';
import { purgeOldTrash } from '#db/models/groups/trash.ts';
import { clearExpiredSessions } from '#db/models/access/sessions.ts';
import type { OpenDatabase } from '#db/connection.ts';
import { trashHorizon } from '#domain/history/history.ts';
import { carryOutErasures, finishErasures, clearErasedBackups, type Erasing } from './erasing.ts';
import { logError } from './log-error.ts';
import type { GuestPhotos } from './photos/guest-photos.ts';
import type { SitePictures } from './pictures/site-pictures.ts';

type Swept = Erasing & Pick<OpenDatabase, 'clearSnapshots' | 'clearVersions'>;

/** Removals contain personal data: after their retention they are deleted, also from the copies. */
export const sweep = (swept: Swept) => {
  const { db, clearSnapshots, clearVersions, clock } = swept;
  purgeOldTrash(db, clock());
  clearDirectTexts(db, trashHorizon(clock()));
  for (const reason of ['before-delete', 'before-import', 'before-restore']) {
    clearSnapshots(reason, trashHorizon(clock()));
  }
  clearVersions(trashHorizon(clock()));
  clearOldAttempts(db, clock());
  clearOldAnswers(db, clock());
  clearExpiredSessions(db, clock());
  purgeLostLinks(db, clock());
  carryOutErasures(swept);
  clearErasedBackups(swept);
  finishErasures(swept);
};

const dayMs = 24 * 60 * 60_000;

/**
 * Runs now and every day. A fault is reported and does not stop the site; the next day tries again.
 * @param sweepPictures deletes uploaded pictures that nothing uses, in between other work
 * @param sweepPhotos deletes what is left of guests' uploads
 */
export const sweepDaily = (
  swept: Swept,
  sweepPictures: SitePictures['sweep'],
  sweepPhotos: GuestPhotos['sweep'],
): { stop: () => void } => {
  const attempt = () => {
    try {
      sweep(swept);
    } catch (error) {
      logError(error);
    }
    void sweepPictures(swept.content().photos.hero).catch(logError);
    void sweepPhotos().catch(logError);
  };
  attempt();
  const timer = setInterval(attempt, dayMs).unref();
  return { stop: () => clearInterval(timer) };
};
