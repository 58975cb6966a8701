import { login } from '#content/texts/login.ts';
import { type SignInGuest, signInGuest } from '#contract/guest-session.ts';
import { api, ApiError, call, sentenceOf } from '#islands/client/api.ts';
import { forgetPocket } from '#islands/client/offline/forget-pocket.ts';
import { leavingPlace } from '#islands/client/offline/kept.ts';
import { hasUnsent } from '#islands/outbox/unsent-mark.ts';
import { $session } from '#islands/stores/session.ts';
import { toast } from '#islands/stores/toasts.ts';

/** What to say beside the form: one sentence for all of it, or one per field. */
export type SignInFailure = {
  sentence?: string;
  fields: { [Field in keyof SignInGuest]?: string };
};

/** Signs the group in. @returns what went wrong, or null */
export const signIn = async (typed: SignInGuest): Promise<SignInFailure | null> => {
  const parsed = signInGuest.safeParse(typed);
  if (!parsed.success) return { fields: sentences(parsed.error.issues) };
  try {
    const guest = await call(api.api.rsvp.login.$post({ json: parsed.data }));
    // Another group may have used this phone before.
    await Promise.all([
      forgetPocket(),
      forgetOthers(guest.id),
      window.caches?.delete(leavingPlace),
    ]);
    $session.set({ ...$session.get(), guest: true });
    toast({
      title: login.welcome(guest.groupName, guest.guestType),
      description: login.welcomeText(guest.guestType),
    });
    return null;
  } catch (error) {
    const failure = failureOf(error);
    toast({
      title: login.failedTitle,
      description:
        failure.sentence === login.rejected ? login.failedText : (failure.sentence ?? ''),
      tone: 'destructive',
    });
    return failure;
  }
};

/** What another group left unsent on this phone is not this group's. */
const forgetOthers = async (groupId: number) => {
  if (!hasUnsent()) return;
  const outbox = await import('#islands/outbox/outbox.ts');
  await outbox.forgetOthers(groupId).catch(() => undefined);
};

const failureOf = (error: unknown): SignInFailure => {
  if (error instanceof ApiError && error.status === 401)
    return { sentence: login.rejected, fields: {} };
  const fields = error instanceof ApiError ? error.problem?.fields : undefined;
  if (fields) return { sentence: sentenceOf(error), fields };
  return { sentence: sentenceOf(error) ?? login.broken, fields: {} };
};

const sentences = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  // The first thing that is wrong with a field is said.
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]));
