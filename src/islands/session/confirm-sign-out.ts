import { signOutTexts } from '#content/texts/sign-out.ts';
import { showUnderWay } from '#islands/client/under-way.ts';
import { allEntries } from '#islands/outbox/outbox.ts';

import { ask } from './ask.ts';

/** Signing out with unsent outbox entries is confirmed first. */
export const mayLeave = async (): Promise<boolean> => {
  // What cannot be read now may be there.
  const entries = await allEntries().catch(() => undefined);
  if (entries?.every(({ stopped }) => stopped && stopped.why !== 'changed')) return true;
  showUnderWay(false);
  const leaves = await ask(signOutTexts);
  showUnderWay();
  return leaves;
};
