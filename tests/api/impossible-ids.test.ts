import { expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import { demoSite } from '../support/api.ts';
import { allCalls, validCall } from '../support/calls/all-calls.ts';
import { methodOf, pathOf } from '../support/calls/known-call.ts';
import { roleNames, roles } from '../support/calls/roles.ts';
import { subjectsOf } from '../support/calls/subjects.ts';

const impossible = [
  ...['0', '-1', '1.5', '1e3', '+1', '045', '0x10', 'abc', '45abc', '%00', '%20', '45%20', '%0a'],
  ...['99999999999999999999', '9007199254740993', '999999999999999', '%D9%A4%D9%A5', "45'--"],
  ...['%E0%A4%A', '%F0%9F%8E%89', 'null', 'undefined', 'NaN', 'Infinity', '__proto__', '..%2f45'],
  ...['a'.repeat(2000)],
];

const callsWithIds = allCalls.filter(([, { ids }]) => ids);

test.each(callsWithIds)('%s: an id that can be none is a missing one', async (_, call) => {
  const site = demoSite();
  await site.admin();
  const subjects = subjectsOf(site);
  const browsers = await Promise.all(
    roleNames.map(async (role) => [role, await roles[role](site)] as const),
  );
  const before = dump(site.raw);
  for (const name of Object.keys(call.ids!(subjects))) {
    for (const [role, browser] of browsers) {
      const request = (id: string) =>
        browser.request(
          methodOf(call),
          pathOf(call, subjects, { [name]: id }),
          validCall(call, subjects),
        );
      const missing = await request('999999');
      const mayKnow = call.statuses[role] < 400 || call.statuses[role] === 404;
      if (mayKnow) expect([role, missing.status]).toEqual([role, call.impossible ?? 404]);
      for (const id of impossible) {
        const { status, text } = await request(id);
        expect([role, id, status, text]).toEqual([role, id, missing.status, missing.text]);
      }
    }
  }
  expect(dump(site.raw)).toEqual(before);
});
