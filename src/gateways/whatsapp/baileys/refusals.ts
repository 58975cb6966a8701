import type { SendOutcome } from '../channel.ts';

/** What an error in WhatsApp's acknowledgement means. Surely not sent, each of them. */
export const refusal = (code: number): SendOutcome => {
  // Writing to strangers is restricted: each further try makes it worse.
  if (code === 463) return { state: 'failed', fault: 'stranger_limit', pause: true };
  if (code === 429) return { state: 'failed', fault: 'too_many', pause: true };
  if (code === 403) return { state: 'failed', fault: 'banned', pause: true };
  // 479: WhatsApp does not understand what we send; the next one would be no better.
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
