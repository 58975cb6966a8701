import type { AdminNoticeView, NoticeDelivery } from '#contract/notices.ts';
import { admin } from '../fixtures/template.ts';
import { guests } from '../guest-visit.ts';
import { test } from '../site.ts';
import { driveIn } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { type FirefoxPushService, startFirefoxPushService } from './firefox-push-service.ts';
import { expect, fits, sees, signIn } from './steps.ts';
import { button } from './visitor.ts';

driveIn((origin) => openFirefox(origin));

const pushTest = test.extend<{ service: FirefoxPushService }>({
  service: async ({}, use) => {
    const service = await startFirefoxPushService();
    await use(service);
    service.stop();
  },
  siteEnv: async ({ service }, use) => use({ PUSH_SERVICE_URL: service.url }),
});

/** The couple, on another phone. */
const signedInCouple = async (origin: string) => {
  const headers = { 'Content-Type': 'application/json', Cookie: '' };
  const send = async (method: string, path: string, body?: object) => {
    const json = body && { body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/api/admin${path}`, { method, headers, ...json });
    expect(answer.ok, `${method} ${path}`).toBe(true);
    return answer;
  };
  const { headers: answered } = await send('POST', '/login', admin);
  headers.Cookie = answered.getSetCookie()[0]!.split(';')[0]!;
  return send;
};

/** What this phone shows, as 'body'. */
const shown = `navigator.serviceWorker.ready.then((registration) => registration.getNotifications()).then(
  (all) => all.map(({ body }) => body).join(' | '),
)`;

pushTest('a phone that wants it is told with the site closed', async ({ site, service }) => {
  const { visitor, close } = await openFirefox(site.url, service.socketUrl);
  try {
    await signIn(visitor, guests.family);
    await visitor.open('/my-events#avisos');
    await visitor.press(button('Avísenme en este teléfono'));
    await sees(visitor, 'Listo: este teléfono recibe los avisos.');
    await fits(visitor);
    await visitor.open('about:blank');

    const couple = await signedInCouple(site.url);
    const text = 'El bus sale a las 18:10';
    const made = await couple('POST', '/notices', { text, urgent: true });
    const { id } = (await made.json()) as AdminNoticeView;
    const pushed = async () => {
      const reach = await couple('GET', `/notices/${id}/reach`);
      return ((await reach.json()) as NoticeDelivery).pushed;
    };
    await expect.poll(pushed, { message: 'the phone says that it showed it' }).toBe(1);
    await couple('POST', '/events/49/delay', { minutes: 30, following: false });

    await visitor.open('/offline');
    await expect.poll(() => visitor.evaluate<string>(shown)).toContain(text);
    await expect.poll(() => visitor.evaluate<string>(shown)).toMatch(/: ahora 18:30, antes 18:00/u);

    await visitor.open('/my-events#avisos');
    await visitor.press(button('No avisar más aquí'));
    await sees(visitor, 'Este teléfono ya no recibe avisos.');
  } finally {
    await close();
  }
});
