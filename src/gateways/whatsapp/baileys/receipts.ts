import type { Receipt } from '../channel.ts';

type Node = {
  attrs: Record<string, string | undefined>;
  content?: unknown;
};

const states: Record<string, Receipt['state']> = {
  '': 'delivered',
  read: 'read',
  // A voice message that was played counts as read.
  played: 'read',
};

/**
 * The receipts of our messages in a node. By message id, never by sender, which may be a `@lid`. A receipt
 * with a recipient is one of the couple's own devices reading another person's message.
 */
export const statusUpdatesIn = ({ attrs, content }: Node): Receipt[] => {
  const state = states[attrs['type'] ?? ''];
  if (!state || !attrs['id'] || attrs['recipient']) return [];
  const at = timestampOf(attrs['t']);
  return [attrs['id'], ...listedIds(content)].map((id) => ({ id, state, at }));
};

const timestampOf = (seconds: string | undefined): Date => {
  const at = new Date(Number(seconds) * 1000);
  return seconds && !Number.isNaN(at.getTime()) ? at : new Date();
};

const childrenOf = (
  content: unknown,
): { tag: string; attrs: { id?: string }; content?: unknown }[] =>
  Array.isArray(content) ? content : [];

const listedIds = (content: unknown): string[] =>
  childrenOf(content)
    .filter(({ tag }) => tag === 'list')
    .flatMap((list) => childrenOf(list.content))
    .flatMap(({ attrs }) => attrs.id ?? []);
