import { afterEach, expect, test, vi } from 'vitest';
import { freshStorage, pendingPhone } from '#tests/support/entries.ts';
import { type CompanionEntry, companionEntry, readEntry, changedEntry } from './entry.ts';
import { merged } from './merge-entries.ts';
import { flush } from './flush.ts';
import { allEntries, keepEntries } from './outbox.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  freshStorage();
});

const bringing = async (places = 1) => {
  const phone = await pendingPhone();
  phone.site.raw.prepare('update guests set extra_places = ?').run(places);
  const added = () =>
    phone.site.raw
      .prepare('select name, companion_ref from guest_members where is_companion order by id')
      .all();
  const pia = (person: CompanionEntry['person'] = { name: 'Pía' }) =>
    companionEntry(phone.family.id, 5, person);
  return { ...phone, added, pia };
};

const received = [{ name: 'Pía', companion_ref: 5 }];

test.each(['before', 'after'] as const)(
  'a companion whose line is cut %s the server has them waits on, and comes once',
  async (cut) => {
    const { line, added, pia } = await bringing();
    await keepEntries([pia()]);
    line.cut = (path) => (path.includes('companions') ? cut : undefined);
    expect((await flush()).error).toMatchObject({ status: 0 });
    expect(added()).toEqual(cut === 'after' ? received : []);
    line.cut = () => undefined;
    expect((await flush()).results).toMatchObject([{ ref: 5, companion: { name: 'Pía' } }]);
    expect(added()).toEqual(received);
    expect(await allEntries()).toEqual([]);
  },
);

test('renamed while the answer was lost, it is one person under the new name', async () => {
  const { line, added, pia } = await bringing();
  await keepEntries([pia()]);
  line.cut = (path) => (path.includes('companions') ? 'after' : undefined);
  await flush();
  await keepEntries([pia({ name: 'Pía Soto' })]);
  line.cut = () => undefined;
  await flush();
  expect(added()).toEqual([{ name: 'Pía Soto', companion_ref: 5 }]);
});

/** A stored companion, and the entry that corrects their name. */
const correcting = async () => {
  const bringer = await bringing();
  await keepEntries([bringer.pia()]);
  await flush();
  const memberId = bringer.site.raw
    .prepare<[], number>('select id from guest_members where companion_ref = 5')
    .pluck()
    .get()!;
  const changed = changedEntry(bringer.family.id, { ref: 5, memberId, name: 'Pía Soto' });
  return { ...bringer, memberId, changed };
};

test.each(['before', 'after'] as const)(
  'a corrected name whose line is cut %s the server has it waits on, and holds',
  async (cut) => {
    const { line, added, changed } = await correcting();
    await keepEntries([changed]);
    line.cut = (path) => (path.includes('companions') ? cut : undefined);
    expect((await flush()).error).toMatchObject({ status: 0 });
    line.cut = () => undefined;
    expect((await flush()).results).toMatchObject([{ ref: 5, companion: { name: 'Pía Soto' } }]);
    expect(added()).toEqual([{ name: 'Pía Soto', companion_ref: 5 }]);
    expect(await allEntries()).toEqual([]);
  },
);

test('a corrected name brings nobody back whom the couple has removed: the guest is told', async () => {
  const { site, added, memberId, changed } = await correcting();
  site.raw.prepare('delete from guest_members where id = ?').run(memberId);
  await keepEntries([changed]);
  await flush();
  expect(added()).toEqual([]);
  expect(await allEntries()).toMatchObject([{ stopped: { why: 'gone' } }]);
});

test.each(['before', 'after'] as const)(
  'taken back after a line cut %s the server had them, nobody comes',
  async (cut) => {
    const { line, added, pia } = await bringing();
    await keepEntries([pia()]);
    line.cut = (path) => (path.includes('companions') ? cut : undefined);
    await flush();
    await keepEntries([pia(null)]);
    line.cut = () => undefined;
    expect((await flush()).results).toMatchObject([{ ref: 5, companion: null }]);
    expect(added()).toEqual([]);
  },
);

test('no place left: the guest is told, and nothing else is held up', async () => {
  const { added, pia, waits, stored } = await bringing(0);
  await keepEntries([pia()]);
  await waits('one', true);
  await flush();
  expect(added()).toEqual([]);
  expect(await allEntries()).toMatchObject([
    {
      person: { name: 'Pía' },
      stopped: { why: 'refused', sentence: expect.stringMatching(/^Ya no quedan/u) as string },
    },
  ]);
  expect((await stored())[0]).toEqual([true, 1]);
});

test('the same words are the same entry; others take its place under another key', () => {
  const first = companionEntry(1, 5, { name: 'Pía' });
  expect(merged(first, companionEntry(1, 5, { name: 'Pía' }))).toBe(first);
  const changed = companionEntry(1, 5, { name: 'Pía Soto' });
  expect(merged(first, changed)).toBe(changed);
});

test('too old or unreadable it is told of without its name, and not sent', () => {
  const entry = companionEntry(1, 5, { name: 'Pía' });
  const after = (days: number) => entry.keptAt + days * 86_400_000;
  expect(readEntry(entry, after(13))).toEqual(entry);
  expect(readEntry(entry, after(15))).toMatchObject({ person: null, stopped: { why: 'expired' } });
  const { person: _, ...broken } = entry;
  expect(readEntry(broken, after(1))).toMatchObject({ stopped: { why: 'unreadable' } });
});
