import { awake, guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { expectChatAside, underChat } from './chat-aside.ts';

test('the chat button steps above a control, and comes back when it has gone', async ({ page }) => {
  await page.goto('/no-existe');
  const chat = page.getByRole('button', { name: /chat/i });
  await expect(chat).toBeVisible();
  const heightOf = async () => Math.round((await chat.boundingBox())!.y);
  const own = await heightOf();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'below';
    button.textContent = 'No asistiré';
    button.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 100%; height: 70px';
    document.querySelector('main')!.append(button);
  });
  // What the check is there to find.
  expect(await page.evaluate(underChat)).toEqual(['No asistiré']);
  await expectChatAside(page, 'a bar of its own');
  expect(await heightOf()).toBeLessThan(own - 40);
  await page.getByRole('button', { name: 'No asistiré' }).tap();
  await page.evaluate(() => document.querySelector('#below')!.remove());
  await expect.poll(heightOf).toBe(own);
});

test('with the keyboard it comes back to be seen, whatever is under it', async ({ page }) => {
  await page.goto('/no-existe');
  const chat = page.getByRole('button', { name: /chat/i });
  await expect(chat).toBeVisible();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 100%; height: 100%';
    document.querySelector('main')!.append(button);
  });
  await expect(chat).not.toBeInViewport();
  await chat.focus();
  await expect(chat).toBeInViewport();
});

test('on no step of the wizard it stands on an answer', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/rsvp');
  await awake(page);
  await expectChatAside(page, 'diets');
  await page.getByRole('button', { name: 'Continuar a los eventos' }).tap();
  for (const top of [0, 150, 300, 450]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expectChatAside(page, `an event, ${top} px down`);
  }
});
