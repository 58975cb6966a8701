import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import {
  isValidSignature,
  isSameSecret,
  statusUpdatesIn,
} from '#gateways/whatsapp/cloud/status-notice.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../access/guards.ts';

/**
 * Meta's notices about messages arrive late, repeated and out of order. Only a signed notice is used; Meta
 * repeats one that is not answered with success.
 */
export const whatsAppWebhook = ({ channels: { cloud, cloudSettings } }: Deps) =>
  new Hono<CallEnv>()
    .get('/whatsapp', (c) => {
      const known = cloudSettings.verifyToken();
      const input = c.req.query('hub.verify_token') ?? '';
      const isSubscription = c.req.query('hub.mode') === 'subscribe';
      if (!known || !isSubscription || !isSameSecret(input, known)) {
        throw new DomainError('wrong_verify_token');
      }
      return c.text(c.req.query('hub.challenge') ?? '');
    })
    .post('/whatsapp', async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const secret = cloudSettings.appSecret();
      const signature = c.req.header('X-Hub-Signature-256') ?? '';
      if (!secret || !isValidSignature(secret, bytes, signature))
        throw new DomainError('bad_signature');
      for (const receipt of statusUpdatesIn(jsonIn(bytes))) cloud.handle(receipt);
      return c.json({ received: true });
    });

const jsonIn = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new DomainError('malformed');
  }
};
