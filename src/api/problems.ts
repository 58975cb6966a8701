import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { failureTexts, errorText } from '#content/texts/problems.ts';
import type { ErrorBody } from '#contract/problem.ts';
import { DomainError, type DomainErrorCode } from '#domain/errors.ts';
import {
  isDatabaseLocked,
  isStorageError,
  isStorageFull,
  isReadonly,
  logError,
} from './log-error.ts';

export const statuses = {
  malformed: 400,
  invalid_fields: 422,
  not_signed_in: 401,
  helper_ended: 401,
  other_group: 409,
  wrong_credentials: 401,
  wrong_admin_credentials: 401,
  wrong_start_token: 401,
  already_started: 410,
  not_demo: 410,
  backup_failed: 503,
  everybody_erased: 422,
  too_many_attempts: 429,
  too_many_writes: 429,
  not_admin: 403,
  reauthentication_required: 403,
  foreign_origin: 403,
  not_found: 404,
  foreign_member: 422,
  unknown_event: 422,
  mismatched_answer: 422,
  answer_changed: 409,
  group_changed: 409,
  event_changed: 409,
  gift_changed: 409,
  table_changed: 409,
  seat_changed: 409,
  site_changed: 409,
  settings_changed: 409,
  request_changed: 409,
  kitchen_changed: 409,
  rsvp_closed: 422,
  rsvp_open: 422,
  no_places_left: 422,
  full: 409,
  not_asked: 422,
  bad_answer: 422,
  question_changed: 409,
  question_has_answers: 409,
  unknown_question: 422,
  unknown_table: 422,
  not_invited: 422,
  own_wish: 422,
  group_name_taken: 409,
  last_member: 409,
  event_has_answers: 409,
  group_has_purchases: 409,
  gift_unavailable: 422,
  bad_amount: 422,
  amount_not_asked: 422,
  no_shares_left: 409,
  shares_gone: 409,
  shares_missing: 422,
  price_too_low_for_shares: 422,
  gift_sold: 422,
  gift_has_purchases: 409,
  not_a_transfer: 422,
  not_an_online_payment: 422,
  payments_unavailable: 502,
  payments_busy: 503,
  payments_silent: 504,
  bad_signature: 401,
  wrong_verify_token: 403,
  bad_picture: 422,
  bad_photo: 422,
  already_here: 409,
  photos_full: 409,
  wrong_photo_link: 401,
  upload_busy: 409,
  restore_name_taken: 409,
  restore_invited_again: 409,
  restore_other_first: 409,
  key_reused: 422,
  too_large: 413,
  live_full: 503,
  unreadable_file: 422,
  import_changed: 409,
  unknown_template: 404,
  unknown_group: 422,
  unknown_phone: 422,
  message_settled: 409,
} satisfies Record<DomainErrorCode, ContentfulStatusCode>;

/** The answer to a refusal: its code, the sentence, and details that help to correct it. */
export const reject = (c: Context, { code, details }: DomainError): Response => {
  const seconds = details['retryAfterSeconds'];
  if (seconds !== undefined) c.header('Retry-After', String(seconds));
  // An expired session of an administrator says nothing about a group's.
  const isGuestCall = !c.req.path.startsWith('/api/admin/');
  if (code === 'not_signed_in' && isGuestCall) c.header('X-Convite-For', 'none');
  const { field, fields, ...rest } = details as { field?: string; fields?: ErrorBody['fields'] };
  const message = Object.values(fields ?? {})[0] ?? errorText(code, details);
  const named = field === undefined ? fields : { [field]: message };
  return c.json({ code, message, ...(named && { fields: named }), ...rest }, statuses[code]);
};

const errors = (
  error: unknown,
): { code: keyof typeof failureTexts; status: ContentfulStatusCode } => {
  if (isStorageFull(error)) return { code: 'disk_full', status: 507 };
  if (isReadonly(error) || isStorageError(error)) return { code: 'disk_failed', status: 503 };
  if (isDatabaseLocked(error)) return { code: 'busy', status: 503 };
  return { code: 'internal', status: 500 };
};

export const answerError: ErrorHandler = (error, c) => {
  if (error instanceof DomainError) return reject(c, error);
  if (error instanceof HTTPException && error.status < 500) {
    return reject(c, new DomainError(error.status === 413 ? 'too_large' : 'malformed'));
  }
  // The connection was closed: nobody reads this answer, and the server did not fail.
  if (c.req.raw.signal.aborted) return reject(c, new DomainError('malformed'));
  logError(error);
  const { code, status } = errors(error);
  return c.json({ code, message: failureTexts[code] }, status);
};
