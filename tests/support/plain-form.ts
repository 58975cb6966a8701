import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { putBack } from '../../e2e/fixtures/put-back.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';
import { openBrowser } from './browser.ts';

export type Page = { status: number; headers: Headers; text: string; location: string | null };

/** A browser that runs no scripts: it opens pages and sends their forms, as HTML. */
export const openPlainBrowser = (url: string) => {
  const browser = openBrowser(
    { request: (path, init) => fetch(new URL(path, url), { ...init, redirect: 'manual' }) },
    url,
  );
  const asPage = ({ status, headers, text }: Awaited<ReturnType<typeof browser.get>>): Page => ({
    status,
    headers,
    text,
    location: headers.get('Location'),
  });
  const request = async (
    method: string,
    path: string,
    init: { body?: string; headers?: Headers } = {},
  ) =>
    asPage(
      await browser.request(method, path, {
        ...(init.body !== undefined && { body: init.body }),
        headers: init.headers as never,
      }),
    );
  return {
    browser,
    open: (path: string) => request('GET', path),
    /** @param from further or other headers */
    send: async (path: string, fields: Record<string, string>, from: Record<string, string> = {}) =>
      asPage(
        await browser.request('POST', path, {
          body: new URLSearchParams(fields).toString(),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...from },
        }),
      ),
  };
};

/** The fields of the page's form as a browser would send them, buttons apart. */
export const fieldsIn = (html: string): Record<string, string> => {
  const form = /<form id="answers"[^]*?<\/form>/.exec(html)?.[0] ?? '';
  const attribute = (tag: string, name: string) => {
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    return value?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  };
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const isLeftOut = tag.includes('type="radio"') && !tag.includes('checked=""');
    if (!isLeftOut) fields[attribute(tag, 'name') ?? ''] = attribute(tag, 'value') ?? '';
  }
  for (const [full, tag = ''] of form.matchAll(/(<select[^>]*>)[^]*?<\/select>/g)) {
    const selected = /<option[^>]*selected=""[^>]*>/.exec(full)?.[0] ?? '';
    fields[attribute(tag, 'name') ?? ''] = attribute(selected, 'value') ?? '';
  }
  return fields;
};

export const family = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };

/** The built site with the demo wedding, for all tests of a file; each finds it as it was planted. */
export const plainSite = () => {
  const data = copyTemplate();
  let site: Server;
  let greeting: string;

  beforeAll(async () => {
    site = await startServer({ DATA_DIR: data.dataDir });
    greeting = site.output();
  });
  beforeEach(() => putBack(data.dataDir));
  // Nothing broke, and nothing of what was typed stands in the log.
  afterEach(() => expect(site.output()).toBe(greeting));
  afterAll(async () => {
    await site.stop();
    data.remove();
  });

  const inDatabase = <Row>(sql: string, ...values: unknown[]): Row[] => {
    const db = new Database(path.join(data.dataDir, 'wedding.db'));
    try {
      const statement = db.prepare(sql);
      if (statement.reader) return statement.all(...values) as Row[];
      statement.run(...values);
      return [];
    } finally {
      db.close();
    }
  };
  return {
    url: () => site.url,
    inDatabase,
    browser: () => openPlainBrowser(site.url),
    signedIn: async () => {
      const guest = openPlainBrowser(site.url);
      const { status, location } = await guest.send('/rsvp?ingreso', family);
      expect([status, location]).toEqual([303, '/my-events']);
      return guest;
    },
    membersOf: (groupName: string) =>
      inDatabase<{ id: number; name: string; guest_id: number }>(
        `select guest_members.id, guest_members.name, guest_id from guest_members
         join guests on guests.id = guest_id where group_name = ? order by guest_members.id`,
        groupName,
      ),
    /** The family's. */
    responsesTo: (eventId: number) =>
      inDatabase<{ member_id: number; is_attending: number; version: number }>(
        `select member_id, is_attending, guest_event_responses.version from guest_event_responses
         join guest_events on guest_events.id = guest_event_id
         join guests on guests.id = guest_events.guest_id
         where event_id = ? and group_name = ? order by member_id`,
        eventId,
        family.groupName,
      ),
  };
};
