import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../bench/durability/visitor.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';
import type { DoorView, NewHelperView } from '#contract/door.ts';
import {
  type FakePushService,
  startFakePushService,
} from '#tests/support/providers/fake-push-service.ts';

const data = copyTemplate();
let site: Server;
let service: FakePushService;

beforeAll(async () => {
  service = await startFakePushService();
  site = await startServer({ DATA_DIR: data.dataDir, PUSH_SERVICE_URL: service.url });
});

afterAll(async () => {
  await site.stop();
  service.stop();
  data.remove();
});

const ceremony = 49;

test('a day that slips half an hour does so on pages, phones, at the door, in calendars and on the sheet', async () => {
  const family = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
  const guest = await signIn(site, '/api/rsvp/login', family);
  const couple = await signIn(site, '/api/admin/login', admin);
  const ask = async (path: string, headers: Record<string, string>, send?: [string, object]) => {
    const [method, body] = send ?? ['GET'];
    const json = body && { body: JSON.stringify(body) };
    const answer = await fetch(site.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...json,
    });
    expect(answer.ok, `${method} ${path}`).toBe(true);
    return answer;
  };
  const asGuest = { cookie: guest.cookie };
  const asCouple = { cookie: couple.cookie };
  const phone = service.newPhone();
  await ask('/api/rsvp/push', asGuest, ['PUT', phone.subscription]);
  const helper = {
    ...{ name: 'Pía', event_ids: [ceremony] },
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const made = await ask('/api/admin/helpers', asCouple, ['POST', helper]);
  const [, token = ''] = ((await made.json()) as NewHelperView).link.split('#');
  const stream = await ask('/api/rsvp/live', asGuest);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  void (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      heard += value;
    }
  })().catch(() => undefined);

  const read = async () => {
    const page = await (await ask('/my-events', asGuest)).text();
    const door = (await (
      await ask('/api/door', { Authorization: `Bearer ${token}` })
    ).json()) as DoorView;
    const entry = await (await ask(`/events/${ceremony}/calendar.ics`, asGuest)).text();
    const sheet = await (await ask('/my-events/pase.png', asGuest)).arrayBuffer();
    return {
      page: /antes 18:00/u.test(page),
      door: door.events.find(({ id }) => id === ceremony)!.date.slice(11, 16),
      // Of a zone's rules, and of the event at last.
      start: [...entry.matchAll(/DTSTART[^:]*:2025\d{4}T(\d{4})/gu)].at(-1)?.[1],
      sequence: Number(/SEQUENCE:(\d+)/u.exec(entry)?.[1]),
      sheet: Buffer.from(sheet).toString('base64'),
    };
  };

  const before = await read();
  expect(before).toMatchObject({ page: false, door: '18:00', start: '1800' });
  const position = heard.length;
  const delay = { minutes: 30, following: true };
  await ask(`/api/admin/events/${ceremony}/delay`, asCouple, ['POST', delay]);
  await expect.poll(() => heard.slice(position), { timeout: 5_000 }).toContain('"events"');
  await expect.poll(() => phone.received.length, { timeout: 5_000 }).toBe(1);
  expect(phone.received[0]!.message.body).toMatch(/: ahora 18:30, antes 18:00/u);
  const after = await read();
  expect(after).toMatchObject({ page: true, door: '18:30', start: '1830' });
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.sheet).not.toBe(before.sheet);
  await reader.cancel();
});
