import { expect, test } from 'vitest';
import type { AttendanceStats } from '#contract/statistics.ts';
import { setUp as setUpFamily } from '#tests/support/closing.ts';

const peanuts = { dietary_restriction_type: 'Other', dietary_restriction_spec: 'Maní' };

const setUp = async () => {
  const family = await setUpFamily();
  const { guest, bruno, couple, group } = family;
  const eats = (diet: object) =>
    guest.put('/api/rsvp/guest/dietary', { members: [{ id: bruno, ...diet }] });
  const stored = async () =>
    (
      (await guest.get('/api/rsvp/guest')).json as {
        members: { dietary_severity: string | null }[];
      }
    ).members[3]!.dietary_severity;
  const stats = async () =>
    (await couple.get('/api/admin/stats/attendance')).json as AttendanceStats;
  return { ...family, eats, stored, stats, group };
};

test('is stored beside a diet, and shown with every response', async () => {
  const { eats, stored, answersOf } = await setUp();
  expect((await eats({ ...peanuts, dietary_severity: 'allergy' })).status).toBe(200);
  expect(await stored()).toBe('allergy');
  expect((await answersOf(45))[3]).toMatchObject({ dietarySeverity: 'allergy' });
});

test('is not lost to a phone that does not know of it, and goes with the diet', async () => {
  const { eats, stored } = await setUp();
  await eats({ ...peanuts, dietary_severity: 'allergy' });
  await eats(peanuts);
  expect(await stored()).toBe('allergy');
  await eats({ dietary_restriction_type: 'Vegan' });
  expect(await stored()).toBeNull();
  await eats({ ...peanuts, dietary_severity: 'intolerance' });
  await eats({ ...peanuts, dietary_severity: null });
  expect(await stored()).toBeNull();
  await eats({ dietary_restriction_type: 'None', dietary_severity: 'allergy' });
  expect(await stored()).toBeNull();
});

test('another word is refused', async () => {
  const { eats } = await setUp();
  const { status, json } = await eats({ ...peanuts, dietary_severity: 'deadly' });
  expect([status, json]).toMatchObject([422, { code: 'invalid_fields' }]);
});

test('comes with a response, and raises the group’s version', async () => {
  const { guest, bruno, stored, couple, group } = await setUp();
  const version = async () =>
    ((await couple.get(`/api/admin/guests/${group.id}`)).json as { version: number }).version;
  const before = await version();
  await guest.post('/api/rsvp/responses/45', {
    responses: [
      {
        memberId: bruno,
        isAttending: true,
        dietaryRestriction: 'Other',
        dietaryRestrictionDetails: 'Alérgico al maní',
        dietarySeverity: 'allergy',
      },
    ],
  });
  expect(await stored()).toBe('allergy');
  expect(await version()).toBe(before + 1);
});

test('grave allergies of those who come are told by name, and of nobody else', async () => {
  const { eats, stats, guest, bruno } = await setUp();
  await eats({ ...peanuts, dietary_severity: 'allergy' });
  const named = async () =>
    (await stats()).graveAllergies.filter(({ name }) => name === 'Bruno Ríos');
  expect(await named()).toEqual([]);
  await guest.post('/api/rsvp/responses/49', {
    responses: [{ memberId: bruno, isAttending: true }],
  });
  expect(await named()).toMatchObject([
    { group_name: 'Familia Peñaloza Ríos', dietary_restriction_spec: 'Maní' },
  ]);
  await eats({ ...peanuts, dietary_severity: 'preference' });
  expect(await named()).toEqual([]);
});

test('a group’s form of the couple that does not mention it takes nothing away', async () => {
  const { eats, stored, couple, group } = await setUp();
  await eats({ ...peanuts, dietary_severity: 'allergy' });
  const { group_name, guest_type, invited_by, members } = (
    await couple.get(`/api/admin/guests/${group.id}`)
  ).json as { group_name: string; guest_type: string; invited_by: string; members: object[] };
  const save = (change: object) =>
    couple.put(`/api/admin/guests/${group.id}`, {
      guest: { group_name, guest_type, invited_by },
      members: members.map((member) => ({ ...member, ...change })),
    });
  expect((await save({ dietary_severity: undefined })).status).toBe(200);
  expect(await stored()).toBe('allergy');
  expect((await save({ dietary_severity: '' })).status).toBe(200);
  expect(await stored()).toBeNull();
});
