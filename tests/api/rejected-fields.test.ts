import { describe, expect, test } from 'vitest';
import { domainErrorCodes, fieldErrorCodes } from '#domain/errors.ts';
import { demoSite } from '../support/api.ts';
import { rejectedBodies } from '../support/calls/rejected-bodies.ts';
import { subjectsOf } from '../support/calls/subjects.ts';
import { statuses } from '#api/problems.ts';

describe('a refusal by a rule names what it is about', () => {
  test.each(Object.entries(rejectedBodies))('%s', async (_, { by, call, body, code, field }) => {
    const site = demoSite();
    const browser = await by(site);
    const [method, path] = call.split(' ') as [string, string];
    const { status, json } = await browser.request(method, path, body(subjectsOf(site)));
    const { message } = json as { message: string };
    expect([status, json]).toMatchObject([422, { code, fields: { [field]: message } }]);
    expect(json).not.toHaveProperty('field');
  });
});

test('a table without an event says so in words', async () => {
  const admin = await demoSite().admin();
  for (const event_id of [undefined, null, '', 'x', 0, -1]) {
    const { json } = await admin.post('/api/admin/table-groups', { name: 'Mesa 1', event_id });
    const sentence = 'Debes seleccionar un evento primero.';
    expect([event_id, json]).toMatchObject([
      event_id,
      { message: sentence, fields: { event_id: sentence } },
    ]);
  }
});

/** Rules about the purchase in the path, the key in a header, the deadline, the places, and the wedding as a whole. */
const aboutNothingSent = [
  'rsvp_closed',
  'rsvp_open',
  'no_places_left',
  'not_a_transfer',
  'not_an_online_payment',
  'key_reused',
  'everybody_erased',
];

test('every rule about what was sent stands in this table', () => {
  const codes = domainErrorCodes.filter((code) => statuses[code] === 422);
  const known = new Set(Object.values(rejectedBodies).map(({ code }) => code as string));
  expect(codes.filter((code) => !known.has(code))).toEqual(
    codes.filter((code) => aboutNothingSent.includes(code)),
  );
  expect(fieldErrorCodes.filter((code) => statuses[code] !== 422)).toEqual([]);
});
