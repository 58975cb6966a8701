import { historyTexts as texts } from '#content/texts/admin-history.ts';
import type { RemovalKind } from '#domain/history/history.ts';
import { api, call, sentenceOf } from '#islands/client/api.ts';
import { type Message, toast } from '#islands/stores/toasts.ts';

export type RemovedThing = { kind: RemovalKind; id: number };

/** Brings back what was removed. @throws ApiError with the sentence that says why not */
export const undelete = ({ kind, id }: RemovedThing) =>
  call<{ name: string }>(
    api.api.admin.removals[':kind'][':id'].restore.$post({ param: { kind, id: `${id}` } }),
  );

/** Says that something was removed, and offers to take that back. */
export const toastWithUndo = (message: Message, thing: RemovedThing, onRestored: () => void) => {
  const run = async () => {
    try {
      const { name } = await undelete(thing);
      toast({ title: texts.restored, description: name });
      onRestored();
    } catch (error) {
      const description = sentenceOf(error) ?? texts.restoreFailed;
      toast({ title: texts.notRestored, description, tone: 'destructive' });
    }
  };
  toast({ ...message, action: { label: texts.undo, run: () => void run() } });
};
