/** Every way in which a rule of the product says no. The API turns each into a status and a sentence. */
export const domainErrorCodes = [
  'malformed',
  'invalid_fields',
  'not_signed_in',
  'wrong_credentials',
  'wrong_admin_credentials',
  'everybody_erased',
  'too_many_attempts',
  'not_admin',
  'reauthentication_required',
  'foreign_origin',
  'not_found',
  'foreign_member',
  'unknown_event',
  'mismatched_answer',
  'answer_changed',
  'group_changed',
  'event_changed',
  'gift_changed',
  'table_changed',
  'seat_changed',
  'unknown_table',
  'not_invited',
  'own_wish',
  'group_name_taken',
  'last_member',
  'event_has_answers',
  'group_has_purchases',
  'gift_unavailable',
  'gift_has_purchases',
  'not_a_transfer',
  'not_an_online_payment',
  'payments_unavailable',
  'payments_busy',
  'payments_silent',
  'bad_signature',
  'wrong_verify_token',
  'bad_picture',
  'restore_name_taken',
  'restore_invited_again',
  'restore_other_first',
  'key_reused',
  'too_large',
  'live_full',
  'unreadable_file',
  'import_changed',
  'unknown_template',
  'unknown_group',
  'unknown_phone',
  'message_settled',
] as const;

export type DomainErrorCode = (typeof domainErrorCodes)[number];

/** A refusal by a rule. `details` travels to the client as it is: never put a secret in it. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: DomainErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}
