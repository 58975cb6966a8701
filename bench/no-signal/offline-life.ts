import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pendingEntries } from '#tests/support/pending-entries.ts';
import { signIn, type Visitor } from '../durability/visitor.ts';
import type { Random } from '../payments/provider-life.ts';
import { failStorage, prepareStorageErrors } from '../phone-walk/storage.ts';
import { careless, cutOf, type Conduct, isAnswer } from './cuts.ts';
import { newPhone, untilInOfflineCache } from './phone.ts';
import { closeEvent, openEvent } from './deadline.ts';
import type { FarSite } from './far-site.ts';
import { answersTo, credentials, invite } from './group.ts';
import { compare } from './judge.ts';
import { answer, keyOf, type Answered } from './messages.ts';

export type Life = {
  cuts: Record<'before' | 'during' | 'after', number>;
  kills: number;
  /** Stored responses that another person changed before the phone heard that they were stored. */
  overtaken: number;
  /** Events whose deadline passed while answers waited. */
  closed: number;
  /** Stored responses that were not said, or not applied exactly once. */
  findings: string[];
};

/**
 * A group answers without signal, and a tenth of what the phone does with its storage fails. The phone finds it again and loses it in the midst of sending, now
 * and then the site is killed, and what was stored unheard may be changed by another person: at the end
 * everything is stored as it was last said, each answer changed as often as it was said and no more.
 */
export const liveThrough = async (
  browser: Browser,
  far: FarSite,
  random: Random,
  conduct: Conduct,
): Promise<Life> => {
  const { line } = far;
  const group = await invite(far, random);
  const other = await signIn(far.address, '/api/rsvp/login', credentials(group));
  const life: Life = {
    cuts: { before: 0, during: 0, after: 0 },
    kills: 0,
    overtaken: 0,
    closed: 0,
    findings: [],
  };

  line.become({});
  line.signal(true);
  const phone = await newPhone(browser, line.url);
  await prepareStorageErrors(phone, random.below(1_000_000));
  await phone.request.post('/api/rsvp/login', {
    data: credentials(group),
    headers: { Origin: line.url },
  });
  let page = await phone.newPage();
  await page.goto('/my-events');
  await untilInOfflineCache(page, '/rsvp');
  // With what it fetches once it stands still.
  await page.goto('/rsvp', { waitUntil: 'networkidle' });
  await setSignal(phone, far, false);
  await failStorage(phone, line.url, { database: 0.1, texts: 0.1 });
  const answered = await answer(page, group, random);

  let closed: number | undefined;
  const maybeClose = async () => {
    if (closed !== undefined || !random.chance(0.2)) return;
    closed = random.oneOf(group.eventIds);
    await closeEvent(far.couple, closed);
    life.closed += 1;
  };
  await maybeClose();

  for (let cuts = random.below(4); cuts > 0; cuts -= 1) {
    const cut = cutOf(random);
    const broken = Promise.withResolvers<void>();
    line.become({
      ...(conduct === 'careless' && { garble: careless }),
      cut: (request) => {
        if (!isAnswer(request)) return undefined;
        broken.resolve();
        return cut;
      },
    });
    await setSignal(phone, far, true);
    page = await stir(phone, page, random);
    await untilBroken(page, broken.promise);
    life.cuts[cut.kind] += 1;
    // As long as it may be under way: then what is stored is stored.
    await far.quiet();
    await setSignal(phone, far, false);
    if (random.chance(0.15)) {
      await far.kill();
      life.kills += 1;
    }
    const open = group.eventIds.filter((eventId) => eventId !== closed);
    if (random.chance(0.5) && (await changeMind(other, open, answered, random)))
      life.overtaken += 1;
    await maybeClose();
  }

  line.become(conduct === 'careless' ? { garble: careless } : {});
  await setSignal(phone, far, true);
  page = await stir(phone, page, random);
  const received = await isSent(page);
  if (!received) life.findings.push(`${group.name}: something is still unsent`);
  life.findings.push(...(await compare(other, group, answered, closed)));
  if (closed !== undefined) await openEvent(far.couple, closed);
  return life;
};

const setSignal = async (phone: BrowserContext, { line }: FarSite, there: boolean) => {
  line.signal(there);
  await phone.setOffline(!there);
};

/** Does what makes a phone retry: nothing but the signal, a reload, or another page. */
const stir = async (phone: BrowserContext, page: Page, random: Random): Promise<Page> => {
  const how = random.oneOf(['online', 'reload', 'again']);
  if (how === 'online') return page;
  if (how === 'reload') {
    await page.reload();
    return page;
  }
  await page.close();
  const another = await phone.newPage();
  await another.goto('/my-events');
  return another;
};

/** A member of the group changes one stored response on another device. @returns whether one was stored */
const changeMind = async (
  other: Visitor,
  eventIds: readonly number[],
  answered: Answered,
  random: Random,
) => {
  const eventId = random.oneOf(eventIds);
  const found = (await answersTo(other, eventId)).find(({ version }) => version > 0);
  if (!found) return false;
  const key = keyOf(eventId, found.name);
  const word = answered.responses.get(key)!;
  answered.overtaken.add(key);
  word.isAttending = !found.isAttending;
  word.times = found.version + 1;
  await other.send('POST', `/api/rsvp/responses/${eventId}`, {
    responses: [{ memberId: found.memberId, isAttending: word.isAttending }],
  });
  return true;
};

/** How often the page is opened again when nothing happens. */
const looks = 6;
const restMs = 5_000;

const isSent = async (page: Page) => {
  for (let look = 0; look < looks; look += 1) {
    for (const end = Date.now() + restMs; Date.now() < end;) {
      // The page may be leaving: once everything has arrived it goes on by itself.
      const pending = await page.evaluate(pendingEntries).catch(() => undefined);
      if (pending?.length === 0) return true;
      await pause(100);
    }
    await page.reload();
  }
  return false;
};

const untilBroken = async (page: Page, broken: Promise<void>) => {
  for (let look = 0; look < looks; look += 1) {
    let timer: NodeJS.Timeout | undefined;
    const rest = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), restMs);
    });
    const first = await Promise.race([broken, rest]);
    clearTimeout(timer);
    if (first !== 'late') return;
    await page.reload();
  }
  throw new Error(`Nothing was sent: ${JSON.stringify(await page.evaluate(stateOfPhone))}`);
};

/** Runs in the page: what a phone that does not send has kept, and what it says. */
const stateOfPhone = async () => ({
  path: location.pathname,
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  session: await fetch('/api/rsvp/guest').then(({ status }) => status, String),
  says: document.querySelector('main')?.innerText.slice(0, 200),
});
