import { historyTexts as texts } from '#content/texts/admin-history.ts';
import type { TrashItemKind } from '#domain/history/history.ts';
import { api, call, messageOf } from '#islands/client/api.ts';
import { type Message, toast } from '#islands/stores/toasts.ts';

export type RemovedThing = { kind: TrashItemKind; id: number };

/** Undeletes a removal. @throws ApiError with the server's reason */
export const undelete = ({ kind, id }: RemovedThing) =>
  call<{ name: string }>(
    api.api.admin.removals[':kind'][':id'].restore.$post({ param: { kind, id: `${id}` } }),
  );

/** A toast about a removal, with a button that undeletes it. */
export const toastWithUndo = (message: Message, item: RemovedThing, onUndelete: () => void) => {
  const run = async () => {
    try {
      const { name } = await undelete(item);
      toast({ title: texts.restored, description: name });
      onUndelete();
    } catch (error) {
      const description = messageOf(error) ?? texts.restoreFailed;
      toast({ title: texts.notUndeleted, description, variant: 'destructive' });
    }
  };
  toast({ ...message, action: { label: texts.undo, run: () => void run() } });
};
