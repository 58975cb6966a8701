import { login } from '#content/texts/login.ts';
import type { SignInByLink, SignInGuest } from '#contract/guest-session.ts';
import { api, ApiError, call, messageOf } from '#islands/client/api.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { clearTransfer } from '#islands/client/transfer-key.ts';
import { clearOfflineCache } from '#islands/client/offline/clear-offline-cache.ts';
import { queuedSignOutCache } from '#islands/client/offline/caches.ts';
import { mayHaveEntries } from '#islands/outbox/outbox-database.ts';
import { $session } from '#islands/stores/session.ts';
import { toast } from '#islands/stores/toasts.ts';

import { rememberLink } from './saved-link.ts';

/** Errors to show: one sentence for the form, or one per field. */
export type SignInFailure = {
  message?: string;
  fields: { [Field in keyof SignInGuest]?: string };
};

/** Signs the group in by what was typed. @returns what went wrong, or null */
export const signIn = async (typed: SignInGuest): Promise<SignInFailure | null> => {
  // Told without a journey; everything else about them is the server's to say.
  const missing = (['groupName', 'accessCode'] as const).filter(
    (name) => typed[name].trim() === '',
  );
  if (missing.length > 0) {
    return { fields: Object.fromEntries(missing.map((name) => [name, login.missing[name]])) };
  }
  return enter(typed, { message: login.rejected, toast: login.failedText });
};

/** Signs the group in by its personal link. @returns what went wrong, or null */
export const signInByLink = async (link: SignInByLink): Promise<SignInFailure | null> => {
  const { expired } = login.link;
  const failure = await enter(link, { message: expired, toast: login.link.expiredToast });
  if (!failure) rememberLink(link.token);
  return failure;
};

/** @param rejected what to say of words that open nothing */
const enter = async (
  words: SignInGuest | SignInByLink,
  rejected: { message: string; toast: string },
): Promise<SignInFailure | null> => {
  await sendBefore();
  try {
    const guest = await call(api.api.rsvp.login.$post({ json: words }));
    rememberLink(null);
    // Another group may have used this phone before.
    clearTransfer(guest.id);
    await Promise.all([
      clearOfflineCache(),
      window.caches?.delete(queuedSignOutCache).catch(() => false),
    ]);
    $session.set({ ...$session.get(), guest: true });
    toast({
      title: login.welcome(guest.groupName, guest.guestType),
      description: login.welcomeText(guest.guestType),
    });
    return null;
  } catch (error) {
    const failure = failureOf(error, rejected.message);
    toast({
      title: login.failedTitle,
      description: failure.message === rejected.message ? rejected.toast : (failure.message ?? ''),
      variant: 'destructive',
    });
    return failure;
  }
};

/** Another group may be signed in: what waits of it is sent while the session is still its own. */
const sendBefore = async () => {
  if (!$session.get().guest || !(await mayHaveEntries())) return;
  const part = await loadPart(() => import('#islands/outbox/flush.ts'), { isOptional: true });
  await part?.flush().catch(() => undefined);
};

const failureOf = (error: unknown, rejected: string): SignInFailure => {
  if (error instanceof ApiError && error.status === 401) return { message: rejected, fields: {} };
  const fields = error instanceof ApiError ? error.errorBody?.fields : undefined;
  if (fields) return { message: messageOf(error), fields };
  return { message: messageOf(error) ?? login.broken, fields: {} };
};
