import { describe, expect, test, vi } from 'vitest';
import type { MessageView } from '#contract/messages.ts';
import { channelForTests } from '#tests/support/messaging/channel.ts';
import { demoSite } from '#tests/support/api.ts';
import {
  family,
  atOnce,
  siteWith,
  ids,
  send,
  statusOf,
  outboxOf,
} from '#tests/support/messaging/sending.ts';

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
      stopReason: null,
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
      outbox: { channels: [channel], rateOf: () => ({ ...atOnce, daily: 1 }) },
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
    channel.answerWith(() => ({ state: 'failed', failure: 'not_on_whatsapp', stopOutbox: false }));
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
