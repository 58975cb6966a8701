import type { ResponseView } from '#contract/views.ts';
import { api, call, canWait, statusOf } from '#islands/client/api.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

import { conflictsOf } from './answer-conflicts.ts';
import { type ResponseSheet, type Body } from './response-sheet.ts';
import { acknowledge, prepare, refresh, unload } from './answer-submission.ts';

export type Failure = { eventId: number; error: unknown };

type Job = {
  eventIds: readonly number[];
  /** An event for which there is nothing to say is skipped. */
  bodyOf: (sheet: ResponseSheet, eventId: number) => Body;
  /** Sees every state on the way, so that a closed tab loses nothing. */
  note: (sheet: ResponseSheet) => void;
  /** The server's own words: what it has of an event now, received from here or not. */
  onStored?: (eventId: number, responses: ResponseView[]) => void;
  /** All events at once, where each turn takes its time: else the next waits for the previous. */
  together?: boolean;
};

/** The sheet while several events change it. */
type Sending = Job & {
  now: () => ResponseSheet;
  change: (step: (sheet: ResponseSheet) => ResponseSheet) => void;
};

/** Somebody else answered in between, and the guest has not yet said which answer holds. */
export class UndecidedError extends Error {
  override name = 'UndecidedError';
}

/** One call for each event, each with its own key and its own outcome. */
export const sendAnswers = async (sheet: ResponseSheet, job: Job): Promise<Failure[]> => {
  let current = sheet;
  const sending: Sending = {
    ...job,
    now: () => current,
    change: (step) => job.note((current = step(current))),
  };
  const attempt = (eventId: number) =>
    sendEvent(eventId, sending).then(
      () => [],
      (error: unknown) => [{ eventId, error }],
    );
  return job.together
    ? (await Promise.all(job.eventIds.map(attempt))).flat()
    : oneByOne(sending, attempt);
};

/** The next starts when the previous is answered. */
const oneByOne = async (sending: Sending, attempt: (eventId: number) => Promise<Failure[]>) => {
  const failures: Failure[] = [];
  for (const [index, eventId] of sending.eventIds.entries()) {
    const [failure] = await attempt(eventId);
    if (!failure) continue;
    failures.push(failure);
    // Without signal or session the next would fare no better.
    if (!canWait(failure.error)) continue;
    sending.change((now) => prepareAll(now, sending, sending.eventIds.slice(index)));
    break;
  }
  return failures;
};

/** What would have followed gets its key, too: it can wait as it is. */
const prepareAll = (sheet: ResponseSheet, { bodyOf }: Job, eventIds: readonly number[]) =>
  eventIds.reduce((current, eventId) => {
    const responses = bodyOf(current, eventId);
    return responses.length === 0 || conflictsOf(current, eventId).length > 0
      ? current
      : prepare(current, eventId, responses, newSubmissionKey);
  }, sheet);

const sendEvent = async (eventId: number, sending: Sending) => {
  const isUndecided = () => conflictsOf(sending.now(), eventId).length > 0;
  if (isUndecided()) throw new UndecidedError();
  try {
    await post(eventId, sending);
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    await reread(eventId, sending);
    if (isUndecided()) throw new UndecidedError();
    // What changed does not contradict this guest: once more, having seen it.
    await post(eventId, sending);
  }
};

const post = async (eventId: number, { now, change, bodyOf, onStored }: Sending) => {
  const responses = bodyOf(now(), eventId);
  if (responses.length === 0) return;
  change((sheet) => prepare(sheet, eventId, responses, newSubmissionKey));
  const submission = now().submissions[eventId];
  if (!submission) return;
  const answer = await call(
    api.api.rsvp.responses[':eventId'].$post(
      { param: { eventId: `${eventId}` }, json: { responses: submission.responses } },
      { headers: { 'Idempotency-Key': submission.key } },
    ),
  );
  onStored?.(eventId, answer.responses);
  change((sheet) => acknowledge(sheet, eventId, answer.responses));
};

/** What is stored now, for the guest's choices to be held against. */
const reread = async (eventId: number, { now, change, onStored }: Sending) => {
  const { [eventId]: before = {} } = now().stored;
  change((sheet) => unload(sheet, eventId));
  try {
    const responses = await storedNow(eventId);
    onStored?.(eventId, responses);
    change((sheet) => refresh(sheet, eventId, responses));
  } catch (error) {
    change((sheet) => ({ ...sheet, stored: { ...sheet.stored, [eventId]: before } }));
    throw error;
  }
};

const storedNow = async (eventId: number) => {
  const { responses } = await call(
    api.api.rsvp.responses[':eventId'].$get({ param: { eventId: `${eventId}` } }),
  );
  return responses;
};
