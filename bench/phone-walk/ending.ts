import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { pendingEntries } from '#tests/support/pending-entries.ts';
import { outboxTexts } from '../../src/content/texts/outbox.ts';
import { credentials } from '../no-signal/group.ts';
import { closeTab } from '../no-signal/phone.ts';
import { goodLine } from './conditions.ts';
import { readScreens } from './read-screens.ts';
import { readStored } from './read-stored.ts';
import { save } from './screens.ts';
import { failStorage } from './storage.ts';
import type { Walk } from './walk.ts';
import { responseAbout } from './words.ts';

const looks = 6;

/** A good line, a sound storage, one tab: until nothing waits, and then everything is compared. */
export const endWell = async (walk: Walk) => {
  const { far, phone, findings, words } = walk;
  goodLine(far);
  await phone.setOffline(false);
  await failStorage(phone, far.line.url, {});
  const page = await phone.newPage();
  for (const old of phone.pages()) if (old !== page) await closeTab(old);
  walk.page = page;
  if (walk.isDeleted) return endWithoutGroup(walk);
  if (!(await signedInAgain(walk))) findings.push('could not sign in again');
  let pending: unknown[] = [];
  for (let look = 0; look < looks; look += 1) {
    await page.goto('/my-events', { waitUntil: 'networkidle' });
    pending = await pendingAfter(page, 2_000);
    if (pending.length === 0) break;
    await understand(page);
    await resolve(walk);
  }
  if (pending.length > 0) findings.push(`still waits: ${JSON.stringify(pending).slice(0, 300)}`);
  const stored = await readStored(walk);
  for (const { about, value, times = 0 } of stored) {
    if (!words.allows(about, value)) {
      findings.push(`lost: ${about} is ${value} instead of ${words.expected(about)}`);
    }
    if (times > words.times(about)) {
      findings.push(`twice: ${about} stored ${times} times, said ${words.times(about)} times`);
    }
  }
  for (const { where, about, value } of await readScreens(walk)) {
    const couple = stored.find((one) => one.about === about)?.value;
    if (couple !== undefined && couple !== value) {
      findings.push(`${where} shows ${about} as ${value}, the couple reads ${couple}`);
    }
  }
  await signOut(walk);
};

/** The couple has deleted the group: the phone shows the login, and nothing that tells of it. */
const endWithoutGroup = async ({ page, findings, group }: Walk) => {
  await page.goto('/my-events').catch(() => undefined);
  await page.waitForURL((url) => url.pathname === '/rsvp', { waitUntil: 'load' });
  await page.getByLabel('Código de acceso').waitFor();
  for (let look = 0; look < looks && (await tracesOf(page, group.name)).length > 0; look += 1) {
    await pause(500);
  }
  for (const trace of await tracesOf(page, group.name)) {
    findings.push(`left behind of a deleted group: ${trace}`);
  }
};

/** What can no longer be sent stays until the guest has seen why. */
const understand = async (page: Page) => {
  const seen = page.getByRole('button', { name: outboxTexts.understood });
  while ((await seen.count()) > 0) {
    const before = await seen.count();
    await seen.first().click();
    await page.waitForFunction(
      ([name, count]) =>
        [...document.querySelectorAll('button')].filter((one) => one.textContent === name).length <
        count,
      [outboxTexts.understood, before] as const,
    );
  }
};

/** Another person answered first: the guest takes one of both responses for each member who is asked about. */
const resolve = async ({ page, random, steps, findings, words, wasFaulty, group }: Walk) => {
  const link = page.getByRole('link', { name: 'Ver y decidir' });
  if ((await link.count()) === 0) return;
  await link.first().click();
  const form = page.getByRole('button', { name: 'Save Response' });
  await form.waitFor();
  const options = page.getByRole('button', { name: /^(Dejar|Cambiar a) «/ });
  await options.first().waitFor();
  const [, eventId] = /^\/events\/(\d+)/.exec(new URL(page.url()).pathname) ?? [];
  const isOvertaken = group.people.some((name) =>
    words.isFree(responseAbout(Number(eventId), name)),
  );
  // What a failing database did not remember, the guest is asked.
  if (!isOvertaken && !wasFaulty) findings.push(`asked about its own response to ${eventId}`);
  while ((await options.count()) > 0) {
    const option = options.nth(random.below(2));
    steps.push(`decided: ${await option.innerText()}`);
    await option.click();
  }
  steps.push(`the decision is ${await save(page, form)}`);
};

/** What still waits to be sent after so long. */
const pendingAfter = async (page: Page, milliseconds: number) => {
  const end = performance.now() + milliseconds;
  for (;;) {
    const pending = await page.evaluate(pendingEntries);
    if (pending.length === 0 || performance.now() > end) return pending;
    await pause(100);
  }
};

const signedInAgain = async ({ page, phone, far, group }: Walk) => {
  await page.goto('/my-events');
  if (new URL(page.url()).pathname === '/my-events') return true;
  const answer = await phone.request.post('/api/rsvp/login', {
    data: credentials(group),
    headers: { Origin: far.line.url },
  });
  return answer.ok();
};

/** Nothing on the phone tells of the group once it has signed out. */
const signOut = async ({ page, findings, group }: Walk) => {
  await page.goto('/my-events');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'load' });
  for (const trace of await tracesOf(page, group.name)) {
    findings.push(`left behind after signing out: ${trace}`);
  }
};

/** Where the phone still tells of a group. */
const tracesOf = (page: Page, groupName: string) =>
  page.evaluate(async (name) => {
    const saved = await caches.keys();
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return [
      ...saved.filter((cache) => cache === 'convite-guest'),
      ...texts.filter(([, value]) => value.includes(name)).map(([key]) => key),
      ...(document.body.innerText.includes(name) ? ['the page'] : []),
    ];
  }, groupName);
