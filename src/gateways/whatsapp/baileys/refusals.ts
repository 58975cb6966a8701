import type { SendOutcome } from '../channel.ts';

/** The outcome for an error code in WhatsApp's acknowledgement. In every case it was certainly not sent. */
export const refusal = (code: number): SendOutcome => {
  // Messages to strangers are restricted: each further attempt makes it worse.
  if (code === 463) return { state: 'failed', fault: 'stranger_limit', pause: true };
  if (code === 429) return { state: 'failed', fault: 'too_many', pause: true };
  if (code === 403) return { state: 'failed', fault: 'banned', pause: true };
  // 479: WhatsApp does not understand our message; the next one would fail too.
  return { state: 'failed', fault: 'refused', pause: code === 479 };
};

export const notConnected: SendOutcome = { state: 'failed', fault: 'not_connected', pause: false };
export const notOnWhatsApp: SendOutcome = {
  state: 'failed',
  fault: 'not_on_whatsapp',
  pause: false,
};
export const providerDown: SendOutcome = { state: 'failed', fault: 'provider_down', pause: true };
export const uncertain: SendOutcome = { state: 'uncertain' };
