import { groupNamed } from '#tests/support/wedding.ts';
import type { MessageView, OutboxView, SendResults } from '#contract/messages.ts';
import { rates } from '#domain/messages/pacing.ts';
import { type ChannelForTests } from '#tests/support/messaging/channel.ts';
import { demoSite, type Site } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';

export const family = 'Familia Peñaloza Ríos';

/** No pacing: messages leave at once. */
export const atOnce = {
  ...rates.baileys,
  gap: [0, 0] as const,
  quiet: [0, 0] as const,
  daily: 1000,
};

export const siteWith = (channel: ChannelForTests) =>
  demoSite({ outbox: { channels: [channel], rateOf: () => atOnce } });

export const ids = (site: Site, ...names: string[]) =>
  names.map((name) => groupNamed(site, name).id);

export const send = async (admin: Browser, body: object, key?: string): Promise<SendResults> =>
  (await admin.post('/api/admin/whatsapp/send', body, { 'Idempotency-Key': key })).json;

export const statusOf = async (admin: Browser): Promise<MessageView[]> =>
  (await admin.get('/api/admin/whatsapp/status')).json;

export const outboxOf = async (admin: Browser): Promise<OutboxView> =>
  (await admin.get('/api/admin/whatsapp/outbox')).json;
