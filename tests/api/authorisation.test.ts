import { describe, expect, test } from 'vitest';
import { demoSite, type Site } from '../support/api.ts';
import { allCalls, validCall } from '../support/calls/all-calls.ts';
import { methodOf, pathOf, type KnownCall } from '../support/calls/known-call.ts';
import { roleNames, roles, type Role } from '../support/calls/roles.ts';
import { subjectsOf } from '../support/calls/subjects.ts';
import { watchWrites, writtenRows } from '../support/calls/stored-rows.ts';

const setUp = async (role: Role) => {
  const site = demoSite();
  await site.admin();
  return { site, subjects: subjectsOf(site), browser: await roles[role](site) };
};

type Prepared = Awaited<ReturnType<typeof setUp>>;

const ask = async (role: Role, call: KnownCall, { subjects, browser }: Prepared) => {
  const path = pathOf(call, subjects);
  const answer = await browser.request(methodOf(call), path, validCall(call, subjects));
  const asked = `${role}: ${methodOf(call)} ${path}`;
  expect([asked, answer.status, answer.text]).toEqual([asked, call.statuses[role], answer.text]);
  if (!call.isPublic) {
    expect(answer.headers.get('Cache-Control')).toMatch(/^no-store(, no-transform)?$/);
  }
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  return answer;
};

describe.each(roleNames)('as %s', (role) => {
  const isRefused = ([, { statuses }]: (typeof allCalls)[number]) => statuses[role] >= 400;

  test.each(allCalls.filter((one) => !isRefused(one)))('%s', async (_, call) => {
    await ask(role, call, await setUp(role));
  });

  // One site for all of them, as none may change it.
  test(`${allCalls.filter(isRefused).length} calls are refused, clearly, and write nothing`, async () => {
    const prepared = await setUp(role);
    const writes = watchWrites(prepared.site.raw);
    for (const [, call] of allCalls.filter(isRefused)) {
      const { json } = await ask(role, call, prepared);
      expect([call.route, writes()]).toEqual([call.route, []]);
      expect(json).toMatchObject({
        code: expect.stringMatching(/^[a-z_]+$/),
        message: expect.stringMatching(/\S+ \S+/),
        ...(call.statuses[role] === 422 && !call.refusesPath && { fields: expect.anything() }),
      });
    }
  });
});

/** What the API answers, as it was put together: middlewares stand there as `ALL`. */
const routesOf = ({ api }: Site) =>
  new Set(api.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : `${method} ${path}`)));

test('the table has every call that there is, and no other', () => {
  const known = new Set<string>(allCalls.map(([, { route }]) => route));
  const routes = routesOf(demoSite());
  expect([...routes].filter((route) => !known.has(route))).toEqual([]);
  expect([...known].filter((route) => !routes.has(route))).toEqual([]);
});

test('by any other method there is nothing, for anybody, and nothing happens', async () => {
  const site = demoSite();
  await site.admin();
  const subjects = subjectsOf(site);
  const browsers = await Promise.all(roleNames.map((role) => roles[role](site)));
  const patterns = [...routesOf(site)].map(patternOf);
  const before = writtenRows(site.raw);
  for (const [name, call] of allCalls) {
    const [path = ''] = pathOf(call, subjects).split('?');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (patterns.some((route) => route.test(`${method} ${path}`))) continue;
      for (const browser of browsers) {
        const { status, json } = await browser.request(method, path);
        expect([name, method, status]).toEqual([name, method, expect.toBeOneOf([401, 403, 404])]);
        expect(json).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }
    }
  }
  expect(writtenRows(site.raw)).toEqual(before);
});

const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/gu, '[^/]+')}$`, 'u');

test('a call that does not exist is told so to anybody', async () => {
  const site = demoSite();
  for (const role of roleNames) {
    const { status, json } = await (await roles[role](site)).get('/api/nothing/here');
    expect([status, json]).toMatchObject([404, { code: 'not_found' }]);
  }
});
