import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

/** The home page, of which nothing arrives from the call to action on. */
const openHalfPage = async (home: string) => {
  const html = await (await fetch(home)).text();
  const half = html.slice(0, html.indexOf('id="first-screen"'));
  const open: ServerResponse[] = [];
  const server = createServer((request, answer) => {
    if (!/^\/(?:eager)?$/u.test(request.url!)) return answer.writeHead(404).end();
    open.push(answer);
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    return answer.write(
      request.url === '/eager' ? half.replace(/<link rel="expect"[^>]*>/u, '') : half,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    finish: () => open.forEach((answer) => answer.end(html.slice(half.length))),
    close: () => server.close(),
  };
};

const openAt = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ state: 'attached' });
};

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('the first screen is painted whole, so that no part of it moves another', async ({
  page,
  context,
  site,
}) => {
  const half = await openHalfPage(site.url);
  await openAt(page, half.url);
  // The control, begun later: without the wait, half a screen is painted.
  const eager = await context.newPage();
  await openAt(eager, `${half.url}/eager`);
  await expect.poll(() => isPainted(eager)).toBe(true);
  expect(await isPainted(page)).toBe(false);
  half.finish();
  await expect.poll(() => isPainted(page)).toBe(true);
  half.close();
});
