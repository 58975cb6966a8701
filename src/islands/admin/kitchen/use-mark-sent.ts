import { useEffect, useRef, useState } from 'react';
import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { KitchenView, SentSheetView } from '#contract/kitchen/kitchen-sheets.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejections.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call, statusOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

/**
 * Marks the sheet as sent that the couple last printed or saved as a file, or else the one on the screen. If the
 * people are others by now, the server refuses: the kitchen would never be told.
 */
export const useMarkSent = (view: KitchenView | null, show: () => void) => {
  const { withPassword, passwordDialog } = useReauthentication();
  const [loading, setLoading] = useState(false);
  const taken = useRef<{ eventId: number; version: string } | null>(null);

  const take = () => {
    taken.current = view && { eventId: view.event.id, version: view.version };
  };
  useEffect(() => {
    window.addEventListener('beforeprint', take);
    return () => window.removeEventListener('beforeprint', take);
  });

  const mark = async () => {
    if (!view || loading) return;
    setLoading(true);
    const eventId = view.event.id;
    const onPaper = taken.current?.eventId === eventId ? taken.current.version : view.version;
    try {
      await withPassword(() =>
        call<SentSheetView>(
          api.api.admin['kitchen-sheets'].$post({ json: { event_id: eventId, version: onPaper } }),
        ),
      );
      toast({ title: texts.marked, description: texts.markedHint });
      show();
    } catch (error) {
      if (wasCancelled(error)) return;
      if (statusOf(error) === 409) {
        taken.current = null;
        show();
      }
      toast({ title: texts.markFailed, description: reasonOf(error), variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  return { loading, mark, take, passwordDialog };
};
