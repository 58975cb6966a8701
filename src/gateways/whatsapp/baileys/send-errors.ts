import type { SendResult } from '../channel.ts';

/** The outcome for an error code in WhatsApp's acknowledgement. In every case it was certainly not sent. */
export const rejection = (code: number): SendResult => {
  // Messages to strangers are restricted: each further attempt makes it worse.
  if (code === 463) return { state: 'failed', failure: 'stranger_limit', stopOutbox: true };
  if (code === 429) return { state: 'failed', failure: 'too_many', stopOutbox: true };
  if (code === 403) return { state: 'failed', failure: 'banned', stopOutbox: true };
  // 479: WhatsApp does not understand our message; the next one would fail too.
  return { state: 'failed', failure: 'refused', stopOutbox: code === 479 };
};

export const notConnected: SendResult = {
  state: 'failed',
  failure: 'not_connected',
  stopOutbox: false,
};
export const notOnWhatsApp: SendResult = {
  state: 'failed',
  failure: 'not_on_whatsapp',
  stopOutbox: false,
};
export const providerDown: SendResult = {
  state: 'failed',
  failure: 'provider_down',
  stopOutbox: true,
};
export const uncertain: SendResult = { state: 'uncertain' };
