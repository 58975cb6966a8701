import { describe, expect, test, vi } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import type { GroupMessageLine } from '#contract/messages.ts';
import { channelForTests } from '#tests/support/messaging/channel.ts';
import { demoSite } from '#tests/support/api.ts';
import {
  family,
  siteWith,
  ids,
  send,
  statusOf,
  outboxOf,
} from '#tests/support/messaging/sending.ts';

const phone = '+56 9 8765 4321';

describe('sending to one', () => {
  test('leaves at once when connected, and its text, with its code, is not kept', async () => {
    const channel = channelForTests();
    const site = siteWith(channel);
    const admin = await site.admin();
    const { results } = await send(admin, { phoneNumber: phone, message: 'RAMA {{group_name}}' });
    expect(results).toMatchObject([
      { recipientName: 'Rosa Peñaloza', success: true, state: 'accepted' },
    ]);
    // Filled when it was written: what looks like a variable is plain text.
    expect(channel.taken).toMatchObject([{ phone: '56987654321', text: 'RAMA {{group_name}}' }]);
    expect(site.raw.prepare('select text from campaigns').all()).toEqual([{ text: null }]);
  });

  test('says what is missing without a connection, and is not sent later by itself', async () => {
    const channel = channelForTests();
    channel.setStatus('disconnected');
    const site = siteWith(channel);
    const admin = await site.admin();
    const { results } = await send(admin, { phoneNumber: phone, message: 'Hola' });
    expect(results).toMatchObject([
      { success: false, state: 'failed', error: expect.stringContaining('no está conectado') },
    ]);
    channel.setStatus('connected');
    site.deps.outbox.notify();
    expect(channel.taken).toEqual([]);
    const [{ id } = { id: 0 }] = await statusOf(admin);
    const again = await admin.post(`/api/admin/whatsapp/messages/${id}`, { decision: 'again' });
    expect([again.json, channel.taken.length]).toMatchObject([{ state: 'accepted' }, 1]);
  });

  test('finds the guest however the number is written', async () => {
    const channel = channelForTests();
    const admin = await siteWith(channel).admin();
    for (const phoneNumber of ['0056 9 8765 4321', '9-8765-4321', '+56987654321']) {
      const body = { phoneNumber, message: `Hola, ${phoneNumber}` };
      expect((await admin.post('/api/admin/whatsapp/send', body)).status).toBe(200);
    }
    expect(new Set(channel.taken.map(({ phone: number }) => number))).toEqual(
      new Set(['56987654321']),
    );
    expect(channel.taken).toHaveLength(3);
  });

  test('goes to no phone but a guest’s', async () => {
    const channel = channelForTests();
    const site = siteWith(channel);
    const admin = await site.admin();
    for (const phoneNumber of ['+56 9 1111 2222', 'x', '-']) {
      const body = { phoneNumber, message: 'Hola' };
      expect((await admin.post('/api/admin/whatsapp/send', body)).status).toBe(422);
    }
    expect(channel.taken).toEqual([]);
  });
});

test('an unknown template is not found; the approved one is queued for each person', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const guestIds = ids(site, family);
  const post = (templateId: string) =>
    admin.post('/api/admin/whatsapp/send-template', { guestIds, templateId });
  expect(await post('otra')).toMatchObject({
    status: 404,
    json: { message: 'Plantilla no encontrada' },
  });
  expect((await post('confirmar_glamping')).json).toMatchObject({
    results: [{ state: 'queued' }, { state: 'queued' }],
  });
});

test('the couple stops the sending, goes on, and empties the queue', async () => {
  const channel = channelForTests();
  const site = siteWith(channel);
  const admin = await site.admin();
  const pause = (paused: boolean) => admin.put('/api/admin/whatsapp/outbox', { paused });
  expect((await pause(true)).json).toMatchObject({ stopReason: 'Ustedes lo detuvieron.' });
  await send(admin, { guestIds: ids(site, family), template: 'Hola' });
  expect((await admin.delete('/api/admin/whatsapp/outbox/queue')).json).toEqual({ removed: 2 });
  await pause(false);
  expect(await outboxOf(admin)).toMatchObject({ waiting: 0, stopReason: null });
  expect(channel.taken).toEqual([]);
});

test('the couple decides about uncertain messages, once', async () => {
  const channel = channelForTests();
  channel.answerWith(() => ({ state: 'uncertain' }));
  const site = siteWith(channel);
  const admin = await site.admin();
  await send(admin, { phoneNumber: phone, message: 'Hola' });
  const [{ id, error } = { id: 0, error: '' }] = await statusOf(admin);
  expect(error).toContain('No sabemos si llegó');
  const given = () => admin.post(`/api/admin/whatsapp/messages/${id}`, { decision: 'given' });
  expect((await given()).json).toMatchObject({ state: 'accepted' });
  expect((await given()).status).toBe(409);
  expect(channel.taken).toHaveLength(1);
});

test('a group’s messages and opened chats stand in one list, without a code', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const { id, members } = groupNamed(site, family);
  await send(admin, { guestIds: [id], template: 'Hola {{access_code}}' });
  site.wait({ minutes: 5 });
  await admin.put(`/api/admin/whatsapp/chats/${members[0]!.id}`, { written: true });
  const { json, text } = await admin.get(`/api/admin/whatsapp/guests/${id}/messages`);
  expect(
    (json as GroupMessageLine[]).map(({ what, recipientName }) => [what, recipientName]),
  ).toEqual([
    ['chat', 'Rosa Peñaloza'],
    ['queued', 'Tomás Ríos'],
    ['queued', 'Rosa Peñaloza'],
  ]);
  expect(text).toContain('{{access_code}}');
  expect(text).not.toContain('RAMA');
});

test('no text, code or phone of what goes out is logged, not even when the channel breaks', async () => {
  const output: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void output.push(words.join(' ')));
  }
  const channel = channelForTests();
  channel.answerWith(({ text, phone: to }) => Promise.reject(new Error(`${to} ${text}`)));
  const site = siteWith(channel);
  const admin = await site.admin();
  await send(admin, { phoneNumber: phone, message: 'canario RAMA-4T7W' });
  vi.restoreAllMocks();
  expect(output.join('\n')).toContain('Fault');
  for (const canary of ['canario', 'RAMA', '8765', 'Rosa'])
    expect(output.join('\n')).not.toContain(canary);
});
