/** Every refusal by a rule of the product. The API turns each into a status and a sentence. */
export const domainErrorCodes = [
  'malformed',
  'invalid_fields',
  'not_signed_in',
  'helper_ended',
  'other_group',
  'wrong_credentials',
  'wrong_admin_credentials',
  'wrong_start_token',
  'already_started',
  'not_demo',
  'backup_failed',
  'everybody_erased',
  'too_many_attempts',
  'too_many_writes',
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
  'site_changed',
  'settings_changed',
  'request_changed',
  'kitchen_changed',
  'rsvp_closed',
  'rsvp_open',
  'no_places_left',
  'full',
  'not_asked',
  'bad_answer',
  'question_changed',
  'question_has_answers',
  'unknown_question',
  'unknown_table',
  'not_invited',
  'own_wish',
  'group_name_taken',
  'last_member',
  'event_has_answers',
  'group_has_purchases',
  'gift_unavailable',
  'bad_amount',
  'amount_not_asked',
  'no_shares_left',
  'shares_gone',
  'shares_missing',
  'price_too_low_for_shares',
  'gift_sold',
  'gift_has_purchases',
  'not_a_transfer',
  'not_an_online_payment',
  'payments_unavailable',
  'payments_busy',
  'payments_silent',
  'bad_signature',
  'wrong_verify_token',
  'bad_picture',
  'bad_photo',
  'already_here',
  'photos_full',
  'wrong_photo_link',
  'upload_busy',
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

/** Errors about one value of the request. */
export const fieldErrorCodes = [
  'not_asked',
  'bad_answer',
  'unknown_question',
  'foreign_member',
  'unknown_event',
  'mismatched_answer',
  'unknown_table',
  'not_invited',
  'own_wish',
  'gift_unavailable',
  'bad_amount',
  'amount_not_asked',
  'shares_missing',
  'price_too_low_for_shares',
  'gift_sold',
  'bad_picture',
  'bad_photo',
  'unreadable_file',
  'unknown_group',
  'unknown_phone',
] as const satisfies readonly DomainErrorCode[];

type FieldErrorCode = (typeof fieldErrorCodes)[number];

type Details = Readonly<Record<string, unknown>>;

/** `field` is the value's dotted path in the body: `items.0.giftId`, or `body` for a file. */
type DetailsOf<Code> = Code extends FieldErrorCode
  ? [details: Details & { field: string }]
  : [details?: Details];

/** A refusal by a rule. `details` is sent to the client unchanged: never put a secret in it. */
export class DomainError<Code extends DomainErrorCode = DomainErrorCode> extends Error {
  readonly code: Code;
  readonly details: Details;

  constructor(code: Code, ...[details = {}]: DetailsOf<Code>) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}
