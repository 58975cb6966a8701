import type { PushMessage } from '#domain/days/push.ts';
import { guestCache } from '#islands/client/offline/caches.ts';
import { reportShown, savePush } from '#islands/push/push-calls.ts';
import { savePages } from './saving.ts';
import type { PushedEvent, SubscriptionChange, Worker } from './worker-types.ts';

const worker = self as unknown as Worker;

/** Where what was said can be read again, with everything around it. */
const page = '/my-events';

/** Shows what was sent, tells the couple so, and reads the kept page anew while there is signal. */
export const handlePush = async (event: PushedEvent): Promise<void> => {
  const message = event.data?.json() as PushMessage | undefined;
  if (!message) return;
  const { title, body, tag, notices } = message;
  await worker.registration.showNotification(title, {
    body,
    tag,
    // What takes the place of another is news as well.
    renotify: true,
    icon: '/icon-192.png',
    lang: 'es',
  } as NotificationOptions);
  await Promise.all([reportShown(notices), refreshPage()]);
};

const refreshPage = async () => {
  if (!(await caches.match(page, { cacheName: guestCache }))) return;
  await savePages({ wish: 'save', pages: [page] }, () => undefined);
};

/** The page that is open, or a new one. */
export const handleNotificationClick = async (): Promise<void> => {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find(({ url }) => new URL(url).pathname === page);
  await (shown ? shown.focus() : worker.clients.openWindow(page));
};

/** Where there is none to go on from, the next visit of the page subscribes again. */
export const syncSubscription = async (event: SubscriptionChange): Promise<void> => {
  const options = event.oldSubscription?.options;
  const { pushManager } = worker.registration;
  const subscription =
    event.newSubscription ?? (options ? await pushManager.subscribe(options) : null);
  if (subscription) await savePush(subscription);
};
