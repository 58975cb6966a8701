import { signOutTexts } from '#content/texts/sign-out.ts';
import { showInProgress } from '#islands/client/in-progress.ts';
import { allEntries } from '#islands/outbox/outbox.ts';

import { confirmDialog } from './confirm-dialog.ts';

/** Signing out with unsent outbox entries is confirmed first. */
export const mayLeave = async (): Promise<boolean> => {
  // What cannot be read now may be there.
  const entries = await allEntries().catch(() => undefined);
  if (entries?.every(({ stopped }) => stopped && stopped.why !== 'changed')) return true;
  showInProgress(false);
  const leaves = await confirmDialog(signOutTexts);
  showInProgress();
  return leaves;
};
