import type { ResponseView } from '#contract/views.ts';
import { api, call, statusOf } from '#islands/client/api.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

import { conflictsOf } from './answer-conflicts.ts';
import { type AnswerSheet, type Body } from './answer-sheet.ts';
import { acknowledge, prepare, refresh, unload } from './answer-submission.ts';

export type Failure = { eventId: number; error: unknown };

type Job = {
  eventIds: readonly number[];
  /** An event for which there is nothing to say is skipped. */
  bodyOf: (sheet: AnswerSheet, eventId: number) => Body;
  /** Sees every state on the way, so that a closed tab loses nothing. */
  note: (sheet: AnswerSheet) => void;
  /** The server's own words: what it has of an event now, received from here or not. */
  onStored?: (eventId: number, responses: ResponseView[]) => void;
};

/** Somebody else answered in between, and the guest has not yet said which answer holds. */
export class UndecidedError extends Error {
  override name = 'UndecidedError';
}

/** One event after the other: the next starts when the previous is answered. */
export const sendAnswers = async (sheet: AnswerSheet, job: Job): Promise<Failure[]> => {
  const failures: Failure[] = [];
  let current = sheet;
  const note = (next: AnswerSheet) => job.note((current = next));
  for (const [index, eventId] of job.eventIds.entries()) {
    try {
      if (conflictsOf(current, eventId).length > 0) throw new UndecidedError();
      await sendEvent(() => current, eventId, { ...job, note });
    } catch (error) {
      failures.push({ eventId, error });
      // Without signal or session the next would fare no better.
      if (statusOf(error) !== 0 && statusOf(error) !== 401) continue;
      note(prepareAll(current, job, job.eventIds.slice(index)));
      break;
    }
  }
  return failures;
};

/** What would have followed gets its key, too: it can wait as it is. */
const prepareAll = (sheet: AnswerSheet, { bodyOf }: Job, eventIds: readonly number[]) =>
  eventIds.reduce((current, eventId) => {
    const responses = bodyOf(current, eventId);
    return responses.length === 0 || conflictsOf(current, eventId).length > 0
      ? current
      : prepare(current, eventId, responses, newSubmissionKey);
  }, sheet);

const sendEvent = async (current: () => AnswerSheet, eventId: number, job: Job) => {
  try {
    await post(current, eventId, job);
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    job.note(await reread(current(), eventId, job));
    if (conflictsOf(current(), eventId).length > 0) throw new UndecidedError();
    // What changed does not contradict this guest: once more, having seen it.
    await post(current, eventId, job);
  }
};

const post = async (current: () => AnswerSheet, eventId: number, { bodyOf, ...job }: Job) => {
  const responses = bodyOf(current(), eventId);
  if (responses.length === 0) return;
  job.note(prepare(current(), eventId, responses, newSubmissionKey));
  const submission = current().submissions[eventId];
  if (!submission) return;
  const answer = await call(
    api.api.rsvp.responses[':eventId'].$post(
      { param: { eventId: `${eventId}` }, json: { responses: submission.responses } },
      { headers: { 'Idempotency-Key': submission.key } },
    ),
  );
  job.onStored?.(eventId, answer.responses);
  job.note(acknowledge(current(), eventId, answer.responses));
};

/** What is stored now, for the guest's choices to be held against. */
const reread = async (sheet: AnswerSheet, eventId: number, { note, onStored }: Job) => {
  note(unload(sheet, eventId));
  try {
    const responses = await storedNow(eventId);
    onStored?.(eventId, responses);
    return refresh(sheet, eventId, responses);
  } catch (error) {
    note(sheet);
    throw error;
  }
};

const storedNow = async (eventId: number) => {
  const { responses } = await call(
    api.api.rsvp.responses[':eventId'].$get({ param: { eventId: `${eventId}` } }),
  );
  return responses;
};
