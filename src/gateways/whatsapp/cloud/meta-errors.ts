import type { SendResult } from '../channel.ts';

type Failed = Extract<SendResult, { state: 'failed' }>;

const failed = (failure: Failed['failure'], stopOutbox: boolean): Failed => ({
  state: 'failed',
  failure,
  stopOutbox,
});

const credentials = failed('bad_credentials', true);
const template = failed('bad_template', true);
const tooMany = failed('too_many', true);
const notOnWhatsApp = failed('not_on_whatsapp', false);
const banned = failed('banned', true);
const down = failed('provider_down', true);

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const byCode = new Map<number, Failed>([
  [0, credentials],
  [3, credentials],
  [10, credentials],
  [102, credentials],
  [190, credentials],
  [1, down],
  [2, down],
  [131000, down],
  [131016, down],
  [131057, down],
  [133004, down],
  [4, tooMany],
  [80007, tooMany],
  [130429, tooMany],
  [131048, tooMany],
  [131056, tooMany],
  [131026, notOnWhatsApp],
  [131030, notOnWhatsApp],
  [368, banned],
  [131031, banned],
  [130497, banned],
  // A disabled template, or a text where only a template is allowed.
  [131047, template],
]);

/** The fault for the Graph API's error code. In every case the message was certainly not sent. */
export const metaError = (code: number): Failed =>
  byCode.get(code) ??
  (code >= 200 && code < 300 ? credentials : undefined) ??
  (code >= 132000 && code < 133000 ? template : undefined) ??
  failed('refused', false);
