import { expect, test } from 'vitest';
import { setUp as setUpClosing } from '#tests/support/closing.ts';

/** The deadline has passed; some phones of the family had no signal before it. */
const setUp = async () => {
  const family = await setUpClosing();
  const { guest, inDays, setForAll, site } = family;
  await setForAll(inDays(1));
  const given_at = site.now().toISOString();
  site.wait({ days: 2 });
  const saveOverdue = (memberId: number, isAttending: boolean) =>
    guest.post('/api/rsvp/responses/45', { responses: [{ memberId, isAttending }], given_at });
  return { ...family, saveOverdue };
};

test('what a group asked for after the deadline stays when an older answer arrives', async () => {
  const { request, saveOverdue, requests, rosa, tomas } = await setUp();
  await request(false, 'Se enfermó');
  // What arrived is late; the request that it joins was asked for.
  expect(await saveOverdue(rosa, true)).toMatchObject({ status: 202, json: { late: true } });
  await saveOverdue(tomas, true);
  await saveOverdue(rosa, true);
  const open = await requests();
  expect(open).toMatchObject([{ message: 'Se enfermó', late: false }]);
  expect(open[0]!.responses.toSorted((one, other) => one.memberId - other.memberId)).toEqual([
    { memberId: rosa, isAttending: false },
    { memberId: tomas, isAttending: true },
  ]);
});

test('of two late arrivals about one person the later one stays', async () => {
  const { saveOverdue, requests, rosa } = await setUp();
  await saveOverdue(rosa, true);
  await saveOverdue(rosa, false);
  expect(await requests()).toMatchObject([
    { late: true, responses: [{ memberId: rosa, isAttending: false }] },
  ]);
});

test('what is asked for after a late arrival takes its place', async () => {
  const { request, saveOverdue, requests, rosa } = await setUp();
  await saveOverdue(rosa, true);
  await request(false);
  expect(await requests()).toMatchObject([
    { late: false, responses: [{ memberId: rosa, isAttending: false }] },
  ]);
});
