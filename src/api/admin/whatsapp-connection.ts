import { Hono } from 'hono';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import {
  cloudConfig,
  connectBaileys,
  type BaileysStatusView,
} from '#contract/whatsapp-connection.ts';
import { DomainError } from '#domain/errors.ts';
import { parsePhone } from '#domain/messages/phone.ts';
import { chatNumber } from '#domain/messages/whatsapp-link.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { body } from '../requests.ts';

/** The message channels: the couple's own WhatsApp, and Meta's official API. */
export const whatsAppConnection = ({ channels, clock }: Deps) => {
  const { baileys, cloudSettings, consent } = channels;

  const view = (): BaileysStatusView => {
    const { error, ...status } = baileys.status();
    return {
      ...status,
      error: error && connectionTexts.errors[error],
      acceptedAt: consent.at(),
    };
  };

  return new Hono<AdminEnv>()
    .use(liveEvents(noEvents))
    .get('/baileys-status', (c) => c.json(view()))
    .post('/baileys-connect', body(connectBaileys), async (c) => {
      const phone = pairingPhone(c.req.valid('json').phone);
      // The page shows the risks before it makes this call, so the call records the consent.
      if (!consent.at()) consent.accept(clock());
      await baileys.connect({ phone });
      return c.json(view());
    })
    .post('/baileys-disconnect', async (c) => {
      await baileys.disconnect();
      return c.json(view());
    })
    .get('/config', (c) => c.json(cloudSettings.view()))
    .post('/config', body(cloudConfig), (c) => {
      cloudSettings.keep(c.req.valid('json'));
      return c.json(cloudSettings.view());
    });
};

const pairingPhone = (typed: string | undefined): string | undefined => {
  if (typed === undefined) return undefined;
  const { e164 } = parsePhone(typed);
  if (e164 !== null) return chatNumber(e164);
  throw new DomainError('invalid_fields', { fields: { phone: connectionTexts.invalidPhone } });
};
