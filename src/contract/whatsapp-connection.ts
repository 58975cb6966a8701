import * as z from 'zod/mini';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import { line } from './text.ts';

/** Write-only values. */
export const cloudSecrets = ['token', 'app_secret', 'verify_token'] as const;

const digits = z.optional(
  line().check(z.regex(/^\d{0,30}$/u, 'Son solo números, como aparecen en Meta')),
);
const secret = z.optional(
  line(2000).check(z.regex(/^[\x21-\x7e]*$/u, 'No lleva espacios, tildes ni saltos de línea')),
);

/** POST /api/admin/whatsapp/config. An empty value keeps the stored one. */
export const cloudConfig = z.strictObject({
  phone_number_id: digits,
  waba_id: digits,
  token: secret,
  app_secret: secret,
  verify_token: secret,
  version: z.optional(line().check(z.regex(/^(v\d{1,3}\.\d{1,2})?$/u, 'Se escribe como v23.0'))),
});

export type CloudConfig = z.infer<typeof cloudConfig>;

type SecretView = { configured: boolean; last4: string | null };

export type CloudConfigView = {
  phone_number_id: string;
  waba_id: string;
  version: string;
  token: SecretView;
  app_secret: SecretView;
  verify_token: SecretView;
};

/** POST /api/admin/whatsapp/baileys-connect. With a phone: a pairing code to type there, instead of a QR. */
export const connectBaileys = z.object({
  // What is obviously no number. Whether it is a whole one the server decides.
  phone: z.optional(line(40).check(z.regex(/\d(?:\D*\d){7}/u, connectionTexts.invalidPhone))),
});

/** GET /api/admin/whatsapp/baileys-status */
export type BaileysStatusView = {
  status: 'connected' | 'connecting' | 'disconnected' | 'error';
  /** The QR's text: the screen draws the code. */
  qr: string | null;
  pairingCode: string | null;
  /** The fault, as a sentence for the couple. */
  error: string | null;
  messagesSent: number;
  messagesErrored: number;
  /** When the couple accepted the risks for their own WhatsApp account. */
  acceptedAt: string | null;
};
