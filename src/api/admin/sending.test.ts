import { describe, expect, test, vi } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import type {
  GroupMessageLine,
  MessageView,
  OutboxView,
  SendPreview,
  SendResults,
} from '#contract/messages.ts';
import { paces } from '#domain/messages/pacing.ts';
import { channelForTests, type ChannelForTests } from '#tests/support/messaging/channel.ts';
import { type Browser, demoSite, type Site } from '#tests/support/api.ts';

const family = 'Familia Peñaloza Ríos';
const phone = '+56 9 8765 4321';

/** No pacing: messages leave at once. */
const atOnce = { ...paces.baileys, gap: [0, 0] as const, quiet: [0, 0] as const, daily: 1000 };

const siteWith = (channel: ChannelForTests) =>
  demoSite({ outbox: { channels: [channel], paceOf: () => atOnce } });

const ids = (site: Site, ...names: string[]) => names.map((name) => groupNamed(site, name).id);

const send = async (admin: Browser, body: object, key?: string): Promise<SendResults> =>
  (await admin.post('/api/admin/whatsapp/send', body, { 'Idempotency-Key': key })).json;

const statusOf = async (admin: Browser): Promise<MessageView[]> =>
  (await admin.get('/api/admin/whatsapp/status')).json;

const outboxOf = async (admin: Browser): Promise<OutboxView> =>
  (await admin.get('/api/admin/whatsapp/outbox')).json;

