import { sessionStore } from './browser-storage.ts';

const prefix = 'carriedGifts:';

/** Where a tab keeps a group's gifts from the page whose session has ended to its next sign-in. */
export const transferKey = (groupId: number): string => prefix + groupId;

/** @param groupId the group whose gifts are kept; without it all are removed */
export const clearTransfer = (groupId?: number): void => {
  for (const key of sessionStore.keys()) {
    const isOwn = groupId !== undefined && key === transferKey(groupId);
    if (key.startsWith(prefix) && !isOwn) sessionStore.clear(key);
  }
};
