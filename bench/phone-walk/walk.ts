import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn, type Visitor } from '../durability/visitor.ts';
import { openEvent } from '../no-signal/deadline.ts';
import type { FarSite } from '../no-signal/far-site.ts';
import { credentials, type Group, invite } from '../no-signal/group.ts';
import { newPhone, untilInOfflineCache } from '../no-signal/phone.ts';
import { type Random, randomness } from '../payments/provider-life.ts';
import { changeLine, changeStorage, goodLine, look } from './conditions.ts';
import { endWell } from './ending.ts';
import { answerForm, answerList, answerWizard } from './answering.ts';
import { meanwhile } from './couple.ts';
import { prepareStorageErrors } from './storage.ts';
import { outboxName } from '../../src/islands/outbox/outbox-database.ts';
import { Words } from './words.ts';

/** A `forgetful` phone loses what it keeps after each step: what the walks must find out. */
export type Conduct = 'real' | 'forgetful';

export type Walk = {
  far: FarSite;
  group: Group;
  /** The group's number at the site, and its code now. */
  groupId: number;
  random: Random;
  phone: BrowserContext;
  page: Page;
  /** The group on another device, by a direct connection. */
  other: Visitor;
  words: Words;
  /** Events whose deadline has passed. */
  closed: Set<number>;
  /** The couple has deleted the group. */
  isDeleted: boolean;
  /** The storage fails at times. */
  isFaulty: boolean;
  /** It failed at times at some point of this life. */
  wasFaulty: boolean;
  /** What was done, for the one who looks for the cause of a finding. */
  steps: string[];
  findings: string[];
};

const steps = 14;

/**
 * A random life of a phone: its group answers on three screens while the line is cut, drips, resets and
 * answers as a portal, its storage fails, and the couple changes things. At the end, on a good line,
 * every screen says what is stored, what was told saved is stored, once, and a session that ended has left
 * no trace.
 */
export const walkThrough = async (
  browser: Browser,
  far: FarSite,
  seed: number,
  conduct: Conduct,
): Promise<Pick<Walk, 'findings' | 'steps'>> => {
  const random = randomness(seed);
  const group = await invite(far, random);
  const other = await signIn(far.address, '/api/rsvp/login', credentials(group));
  const { id: groupId } = await other.get<{ id: number }>('/api/rsvp/guest');
  goodLine(far);
  const phone = await newPhone(browser, far.line.url);
  const walk: Walk = {
    far,
    group,
    groupId,
    random,
    phone,
    other,
    page: await phone.newPage(),
    words: new Words(),
    closed: new Set(),
    isDeleted: false,
    isFaulty: false,
    wasFaulty: false,
    steps: [],
    findings: [],
  };
  try {
    await live(walk, seed, conduct);
  } catch (error) {
    walk.findings.push(`broke off: ${String(error).split('\n').slice(0, 3).join(' ')}`);
    walk.findings.push(`it showed ${await shownBy(walk.page)}`);
  }
  for (const eventId of walk.closed) await openEvent(far.couple, eventId);
  return walk;
};

const live = async (walk: Walk, seed: number, conduct: Conduct) => {
  const { phone, far, group, random, findings } = walk;
  phone.on('weberror', (error) => {
    const [message] = error.error().message.split('\n');
    findings.push(`page error: ${message} at ${error.page()?.url()}`);
  });
  let documents = 0;
  phone.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await prepareStorageErrors(phone, seed);
  await setClock(phone, random.oneOf(clocks));
  await phone.request.post('/api/rsvp/login', {
    data: credentials(group),
    headers: { Origin: far.line.url },
  });
  await walk.page.goto('/my-events');
  await untilInOfflineCache(walk.page, '/rsvp');
  for (let step = 0; step < steps; step += 1) {
    documents = 0;
    await takeStep(walk);
    // A step opens a handful of pages; each may be tried twice.
    if (documents > 25) findings.push(`${documents} pages asked for in one step`);
    if (conduct === 'forgetful') await clear(walk.page);
  }
  await endWell(walk);
};

const hour = 3_600_000;

/** How far the phone's clock is from the right time, in milliseconds. */
const clocks = [0, 0, -3 * hour, 3 * hour, -48 * hour];

const setClock = (phone: BrowserContext, offset: number) =>
  phone.addInitScript((by) => {
    const now = Date.now;
    Date.now = () => now() + by;
  }, offset);

/** Runs against the rule: the phone loses what it has kept. */
const clear = (page: Page) =>
  page.evaluate((name) => void indexedDB.deleteDatabase(name), outboxName).catch(() => undefined);

const shownBy = (page: Page) =>
  page
    .evaluate(() => `${location.pathname}: ${document.body.innerText.slice(0, 300)}`)
    .catch(String);

const ofThePhone = [
  changeLine,
  changeLine,
  changeLine,
  changeStorage,
  answerForm,
  answerForm,
  answerList,
  answerList,
  answerWizard,
  look,
  look,
];

const takeStep = async (walk: Walk) => {
  const { random } = walk;
  // Of a group that is gone nothing changes any more.
  const does = random.oneOf(walk.isDeleted ? ofThePhone : [...ofThePhone, meanwhile]);
  const before = walk.steps.length;
  await does(walk);
  if (walk.steps.length === before) walk.steps.push(does.name);
};