describe('sending to many', () => {
  test('puts a message for everybody with a phone into the outbox, and calls none of them sent', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const guestIds = ids(site, family, 'Abuelos Henríquez');
    const { results } = await send(admin, { guestIds, template: 'Hola' });
    expect(results).toMatchObject([
      {
        recipientName: 'Rosa Peñaloza',
        groupName: family,
        success: false,
        state: 'queued',
        error: null,
      },
      { recipientName: 'Tomás Ríos', success: false, state: 'queued' },
      {
        recipientName: 'Abuelos Henríquez',
        success: false,
        state: 'failed',
        error: 'Sin un teléfono que sirva',
      },
    ]);
    expect(await statusOf(admin)).toMatchObject([
      { recipientName: 'Tomás Ríos', state: 'queued' },
      { recipientName: 'Rosa Peñaloza', state: 'queued' },
    ]);
    expect(await outboxOf(admin)).toEqual({
      channel: null,
      waiting: 2,
      paused: null,
      pausedWhy: null,
      nextAt: null,
      lastAt: null,
      campaigns: [expect.objectContaining({ kind: 'template', counts: { queued: 2 } })],
    });
  });

  test('goes out by the connection, and the record says so', async () => {
    const channel = channelForTests();
    const site = siteWith(channel);
    const admin = await site.admin();
    await send(admin, { guestIds: ids(site, family), template: '{{group_name}}' });
    await vi.waitFor(async () =>
      expect((await statusOf(admin)).map(({ state }) => state)).toEqual(['accepted', 'accepted']),
    );
    expect(channel.taken.map(({ text }) => text)).toEqual([family, family]);
  });

  test('tapped twice with one key is one campaign', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const body = { guestIds: ids(site, family), template: 'Hola' };
    const first = await send(admin, body, 'k1');
    expect(await send(admin, body, 'k1')).toEqual(first);
    expect(await statusOf(admin)).toHaveLength(2);
  });

  test('with one key and something else is refused, and nothing is queued', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const post = (guestIds: number[], template: string) =>
      admin.post('/api/admin/whatsapp/send', { guestIds, template }, { 'Idempotency-Key': 'k1' });
    const [one = 0, other = 0] = ids(site, family, 'Tía Marta');
    await post([one], 'Hola');
    expect((await post([one], 'Adiós')).status).toBe(422);
    expect((await post([other], 'Hola')).status).toBe(422);
    expect(await statusOf(admin)).toHaveLength(2);
  });

  test('pressed in two tabs, each with its key, sends each message once', async () => {
    const channel = channelForTests();
    const site = siteWith(channel);
    const [admin, partner] = [await site.admin(), await site.admin()];
    const [one = 0, other = 0] = ids(site, family, 'Tía Marta');
    const [first, second] = await Promise.all([
      send(admin, { guestIds: [one], template: 'Hola {{group_name}}' }, 'k1'),
      send(partner, { guestIds: [one, other], template: 'Hola {{group_name}}' }, 'k2'),
    ]);
    expect(second.results.map(({ messageId }) => messageId)).toEqual([
      ...first.results.map(({ messageId }) => messageId),
      expect.any(Number),
    ]);
    await vi.waitFor(() => expect(channel.taken).toHaveLength(3));
    site.wait({ minutes: 5 });
    await send(partner, { guestIds: [one, other], template: 'Hola {{group_name}}' });
    expect(await statusOf(admin)).toHaveLength(3);
    // Not duplicates: another text, the same text much later, or recipients that the couple chose to write to
    // anyway.
    await send(admin, { guestIds: [other], template: 'Hola {{group_name}}', skip: [] });
    await send(admin, { guestIds: [other], template: 'Les recordamos' });
    site.wait({ minutes: 20 });
    await send(admin, { guestIds: [other], template: 'Hola {{group_name}}' });
    await vi.waitFor(() => expect(channel.taken).toHaveLength(6));
  });

  test('pressed again while it is under way, sends each message once, however long it takes', async () => {
    const channel = channelForTests();
    const site = demoSite({
      outbox: { channels: [channel], paceOf: () => ({ ...atOnce, daily: 1 }) },
    });
    const admin = await site.admin();
    const body = { guestIds: ids(site, family), template: 'Hola' };
    await send(admin, body);
    await vi.waitFor(() => expect(channel.taken).toHaveLength(1));
    site.wait({ minutes: 300 });
    const { results } = await send(admin, body);
    expect(results.map(({ state, success }) => [state, success])).toEqual([
      ['accepted', true],
      ['queued', false],
    ]);
    expect(await statusOf(admin)).toHaveLength(2);
  });

  test('pressed again, tries again what surely did not go', async () => {
    const channel = channelForTests();
    channel.answerWith(() => ({ state: 'failed', fault: 'not_on_whatsapp', pause: false }));
    const site = siteWith(channel);
    const admin = await site.admin();
    const body = { guestIds: ids(site, 'Tía Marta'), template: 'Hola' };
    await send(admin, body);
    await vi.waitFor(async () =>
      expect(await statusOf(admin)).toMatchObject([{ state: 'failed' }]),
    );
    channel.answerWith(({ id }) => ({ state: 'accepted', id }));
    await send(admin, body);
    await vi.waitFor(async () =>
      expect(await statusOf(admin)).toMatchObject([
        { state: 'accepted', error: null },
        { state: 'failed' },
      ]),
    );
  });

  test('needs recipients, a text, and existing groups', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const post = (body: object) => admin.post('/api/admin/whatsapp/send', body);
    for (const body of [
      { guestIds: [], template: 'Hola' },
      { guestIds: ids(site, family), template: '  ' },
    ]) {
      expect((await post(body)).json).toMatchObject({
        message: 'Selecciona al menos un invitado y escribe un mensaje',
      });
    }
    expect((await post({ guestIds: [999], template: 'Hola' })).status).toBe(422);
    expect(await statusOf(admin)).toEqual([]);
  });
});

