import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';

import { groupNamed } from '#db/wedding-for-tests.ts';
import { demoSite } from '#api/api-for-tests.ts';

import { answersEntry, dietsEntry } from './entry.ts';
import { flush } from './flush.ts';
import { forgetOutbox } from './forget-outbox.ts';
import { allEntries, forgetOthers, keepEntries } from './outbox.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetOutbox();
});

const fire = 46;

type Cut = 'before' | 'after' | undefined;

/** A phone on which a family has signed in: the real API, over a line that may be cut. */
const familyPhone = async () => {
  const site = demoSite();
  const family = groupNamed(site, 'Familia Peñaloza Ríos');
  const guest = await site.guest(family.group_name);
  const asked: string[] = [];
  const line: { cut: (path: string) => Cut; browser: typeof guest } = {
    cut: () => undefined,
    browser: guest,
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const cut = line.cut(path);
    if (cut === 'before') throw new TypeError('Failed to fetch');
    asked.push(`${method} ${path}`);
    const json = body ? (JSON.parse(body as string) as unknown) : undefined;
    const sent = Object.fromEntries(new Headers(headers));
    const answer = await line.browser.request(method, path, { json, headers: sent });
    if (cut === 'after') throw new TypeError('Failed to fetch');
    return new Response(answer.text, answer);
  });
  const [rosa, tomas] = family.members.map(({ id }) => id) as [number, number];
  const stored = async () => {
    const { json } = await guest.get(`/api/rsvp/responses/${fire}`);
    const { responses } = json as { responses: { isAttending: boolean; version: number }[] };
    return responses.slice(0, 2).map(({ isAttending, version }) => [isAttending, version]);
  };
  const waits = (key: string, isAttending: boolean, version = 0) =>
    keepEntries([
      answersEntry(
        family.id,
        fire,
        { key, responses: [{ memberId: rosa, isAttending, version }], unheard: [] },
        Date.now(),
      ),
    ]);
  return { site, guest, family, line, asked, rosa, tomas, stored, waits };
};

test('what waits goes out once, diets first, and is then no more', async () => {
  const { family, rosa, asked, waits, stored } = await familyPhone();
  await waits('one', true);
  await keepEntries([
    dietsEntry(
      family.id,
      [{ id: rosa, dietary_restriction_type: 'Vegan', dietary_restriction_spec: null }],
      'two',
      Date.now(),
    ),
  ]);
  const { outcomes, held } = await flush();
  expect(held).toBeUndefined();
  expect(outcomes.map(({ about, kind }) => [about, kind])).toEqual([
    ['diets', 'received'],
    [fire, 'received'],
  ]);
  expect(asked).toEqual([
    'GET /api/rsvp/guest',
    'PUT /api/rsvp/guest/dietary',
    `POST /api/rsvp/responses/${fire}`,
  ]);
  expect(await stored()).toEqual([
    [true, 1],
    [false, 0],
  ]);
  expect(await allEntries()).toEqual([]);
  await flush();
  expect(asked).toHaveLength(3);
});

test.each(['before', 'after'] as const)(
  'cut %s the server has it, it waits on and has one effect',
  async (cut) => {
    const { line, waits, stored } = await familyPhone();
    await waits('one', true);
    line.cut = (path) => (path.includes('responses') ? cut : undefined);
    expect((await flush()).held).toMatchObject({ status: 0 });
    expect(await allEntries()).toHaveLength(1);
    line.cut = () => undefined;
    await flush();
    expect(await allEntries()).toEqual([]);
    expect((await stored())[0]).toEqual([true, 1]);
  },
);

test('two at once have one effect', async () => {
  const { waits, stored, asked } = await familyPhone();
  await waits('one', true);
  await Promise.all([flush(), flush()]);
  expect((await stored())[0]).toEqual([true, 1]);
  expect(asked.filter((call) => call.startsWith('POST')).length).toBeGreaterThan(0);
});

test('a word that is said anew while the first is on its way stays', async () => {
  const { line, waits, stored } = await familyPhone();
  await waits('one', true);
  line.cut = (path) => (path.includes('responses') ? 'after' : undefined);
  await flush();
  await waits('two', false);
  line.cut = () => undefined;
  const { outcomes } = await flush();
  expect(outcomes).toMatchObject([{ about: fire, kind: 'received' }]);
  expect((await stored())[0]).toEqual([false, 2]);
  expect(await allEntries()).toEqual([]);
});

test('what somebody else answered is not overwritten: it waits for a decision', async () => {
  const { guest, rosa, waits, stored } = await familyPhone();
  const say = (isAttending: boolean) =>
    guest.post(`/api/rsvp/responses/${fire}`, { responses: [{ memberId: rosa, isAttending }] });
  await say(true);
  await say(false);
  await waits('one', true);
  const { outcomes } = await flush();
  expect(outcomes).toMatchObject([{ about: fire, kind: 'changed' }]);
  expect((await stored())[0]).toEqual([false, 2]);
  expect(await allEntries()).toMatchObject([{ about: fire, stopped: { why: 'changed' } }]);
  // Not by itself, however often it is asked.
  expect((await flush()).outcomes).toEqual([]);
});

test('somebody else’s equal answer is no conflict', async () => {
  const { guest, rosa, waits, stored } = await familyPhone();
  await guest.post(`/api/rsvp/responses/${fire}`, {
    responses: [{ memberId: rosa, isAttending: true }],
  });
  await waits('one', true);
  expect((await flush()).outcomes).toMatchObject([{ kind: 'received' }]);
  expect((await stored())[0]).toEqual([true, 1]);
});

test('an event that is no longer theirs, and a refusal, are told and not sent again', async () => {
  const { family, tomas } = await familyPhone();
  const about = (eventId: number, memberId: number) =>
    answersEntry(
      family.id,
      eventId,
      { key: `key-${eventId}`, responses: [{ memberId, isAttending: true }], unheard: [] },
      Date.now(),
    );
  await keepEntries([about(999, tomas), about(fire, 99_999)]);
  expect((await flush()).outcomes).toEqual([]);
  expect((await allEntries()).map(({ stopped }) => stopped)).toEqual([
    { why: 'refused', sentence: expect.stringMatching(/^Una de las personas/) as string },
    expect.objectContaining({ why: 'gone' }),
  ]);
});

test('nothing goes out in another group’s name, nor without a session', async () => {
  const { site, line, waits, stored } = await familyPhone();
  await waits('one', true);
  line.browser = site.browser();
  expect((await flush()).held).toMatchObject({ status: 401 });
  line.browser = await site.guest('Tía Marta');
  expect((await flush()).outcomes).toEqual([]);
  expect(await allEntries()).toHaveLength(1);
  expect((await stored())[0]).toEqual([false, 0]);
  await forgetOthers(groupNamed(site, 'Tía Marta').id);
  expect(await allEntries()).toEqual([]);
});

test('after fourteen days it is told, and its answers are gone from the phone', async () => {
  const { waits, asked } = await familyPhone();
  await waits('one', true);
  const later = Date.now() + 15 * 24 * 60 * 60_000;
  expect(await allEntries(later)).toMatchObject([{ responses: [], stopped: { why: 'expired' } }]);
  expect(await allEntries()).toMatchObject([{ responses: [] }]);
  await flush();
  expect(asked).toEqual([]);
});
