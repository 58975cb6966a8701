import { expect, test } from 'vitest';
import { messageLimit } from '#domain/gifts/purchases.ts';
import { dietarySpecLimit } from '#domain/responses/dietary.ts';
import { nameLimit } from '#domain/text-limits.ts';
import { dump } from '#tests/support/wedding.ts';
import { demoSite, type Site } from '../support/api.ts';
import type { Browser } from '../support/browser.ts';
import { writingCalls } from '../support/calls/all-calls.ts';
import { helperAt } from '../support/door.ts';
import { methodOf, pathOf, type KnownCall } from '../support/calls/known-call.ts';
import { subjectsOf, type Subjects } from '../support/calls/subjects.ts';

/** Calls of one guest, each ten seconds after the one before: more than its limit of writes lets through. */
const repeats = 1000;

/** The most that so many calls leave behind. */
type Growth = {
  rows: number;
  kilobytes: number;
  /** Fewer than a thousand: each costs the hash of a password. */
  repeats?: number;
  /** What a call says: each something else than the one before, and as much as it may. */
  json?: (at: number, subjects: Subjects) => unknown;
  /** By a helper at the door. */
  isHelper?: true;
  /** Asked by a phone of its own. */
  isAnew?: true;
  /** Done before each call. */
  before?: (guest: Browser, at: number) => Promise<{ status: number }>;
  /** In place of the path of the call. */
  path?: (at: number) => string;
};

const filled = (at: number, length: number) => `N${at} `.padEnd(length, 'x');

const diet = (at: number) => ({
  dietary_restriction_type: 'Other',
  dietary_restriction_spec: filled(at, dietarySpecLimit),
});

const answers = (at: number, { rosa }: Subjects) => ({
  responses: [
    {
      memberId: rosa,
      isAttending: true,
      dietaryRestriction: 'Other',
      dietaryRestrictionDetails: filled(at, dietarySpecLimit),
    },
  ],
});

const given = (at: number) => ({
  items: [{ giftId: 1, quantity: 1 }],
  messageForCouple: filled(at, messageLimit),
});

const companion = (at: number) => ({ name: filled(at, nameLimit), ...diet(at), ref: at + 1 });

/** A line of the history a minute, and the first answers to two hundred keys. */
const answering = { rows: 370, kilobytes: 450 };

const empty = { rows: 0, kilobytes: 0 };

/** One for each call that anybody else than the couple may send. */
const growths: Record<string, Growth> = {
  'guest login': { rows: 50, kilobytes: 40, isAnew: true },
  'guest login by link': { rows: 50, kilobytes: 40, isAnew: true },
  'guest login, renewed link': {
    rows: 100,
    kilobytes: 40,
    json: (at) => ({ token: `RAMA4T7W${at}` }),
  },
  'guest login, wrong code': {
    rows: 100,
    kilobytes: 40,
    json: (at) => ({ groupName: filled(at, nameLimit), accessCode: 'NOPE' }),
  },
  'guest logout': empty,
  // A helper's link ends after the days, and takes that long to say so much.
  'an arrival': {
    rows: 1000,
    kilobytes: 200,
    isHelper: true,
    json: (at, { rosa }) => ({
      ...{ id: `a${at}`, memberId: rosa, eventId: 49, arrived: at % 2 === 0 },
      at: new Date(at * 1000).toISOString(),
    }),
  },
  'a surprise at the door': {
    rows: 1000,
    kilobytes: 500,
    isHelper: true,
    json: (at) => ({
      ...{ id: `s${at}`, eventId: 49, kind: 'unlisted', name: filled(at, nameLimit) },
      ...{ host: filled(at, nameLimit), at: new Date(at * 1000).toISOString() },
    }),
  },
  // Of a number that is known.
  'lost link': { rows: 3, kilobytes: 10, json: () => ({ phone: '+56 9 8765 4321' }) },
  // Of a notice that is there: a row, and the first answers to two hundred keys.
  'notices that were seen': { rows: 201, kilobytes: 100 },
  'notices that a phone showed': { rows: 201, kilobytes: 100 },
  // One phone for each session.
  'phone that wants to be told': {
    rows: 201,
    kilobytes: 150,
    json: (at) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${filled(at, 900)}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
  },
  'phone that wants no more': { rows: 200, kilobytes: 60 },
  // Its session's own row, and the first answers to two hundred keys.
  'pages saved for the road': {
    rows: 201,
    kilobytes: 100,
    json: (at) => ({ complete: at % 2 === 0, saved_at: null, bytes: at }),
  },
  // A row is made with an upload that begins, and quotas bound those: see `photo-room.test.ts`.
  'photo begun against the protocol': empty,
  'part of a photo that was never begun': empty,
  'own photo taken back': { rows: 200, kilobytes: 60 },
  'admin login': { rows: 1, kilobytes: 10 },
  'admin login, wrong password': {
    rows: 100,
    kilobytes: 40,
    repeats: 250,
    json: (at) => ({ username: filled(at, 100), password: 'x' }),
  },
  'admin logout': empty,
  'wedding begun': empty,
  answering: { ...answering, json: answers },
  'answering where both are invited': { ...answering, json: answers },
  diets: { ...answering, json: (at, { rosa }) => ({ members: [{ id: rosa, ...diet(at) }] }) },
  'answers to what the couple asks': {
    ...answering,
    json: (at, { question, rosa }) => ({
      answers: [{ questionId: question, memberId: rosa, value: at % 2 === 0 ? 'Terminal' : null }],
    }),
  },
  'change asked for after the deadline': {
    ...answering,
    json: (at, { rosa }) => ({
      eventId: 50,
      message: filled(at, 500),
      responses: [{ memberId: rosa, isAttending: at % 2 === 0 }],
    }),
  },
  'somebody brought along': {
    rows: 40,
    kilobytes: 50,
    json: (at) => ({ ...companion(at), responses: [{ eventId: 49, isAttending: true }] }),
  },
  'companion changed': {
    rows: 540,
    kilobytes: 250,
    json: (at) => ({ name: filled(at, nameLimit), ...diet(at) }),
  },
  'companion who stays away': {
    rows: 250,
    kilobytes: 100,
    before: (guest, at) => guest.post('/api/rsvp/companions', companion(at)),
    path: (at) => `/api/rsvp/companions/ref-${at + 1}`,
  },
  'paying online': { rows: 250, kilobytes: 150, json: given },
  'giving by transfer': { rows: 200, kilobytes: 150, json: given },
  'practice checkout of nobody': empty,
  'unsigned notice of Mercado Pago': empty,
  'unsigned notice of Meta': empty,
};