describe('the preview of a sending', () => {
  const preview = async (admin: Browser, body: object): Promise<SendPreview> =>
    (await admin.post('/api/admin/whatsapp/preview', body)).json;
  const skip = ['waiting', 'written_today', 'doubtful_phone', 'no_event'];

  test('says who gets it, who does not and why, how fast, and when it would be done', async () => {
    const site = demoSite({ outbox: { channels: [channelForTests()] } });
    const admin = await site.admin();
    const guestIds = ids(site, family, 'Abuelos Henríquez');
    expect(await preview(admin, { guestIds, kind: 'template' })).toEqual({
      channel: 'baileys',
      people: 2,
      groups: 1,
      leftOut: [
        {
          reason: 'no_phone',
          people: [
            { name: 'Elba Henríquez', groupName: 'Abuelos Henríquez' },
            { name: 'Osvaldo Henríquez', groupName: 'Abuelos Henríquez' },
            { name: 'Emilia Ríos', groupName: family },
            { name: 'Bruno Ríos', groupName: family },
          ],
        },
      ],
      exampleId: guestIds[0],
      pace: {
        gap: [20, 60],
        daily: 20,
        left: 20,
        quiet: [21, 9],
        first: '2025-11-20T12:00:00-03:00',
        last: '2025-11-20T12:00:40-03:00',
      },
      waiting: 0,
    });
    expect(await statusOf(admin)).toEqual([]);
  });

  test('reasons against writing to a group count when the couple leaves it out', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { id, members } = groupNamed(site, family);
    await admin.put(`/api/admin/whatsapp/chats/${members[0]!.id}`, { written: true });
    const all = { guestIds: [id], kind: 'template' };
    expect(await preview(admin, all)).toMatchObject({
      channel: null,
      people: 2,
      pace: null,
      leftOut: [
        { reason: 'no_phone' },
        { reason: 'written_today', people: [{ name: 'Rosa Peñaloza' }] },
      ],
    });
    expect(await preview(admin, { ...all, skip })).toMatchObject({ people: 1 });
    // Exactly the previewed messages are sent.
    const { results } = await send(admin, { guestIds: [id], template: 'Hola', skip });
    expect(results.map(({ recipientName }) => recipientName)).toEqual(['Tomás Ríos']);
    expect(await preview(admin, { ...all, skip })).toMatchObject({ people: 0, exampleId: null });
    // Messages of yesterday do not count as today's.
    site.wait({ days: 1 });
    expect(await preview(admin, { ...all, skip: ['written_today'] })).toMatchObject({ people: 2 });
  });
});

test('the results of one campaign are told apart from those of another', async () => {
  const site = siteWith(channelForTests());
  const admin = await site.admin();
  const { campaignId } = await send(admin, { guestIds: ids(site, family), template: 'Hola' });
  const other = await send(admin, { guestIds: ids(site, 'Tía Marta'), template: 'Hola' });
  const of = async (campaign: number) =>
    (await admin.get(`/api/admin/whatsapp/status?campaign=${campaign}`)).json as MessageView[];
  await vi.waitFor(async () =>
    expect(await of(other.campaignId)).toMatchObject([
      { recipientName: 'Marta Quilodrán', state: 'accepted' },
    ]),
  );
  expect(await of(campaignId)).toHaveLength(2);
  expect((await outboxOf(admin)).campaigns).toMatchObject([
    { id: other.campaignId, counts: { accepted: 1 } },
    { id: campaignId, counts: { accepted: 2 } },
  ]);
});

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
    site.deps.outbox.wake();
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
  expect((await pause(true)).json).toMatchObject({ pausedWhy: 'Ustedes lo detuvieron.' });
  await send(admin, { guestIds: ids(site, family), template: 'Hola' });
  expect((await admin.delete('/api/admin/whatsapp/outbox/queue')).json).toEqual({ removed: 2 });
  await pause(false);
  expect(await outboxOf(admin)).toMatchObject({ waiting: 0, pausedWhy: null });
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
  const said: string[] = [];
  for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, way).mockImplementation((...words) => void said.push(words.join(' ')));
  }
  const channel = channelForTests();
  channel.answerWith(({ text, phone: to }) => Promise.reject(new Error(`${to} ${text}`)));
  const site = siteWith(channel);
  const admin = await site.admin();
  await send(admin, { phoneNumber: phone, message: 'canario RAMA-4T7W' });
  vi.restoreAllMocks();
  expect(said.join('\n')).toContain('Fault');
  for (const canary of ['canario', 'RAMA', '8765', 'Rosa'])
    expect(said.join('\n')).not.toContain(canary);
});
