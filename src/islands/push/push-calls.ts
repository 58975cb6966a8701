import type { ShownNotices } from '#contract/notices.ts';
import type { SavePush } from '#contract/push.ts';

const put = (path: string, body: object) =>
  fetch(`/api/rsvp/${path}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * Tells the server where this phone gets notifications.
 * @returns whether it knows it now
 */
export const savePush = async (subscription: PushSubscription): Promise<boolean> => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return (await put('push', { endpoint, keys: { p256dh, auth } } satisfies SavePush)).ok;
};

/** Tells the couple which notices this phone has shown. */
export const reportShown = async (ids: number[]): Promise<void> => {
  if (ids.length === 0) return;
  await put('notices/pushed', { ids } satisfies ShownNotices).catch(() => undefined);
};
