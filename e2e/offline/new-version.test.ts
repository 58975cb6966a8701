import { storedResponses } from '../responses/answers.ts';
import { deploy } from '../fixtures/deployment.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test as base } from '../site.ts';
import { openFirstEvent, wizard } from '../responses/wizard.ts';

type Deployed = Awaited<ReturnType<typeof deploy>>;

const test = base.extend<{ deployed: Deployed }>({
  deployed: async ({}, use) => {
    const deployed = await deploy();
    await use(deployed);
    await deployed.remove();
  },
  baseURL: async ({ deployed }, use) => use(deployed.url),
});

test.use({ serviceWorkers: 'allow' });

const before = 'nos vemos todo el fin de semana';
const after = 'nos vemos en la nueva versión';

test('a new version breaks no open page, and is what the next journey shows', async ({
  page,
  deployed,
}) => {
  test.slow();
  const broken: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) broken.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signIn(page, guests.aunt);
  await openFirstEvent(page);
  await wizard(page).yes('Marta Quilodrán').check();

  await deployed.next(before, after);
  await wizard(page).review.click();
  await wizard(page).send.click();
  await expect(page).toHaveURL('/my-events');
  // The browser looks for a new worker a while after a journey; it need not be waited for here.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => page.evaluate(hasNewVersion)).toBe(true);
  // The old worker offers the journey to the new one twice, a second apart, before it shows its page itself: where
  // that is too soon, as on a starved machine, the journey after it is the new one's.
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByText(after).first()).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 20_000 });
  expect(broken).toEqual([]);
});

const hasNewVersion = async () => (await navigator.serviceWorker.ready).waiting !== null;

test('answers that wait while a new version is deployed arrive', async ({
  page,
  context,
  deployed,
}) => {
  test.slow();
  await signIn(page, guests.aunt);
  await openFirstEvent(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await wizard(page).yes('Marta Quilodrán').check();
  await wizard(page).review.click();
  await context.setOffline(true);
  await wizard(page).send.click();
  await expect(page.getByText('Pendiente de enviar')).toBeVisible();
  await deployed.next(before, after);
  await context.setOffline(false);
  await expect(page).toHaveURL('/my-events');
  const [marta] = await storedResponses(page, 49);
  expect(marta).toMatchObject({ isAttending: true, version: 1 });
});
