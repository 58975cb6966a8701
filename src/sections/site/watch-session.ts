import { signedOutEvent } from '#islands/client/offline/signed-out.ts';
import { $session } from '#islands/stores/session.ts';

/**
 * Hears when the server says that this phone's session has ended.
 * @param page `known`: the server looked at the cookies; `guest`: it made the page for a group
 */
export const watchSession = ({ known, guest }: DOMStringMap) => {
  addEventListener(signedOutEvent, () => void endSession());
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === signedOutEvent) void endSession();
  });
  // This one was made for no group: the session of the one before may have ended.
  if (known !== undefined && guest === undefined) void endSession();
};

/** The server has ended the session: the group's data is deleted. */
const endSession = async () => {
  $session.set({ ...$session.get(), guest: false });
  const { forgetEndedSession } = await import('#islands/session/forget-group.ts');
  await forgetEndedSession();
  // A page from the phone, shown because the server took its time.
  if (document.querySelector('.saved-note')) location.reload();
};
