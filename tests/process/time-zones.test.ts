import Excel from 'exceljs';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';
import { zones } from '../../e2e/fixtures/zones.ts';

/** Around both changes of the Chilean clock: one night has the last hour twice, one has no midnight. */
const moments = [
  ['2026-04-04T22:59', '4 de abril de 2026 • 10:59 pm', '2026-04-04T22:59:00-03:00'],
  ['2026-04-05T00:00', '5 de abril de 2026 • 12:00 am', '2026-04-05T00:00:00-04:00'],
  ['2026-04-04T23:30', '4 de abril de 2026 • 11:30 pm', '2026-04-04T23:30:00-03:00'],
  ['2026-09-05T23:59', '5 de septiembre de 2026 • 11:59 pm', '2026-09-05T23:59:00-04:00'],
  ['2026-09-06T01:00', '6 de septiembre de 2026 • 1:00 am', '2026-09-06T01:00:00-03:00'],
  // An hour that the change of clocks skips.
  ['2026-09-06T00:30', '6 de septiembre de 2026 • 1:30 am', '2026-09-06T01:30:00-03:00'],
] as const;

const siteUrl = 'http://localhost:4859';
const family = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };

type Event = { id: number; name: string; date: string };

test('wherever the server stands, every date is the same', async () => {
  const data = copyTemplate();
  onTestFinished(() => data.remove());
  /** What the site says in its zone, all of it from one file. */
  const textsIn = async (zone: string, work: (call: Call) => Promise<Record<string, string>>) => {
    const server = await startServer({ DATA_DIR: data.dataDir, SITE_URL: siteUrl, TZ: zone });
    const call: Call = async (path, { cookie = '', method = 'GET', json } = {}) =>
      fetch(server.url + path, {
        method,
        headers: { Cookie: cookie, Origin: siteUrl, 'Content-Type': 'application/json' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
    const texts = await work(call);
    await server.stop();
    return texts;
  };

  let cookies = { couple: '', guest: '' };
  let events: Event[] = [];
  await textsIn('Asia/Tokyo', async (call) => {
    cookies = {
      couple: await signedIn(call, 'admin', admin),
      guest: await signedIn(call, 'rsvp', family),
    };
    const as = { cookie: cookies.couple };
    for (const [date] of moments) {
      const event = {
        name: `Cambio de hora ${date}`,
        description: 'Reloj',
        location: 'Linares',
        date,
      };
      await call('/api/admin/events', { ...as, method: 'POST', json: { ...event, day_number: 1 } });
    }
    events = (await (await call('/api/admin/events', as)).json()) as Event[];
    const groups = (await (await call('/api/admin/guests', as)).json()) as Group[];
    const own = groups.find(({ group_name }) => group_name === family.groupName)!;
    const { group_name, access_code, guest_type, invited_by } = own;
    const guest = { group_name, access_code, guest_type, invited_by };
    const change = { guest, members: own.members, eventIds: events.map(({ id }) => id) };
    const saved = await call(`/api/admin/guests/${own.id}`, { ...as, method: 'PUT', json: change });
    expect(saved.status).toBe(200);
    const added = events.find(({ name }) => name.endsWith(moments[0][0]))!;
    const answers = { responses: [{ memberId: own.members[0]!.id, isAttending: true }] };
    const path = `/api/rsvp/responses/${added.id}`;
    const options = { cookie: cookies.guest, method: 'POST', json: answers };
    expect((await call(path, options)).status).toBe(200);
    return {};
  });

  const added = events.filter(({ name }) => name.startsWith('Cambio de hora'));
  for (const [typed, , stored] of moments) {
    expect(added.find(({ name }) => name.endsWith(typed))?.date).toBe(stored);
  }

  const readAll = async (call: Call) => {
    const texts: Record<string, string> = {};
    const read = async (cookie: string, paths: string[]) => {
      for (const path of paths) {
        const answer = await call(path, { cookie });
        expect([path, answer.status]).toEqual([path, 200]);
        const isSheet = answer.headers.get('Content-Type')?.includes('spreadsheet');
        texts[path] = isSheet ? await cellsOf(answer) : await answer.text();
      }
    };
    await read(cookies.guest, [
      ...['/', '/my-events', '/my-events/attendance', '/my-events/calendar.ics', '/rsvp'],
      ...['/api/rsvp/events', '/gifts', '/api/guest-purchases'],
      ...added.flatMap(({ id }) => [
        `/events/${id}`,
        `/events/${id}/rsvp`,
        `/events/${id}/calendar.ics`,
      ]),
    ]);
    await read(cookies.couple, [
      ...['events', 'history', 'rsvps', 'purchases', 'removals'].map(
        (list) => `/api/admin/${list}`,
      ),
      ...['/api/admin/purchases/export', `/api/admin/rsvps/event/${added[0]!.id}/export`],
      ...['/admin/events', '/api/admin/privacy', '/api/admin/guests-with-gifts'],
    ]);
    return texts;
  };

  const here = await textsIn(zones[0], readAll);
  for (const [typed, shown] of moments) {
    const { id } = added.find(({ name }) => name.endsWith(typed))!;
    expect(wordsOf(here[`/events/${id}`]!).includes(shown), `${typed} for guests`).toBe(true);
  }
  for (const zone of zones.slice(1)) {
    const there = await textsIn(zone, readAll);
    const different = Object.keys(here).filter(
      (path) => withoutNow(there[path]!) !== withoutNow(here[path]!),
    );
    expect(different, zone).toEqual([]);
  }
});

type Call = (
  path: string,
  request?: { cookie?: string; method?: string; json?: unknown },
) => Promise<Response>;

type Group = {
  id: number;
  group_name: string;
  access_code: string;
  guest_type: string;
  invited_by: string;
  members: { id: number; name: string }[];
};

const signedIn = async (call: Call, door: 'admin' | 'rsvp', login: object) => {
  const answer = await call(`/api/${door}/login`, { method: 'POST', json: login });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** What the cells show, without the file's own dates. */
const cellsOf = async (answer: Response) => {
  const book = new Excel.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  return book.worksheets
    .flatMap((sheet) => sheet.getSheetValues())
    .map((row) => JSON.stringify(row))
    .join('\n');
};

/** What a page says, without how it is drawn. */
const wordsOf = (html: string) =>
  html.replaceAll(/<style.*?<\/style>|<[^>]+>/gsu, '').replaceAll(/\s+/gu, ' ');

/** An entry of a calendar, an offer to erase and a group's page tell when they were made; each plain form has a key of its own, which its island is named after. */
const withoutNow = (text: string) =>
  text
    .replaceAll(/^DTSTAMP:.*$/gmu, '')
    .replaceAll(/"(?:dueAt|backupsUntil)":"[^"]*"/gu, '')
    .replaceAll(/ data-(?:read|stream)="[^"]*"/gu, '')
    .replaceAll(/según lo sabido a las \d\d:\d\d/gu, '')
    .replaceAll(/<astro-island uid="\w+"/gu, '')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, '')
    .replaceAll(/hace (?:un momento|\d+ \w+)/gu, '');
