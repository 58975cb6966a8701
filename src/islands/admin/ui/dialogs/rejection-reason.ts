import { listTexts } from '#content/texts/admin-lists.ts';
import { ApiError, messageOf } from '#islands/client/api.ts';

/** What the server said, or that it could not be reached. */
export const reasonOf = (error: unknown): string => messageOf(error) ?? listTexts.connectionFailed;

/** What the server said of each field. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError && error.errorBody?.fields) || {};
