import { useState } from 'react';
import { toast } from '#islands/stores/toasts.ts';
import { reasonOf } from './rejection-reason.ts';
import { useReauthentication, wasCancelled } from './use-reauthentication.tsx';

/**
 * Something done at once by a tap: one at a time, asking for the password where the call wants it, and saying why it failed.
 * @param failed the title of that message
 */
export const useAction = (failed: string) => {
  const [isPending, setPending] = useState(false);
  const { withPassword, passwordDialog } = useReauthentication();

  /** @param onError takes back what was shown before the answer, or shows what is wrong where it stands */
  const run = async (work: () => Promise<void>, onError?: (error: unknown) => void) => {
    if (isPending) return;
    setPending(true);
    try {
      await withPassword(work);
    } catch (error) {
      onError?.(error);
      if (wasCancelled(error)) return;
      toast({ title: failed, description: reasonOf(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };

  return { isPending, run, passwordDialog };
};
