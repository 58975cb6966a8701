import { type ClientResponse, hc } from 'hono/client';

import type { Api } from '#api/app.ts';
import { connection } from '#content/texts/connection.ts';
import type { ErrorBody } from '#contract/problem.ts';

import { isOwnCall } from './offline/own-answer.ts';
import { noteSignedOut } from './offline/signed-out.ts';
import { noteServerTime } from './server-time.ts';
import { newSubmissionKey } from './submission-key.ts';

/**
 * Time limits of requests: on one bar of signal an answer may take this long. A group's own responses have a
 * shorter one: they are small, and the outbox sends them again.
 */
const timeoutMs = (path: string) => (path.startsWith('/api/rsvp/') ? 15_000 : 30_000);

const fetchWithRetry = (path: RequestInfo | URL, init?: RequestInit) => {
  const controller = new AbortController();
  // Left running while the body arrives; without effect once it has.
  setTimeout(() => controller.abort(), timeoutMs(String(path)));
  return fetch(path, { ...init, signal: controller.signal });
};

/** The keys of calls whose answer has not arrived: tried again as it was, a call has one effect. */
const unanswered = new Map<string, string>();

const fetchWithKey = async (path: RequestInfo | URL, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  if (init.method !== 'POST' || headers.has('Idempotency-Key')) return fetchWithRetry(path, init);
  const call = `${String(path)} ${String(init.body)}`;
  const key = unanswered.get(call) ?? newSubmissionKey();
  unanswered.set(call, key);
  headers.set('Idempotency-Key', key);
  const answer = await fetchWithRetry(path, { ...init, headers });
  if (answer.status < 500 && isOwnCall(answer)) unanswered.delete(call);
  return answer;
};

export const api = hc<Api>('/', {
  fetch: fetchWithKey as typeof fetch,
  init: { credentials: 'same-origin' },
});

/** A failed request. Status 0: no answer arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorBody: ErrorBody | undefined;

  constructor(status: number, message: string, errorBody?: ErrorBody) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errorBody = errorBody;
  }
}

/** The body of a successful answer; anything else is thrown as an ApiError. */
export const call = async <T>(sent: Promise<ClientResponse<T, number, string>>): Promise<T> => {
  const [response, body] = await sent
    .then(async (answer) => [answer, await answer.text()] as const)
    .catch(() => {
      throw new ApiError(0, connection.offline);
    });
  // Of a server in trouble the proxy before it may speak.
  if (response.status < 500 && !isOwnCall(response)) throw new ApiError(0, connection.offline);
  noteServerTime(response as Response);
  noteSignedOut(response);
  if (response.ok) return (body ? parsed(body) : undefined) as T;
  throw rejectionOf(response.status, body || response.statusText);
};

/** What is no JSON is not of this site. */
const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError(0, connection.offline);
  }
};

/** An answer that is no success, as an error. */
export const rejectionOf = (status: number, body: string) =>
  new ApiError(status, `${status}: ${body}`, errorIn(body));

const errorIn = (body: string): ErrorBody | undefined => {
  try {
    const parsed = JSON.parse(body) as Partial<ErrorBody> | null;
    return typeof parsed?.message === 'string' ? (parsed as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
};

/** The server's sentence for the user, if there is one. */
export const messageOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return error.status === 0 ? error.message : error.errorBody?.message;
};

export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** Another group has signed in on this phone meanwhile. */
export const isOtherGroup = (error: unknown) =>
  error instanceof ApiError && error.errorBody?.code === 'other_group';

/** The session is over: the page shows the sign-in. */
export const isSignedOut = (error: unknown) => [401, 403].includes(statusOf(error) ?? 0);
