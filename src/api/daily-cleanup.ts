import { clearOldAnswers } from '#db/models/access/first-answers.ts';
import { clearOldAttempts } from '#db/models/access/login-attempts.ts';
import { clearDirectTexts } from '#db/models/messages/messages.ts';
import { purgeLinkRequests } from '#db/models/groups/link-requests.ts';
import { purgeOldTrash } from '#db/models/groups/trash.ts';
import { clearExpiredSessions } from '#db/models/access/sessions.ts';
import type { OpenDatabase } from '#db/connection.ts';
import { trashCutoff } from '#domain/history/history.ts';
import {
  carryOutErasures,
  completeErasures,
  clearErasedBackups,
  type ErasureTask,
} from './erasing.ts';
import { logError } from './log-error.ts';
import type { GuestPhotos } from './photos/guest-photos.ts';
import type { SitePictures } from './pictures/site-pictures.ts';

type Cleaned = ErasureTask & Pick<OpenDatabase, 'clearSnapshots' | 'clearVersions'>;

/** Removals contain personal data: after their retention they are deleted, also from the copies. */
export const cleanup = (cleaned: Cleaned) => {
  const { db, clearSnapshots, clearVersions, clock } = cleaned;
  purgeOldTrash(db, clock());
  clearDirectTexts(db, trashCutoff(clock()));
  for (const reason of ['before-delete', 'before-import', 'before-restore']) {
    clearSnapshots(reason, trashCutoff(clock()));
  }
  clearVersions(trashCutoff(clock()));
  clearOldAttempts(db, clock());
  clearOldAnswers(db, clock());
  clearExpiredSessions(db, clock());
  purgeLinkRequests(db, clock());
  carryOutErasures(cleaned);
  clearErasedBackups(cleaned);
  completeErasures(cleaned);
};

const dayMs = 24 * 60 * 60_000;

/**
 * Runs now and every day. A fault is reported and does not stop the site; the next day tries again.
 * @param cleanPictures deletes uploaded pictures that nothing uses, in between other work
 * @param cleanPhotos deletes what is left of guests' uploads
 */
export const cleanDaily = (
  cleaned: Cleaned,
  cleanPictures: SitePictures['cleanup'],
  cleanPhotos: GuestPhotos['cleanup'],
): { stop: () => void } => {
  const attempt = () => {
    try {
      cleanup(cleaned);
    } catch (error) {
      logError(error);
    }
    void cleanPictures(cleaned.content().photos.hero).catch(logError);
    void cleanPhotos().catch(logError);
  };
  attempt();
  const timer = setInterval(attempt, dayMs).unref();
  return { stop: () => clearInterval(timer) };
};
