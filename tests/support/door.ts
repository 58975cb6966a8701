import { createHelper } from '#db/models/door/door-helpers.ts';
import { hashOf, newToken } from '#api/access/tokens.ts';
import type { Site } from './api.ts';
import type { Browser } from './browser.ts';

/** A phone that holds a helper's link. */
export const withToken = (browser: Browser, token: string): Browser => {
  const request: Browser['request'] = (method, path, call = {}) =>
    browser.request(method, path, {
      ...call,
      headers: { Authorization: `Bearer ${token}`, ...call.headers },
    });
  return {
    ...browser,
    request,
    get: (path) => request('GET', path),
    post: (path, json, headers) => request('POST', path, { json, headers }),
    put: (path, json, headers) => request('PUT', path, { json, headers }),
    delete: (path) => request('DELETE', path),
    listen: (path, headers) =>
      browser.listen(path, { Authorization: `Bearer ${token}`, ...headers }),
  };
};

type Clocked = Pick<Site, 'db' | 'now'>;

/** The token of somebody who receives guests at these events for a day. */
export const helperTokenFor = ({ db, now }: Clocked, eventIds: number[], hours = 24): string => {
  const token = newToken();
  const expires_at = new Date(now().getTime() + hours * 60 * 60_000);
  const helper = {
    name: 'Pía',
    token_hash: hashOf(token),
    expires_at,
    eventIds,
    question_id: null,
  };
  createHelper(db, helper, now());
  return token;
};

/** The phone of somebody who receives guests at these events for a day. */
export const helperAt = (site: Site, eventIds: number[], hours?: number): Browser =>
  withToken(site.browser(), helperTokenFor(site, eventIds, hours));

/** The phone of somebody who drives the bus whose stops are the options of a question. */
export const driverAt = (site: Site, question_id: number): Browser => {
  const token = newToken();
  const expires_at = new Date(site.now().getTime() + 24 * 60 * 60_000);
  const driver = { name: 'Juan', token_hash: hashOf(token), expires_at, eventIds: [], question_id };
  createHelper(site.db, driver, site.now());
  return withToken(site.browser(), token);
};
