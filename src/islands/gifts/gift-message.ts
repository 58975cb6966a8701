import { atom } from 'nanostores';
import { messageLimit } from '#domain/gifts/purchases.ts';
import { clearDraft, keepDraft, readDraft } from '#islands/client/draft.ts';

const draftKey = 'convite:gift-message';

/** The guest's message to the couple. It survives a reload and a failed payment. */
export const $message = atom('');

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

export const openMessage = () => $message.set(readDraft(draftKey, parse) ?? '');

export const keepMessage = (text: string): void => {
  const message = text.slice(0, messageLimit);
  $message.set(message);
  if (message === '') clearDraft(draftKey);
  else keepDraft(draftKey, JSON.stringify(message));
};