const guestCalls = writingCalls.filter(
  ([, { statuses }]) => statuses.anonymous !== 401 || statuses.guest !== 403,
);

test('every call of a guest has a bound', () => {
  expect(guestCalls.map(([name]) => name).toSorted()).toEqual(Object.keys(growths).toSorted());
});

const rowsOf = ({ raw }: Site) => Object.values(dump(raw)).flat().length;

/** What the file would be without its free pages. */
const kilobytesOf = ({ raw }: Site) => {
  raw.pragma('wal_checkpoint(truncate)');
  const pragma = (name: string) => Number(raw.pragma(name, { simple: true }));
  return ((pragma('page_count') - pragma('freelist_count')) * pragma('page_size')) / 1024;
};

const repeat = async (site: Site, call: KnownCall, growth: Growth) => {
  const subjects = subjectsOf(site);
  const family = () => site.guest('Familia Peñaloza Ríos');
  const guest = growth.isHelper ? helperAt(site, [49]) : await family();
  const before = { rows: rowsOf(site), kilobytes: kilobytesOf(site) };
  const statuses = new Set<number>();
  for (let at = 0; at < (growth.repeats ?? repeats); at += 1) {
    await growth.before?.(guest, at);
    const browser = growth.isAnew ? site.browser() : guest;
    const path = growth.path?.(at) ?? pathOf(call, subjects);
    const { status } = await browser.request(methodOf(call), path, {
      ...(call.file
        ? { body: call.file.text }
        : { json: growth.json?.(at, subjects) ?? call.body?.(subjects) }),
      headers: {
        'Idempotency-Key': `k${at}`,
        ...(call.file && { 'Content-Type': call.file.type }),
      },
    });
    statuses.add(status);
    site.wait({ seconds: 10 });
  }
  return {
    statuses,
    rows: rowsOf(site) - before.rows,
    kilobytes: kilobytesOf(site) - before.kilobytes,
  };
};

test.each(guestCalls)(
  'again and again: %s',
  async (name, call) => {
    const growth = growths[name]!;
    const site = demoSite();
    await site.admin();
    const left = await repeat(site, call, growth);
    // What is refused grows nothing.
    expect(left.statuses).toContain(call.statuses[growth.isHelper ? 'helper' : 'guest']);
    expect(left.rows).toBeLessThanOrEqual(growth.rows);
    expect(left.kilobytes).toBeLessThanOrEqual(growth.kilobytes);
  },
  120_000,
);
