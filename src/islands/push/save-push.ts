import type { SavePush } from '#contract/push.ts';

/**
 * Tells the server where this phone gets notifications.
 * @returns whether it knows it now
 */
export const savePush = async (subscription: PushSubscription): Promise<boolean> => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const answer = await fetch('/api/rsvp/push', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh, auth } } satisfies SavePush),
  });
  return answer.ok;
};
