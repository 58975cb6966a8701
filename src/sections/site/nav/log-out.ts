import { endSession } from '#islands/session/end-session.ts';
import { $session } from '#islands/stores/session.ts';
import { toast } from '#islands/stores/toasts.ts';

/** Signs out and leaves for home. @returns whether it leaves */
export const logOut = async (failed: string): Promise<boolean> => {
  try {
    const isDone = await endSession($session.get());
    if (isDone) location.assign('/');
    return isDone;
  } catch (error) {
    console.error('Error during logout:', error);
    toast({ title: failed, variant: 'destructive' });
    return false;
  }
};
