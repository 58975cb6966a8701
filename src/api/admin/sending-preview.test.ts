import { describe, expect, test } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import type { SendPreview } from '#contract/messages.ts';
import { channelForTests } from '#tests/support/messaging/channel.ts';
import { demoSite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { family, ids, send, statusOf } from '#tests/support/messaging/sending.ts';

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
