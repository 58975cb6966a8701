import type { Page, Request } from '@playwright/test';
import { guests } from '../../e2e/guest-visit.ts';
import { wizard } from '../../e2e/responses/wizard.ts';
import { newPhone, slowDown, type startBrowser } from './phone.ts';

export type Step = {
  name: string;
  ms: number;
  requests: number;
  /** Calls to the site that waited for one another: what the guest's own act cost. */
  turns: number;
};

/** A group opens the invitation's answers for the first time and answers for six events. */
export const answerForTheFirstTime = async (
  browser: Awaited<ReturnType<typeof startBrowser>>,
  url: string,
  slowdown: number,
): Promise<Step[]> => {
  const phone = await newPhone(browser, url);
  const page = await phone.newPage();
  await slowDown(page, slowdown);
  const steps: Step[] = [];
  let requests = 0;
  const calls: Request[] = [];
  // What the page does in the background afterwards is not waited for.
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr', 'script'].includes(request.resourceType())) requests += 1;
    if (request.resourceType() === 'fetch') calls.push(request);
  });
  const step = async (name: string, action: () => Promise<unknown>) => {
    requests = 0;
    calls.length = 0;
    const startedAt = performance.now();
    await action();
    steps.push({ name, ms: performance.now() - startedAt, requests, turns: turnsOf(calls) });
  };

  const groupName = page.getByLabel('Nombre del grupo');
  await step('login page, to be typed in', async () => {
    await page.goto('/rsvp', { waitUntil: 'commit' });
    await groupName.fill(guests.family.groupName);
  });
  await step('login page, its scripts there', async () => {
    await awake(page);
    // What was typed before them counts only if they keep it.
    if ((await groupName.inputValue()) !== guests.family.groupName) throw new Error('It was lost');
  });
  const { toEvents, allYes, next, review, send, heading } = wizard(page);
  await page.getByLabel('Código de acceso').fill(guests.family.accessCode);
  await step('signed in', async () => {
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.getByRole('heading', { level: 1, name: guests.family.groupName }).waitFor();
  });
  await step('wizard, to be tapped', async () => {
    await page.goto('/rsvp', { waitUntil: 'commit' });
    await toEvents.waitFor();
  });
  await step('wizard, its scripts there', () => awake(page));
  await step('diets, to the first event', async () => {
    await toEvents.click();
    await allYes.waitFor();
  });
  for (let event = 1; event < 6; event += 1) {
    await step(`event ${event + 1}`, async () => {
      await allYes.click();
      await next.click();
      await page.getByText(`Evento ${event + 1} de 6`).waitFor();
    });
  }
  await step('summary', async () => {
    await allYes.click();
    await review.click();
    await heading('Revisa tus respuestas').waitFor();
  });
  await step('sent', async () => {
    await send.click();
    await page.waitForURL('**/my-events', { waitUntil: 'commit' });
  });
  // A phone put away in the middle of a change of page at times stays open for minutes.
  await page.waitForLoadState();
  await phone.close();
  return steps;
};

/** How many of the calls had to follow one another: the longest chain in which none overlaps the next. */
const turnsOf = (calls: readonly Request[]) => {
  const spans = calls
    .map((call) => call.timing())
    .map(({ startTime, responseEnd }) => ({ from: startTime, to: startTime + responseEnd }))
    .sort((one, other) => one.to - other.to);
  let turns = 0;
  let free = -Infinity;
  for (const { from, to } of spans) {
    if (from < free) continue;
    turns += 1;
    free = to;
  }
  return turns;
};

/** No island still waits for its script. */
export const awake = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main astro-island') && !document.querySelector('astro-island[ssr]'),
    undefined,
    { timeout: 60_000 },
  );
