import { expect, test } from '@playwright/test';

import { openFarSite } from '../../bench/no-signal/far-site.ts';
import { inWords, storedResponses, watchPosts, weekend } from '../responses/answers.ts';
import { guests, signIn } from '../guest-visit.ts';
import { answerAll, wizard } from '../responses/wizard.ts';

test('from far away six events are sent in one turn: none waits for another’s answer', async ({
  browser,
}) => {
  test.slow();
  const far = await openFarSite();
  const page = await browser.newPage({ baseURL: far.line.url });
  await signIn(page, guests.family);
  far.line.become({ delay: 160 });
  await answerAll(page, 6);

  // The line holds back every answer until all questions have come in.
  const posts = watchPosts(page);
  const allRequested = Promise.withResolvers<void>();
  let received = 0;
  await page.route('**/api/rsvp/responses/*', async (route) => {
    const answer = await route.fetch();
    received += 1;
    if (received === weekend.length) allRequested.resolve();
    await allRequested.promise;
    await route.fulfill({ response: answer });
  });
  await wizard(page).send.click();
  await expect(page).toHaveURL('/my-events', { timeout: 10_000 });
  expect(posts).toHaveLength(weekend.length);
  expect(new Set(posts.map(({ key }) => key)).size).toBe(weekend.length);
  for (const eventId of weekend) {
    const answers = await storedResponses(page, eventId);
    expect(inWords(answers)).toEqual(['sí', 'sí', 'sí', 'sí']);
    expect(answers.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  }
  await page.close();
  await far.close();
});
