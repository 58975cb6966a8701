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

type Link = { eventIds: number[]; question_id: number | null; hours?: number };

const tokenFor = ({ db, now }: Clocked, { eventIds, question_id, hours = 24 }: Link): string => {
  const token = newToken();
  const expires_at = new Date(now().getTime() + hours * 60 * 60_000);
  const helper = { name: 'Pía', token_hash: hashOf(token), expires_at, eventIds, question_id };
  createHelper(db, helper, now());
  return token;
};

/** The token of somebody who receives guests at these events for a day. */
export const helperTokenFor = (site: Clocked, eventIds: number[], hours?: number): string =>
  tokenFor(site, { eventIds, question_id: null, ...(hours !== undefined && { hours }) });

/** The phone of somebody who receives guests at these events for a day. */
export const helperAt = (site: Site, eventIds: number[], hours?: number): Browser =>
  withToken(site.browser(), helperTokenFor(site, eventIds, hours));

/** The question whose options are the stops of the demo's bus. */
export const busOf = ({ raw }: Pick<Site, 'raw'>) =>
  raw.prepare("select id from questions where kind = 'choice'").pluck().get() as number;

/** The token of somebody who drives the demo's bus for a day. */
export const driverTokenFor = (site: Clocked & Pick<Site, 'raw'>): string =>
  tokenFor(site, { eventIds: [], question_id: busOf(site) });

/** The phone of somebody who drives the demo's bus for a day. */
export const driverAt = (site: Site): Browser => withToken(site.browser(), driverTokenFor(site));
