import type { CompanionView } from '#contract/responding/companions.ts';
import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import { groupHeader } from '#contract/headers.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { ResponsesView, ResponseView } from '#contract/responses.ts';
import { isConflict } from '#domain/responses/conflict.ts';
import { api, ApiError, call, isOtherGroup, messageOf, statusOf } from '#islands/client/api.ts';
import { serverTime } from '#islands/client/server-time.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

import {
  type AnswersEntry,
  type CompanionEntry,
  type DietsEntry,
  type Entry,
  isAboutDiets,
  isAboutEvent,
  isAboutQuestion,
  type ResponsesEntry,
} from './entry.ts';
import { without } from './merge-entries.ts';
import { keepReceived, removeEntry, updateEntry, stopEntry } from './outbox.ts';
import type { Result } from './result.ts';

/** The responses of an event are read again, because another person has changed them. */
type OnParse = ((eventId: number) => void) | undefined;

/** No signal, no session, a server in trouble, a response that changed twice: a later attempt may succeed. */
const isForLater = (error: unknown) => {
  const status = statusOf(error) ?? 0;
  if (fullOf(error)) return false;
  return [0, 401, 409, 429].includes(status) || status >= 500;
};

/** What was chosen has too few seats left. */
export const fullOf = (error: unknown) =>
  error instanceof ApiError && error.errorBody?.code === 'full' ? error.errorBody : undefined;

/** @returns nothing where the entry was refused for good: it stays, stopped */
export const sendEntry = async (entry: Entry, own?: { onParse?: OnParse }): Promise<Result[]> => {
  try {
    const result = await resultOf(entry, own?.onParse).catch((error: unknown) =>
      sendWithoutPerson(entry, error),
    );
    if (result.kind === 'received') await keepReceived(entry.groupId, result, serverTime());
    return [result];
  } catch (error) {
    if (isForLater(error)) throw error;
    return reject(entry, error, own !== undefined);
  }
};

/** After `foreign_member` (the couple removed that member meanwhile): the entry is sent again without the member. */
const sendWithoutPerson = async (entry: Entry, error: unknown): Promise<Result> => {
  const { code, memberId } = (error instanceof ApiError && error.errorBody) || {};
  const left = code === 'foreign_member' && memberId && without(entry, memberId);
  if (!left) throw error;
  const updated = { ...left, key: newSubmissionKey() };
  await updateEntry(entry, updated);
  return resultOf(updated, undefined).catch((next: unknown) => sendWithoutPerson(updated, next));
};

const resultOf = (entry: Entry, onParse: OnParse): Promise<Result> => {
  if (isAboutEvent(entry)) return sendResponses(entry, onParse);
  if (isAboutQuestion(entry)) return sendAnswers(entry);
  return isAboutDiets(entry) ? sendDiets(entry) : sendCompanion(entry);
};

const reject = async (entry: Entry, error: unknown, isOwn: boolean): Promise<Result[]> => {
  if (isOwn) {
    await removeEntry(entry);
    return [{ about: entry.about, kind: 'refused', error }];
  }
  const sentence = messageOf(error);
  const isDeleted = error instanceof ApiError && error.status === 404;
  await stopEntry(entry, { why: isDeleted ? 'gone' : 'refused', ...(sentence && { sentence }) });
  return [];
};

const givenAt = ({ keptAt: savedAt }: Entry) => new Date(savedAt).toISOString();

const withKey = ({ key, groupId }: Entry) => ({
  headers: { 'Idempotency-Key': key, [groupHeader]: `${groupId}` },
});

const sendDiets = async (entry: DietsEntry): Promise<Result> => {
  const { members } = await call(
    api.api.rsvp.guest.dietary.$put({ json: { members: entry.members } }, withKey(entry)),
  );
  await removeEntry(entry);
  return { about: 'diets', kind: 'received', sent: entry, members };
};

const sendCompanion = async (entry: CompanionEntry): Promise<Result> => {
  const { about, ref } = entry;
  const companion = await sentCompanion(entry);
  await removeEntry(entry);
  return { about, kind: 'received', sent: entry, ref, companion };
};

const sentCompanion = async (entry: CompanionEntry): Promise<CompanionView | null> => {
  const { ref, person, memberId } = entry;
  const { companions } = api.api.rsvp;
  if (!person) {
    const path = { param: { memberId: `ref-${ref}` } };
    await call(companions[':memberId'].$delete(path, withKey(entry)));
    return null;
  }
  if (memberId !== undefined) {
    const changed = { param: { memberId: `${memberId}` }, json: { name: person.name } };
    return call<CompanionView>(companions[':memberId'].$put(changed, withKey(entry)));
  }
  const json = { ...person, ref, given_at: givenAt(entry) };
  return call<CompanionView>(companions.$post({ json }, withKey(entry)));
};

const sendAnswers = async (entry: AnswersEntry): Promise<Result> => {
  const { about, questionId } = entry;
  const answers = entry.answers.map((one) => ({
    ...one,
    questionId,
    ...(one.memberId !== null &&
      one.memberId < 0 && { memberId: null, companionRef: -one.memberId }),
  }));
  const answer = await call<SheetQuestion[] | ChangeRequestView>(
    api.api.rsvp.answers.$put({ json: { answers, given_at: givenAt(entry) } }, withKey(entry)),
  );
  await removeEntry(entry);
  return 'status' in answer
    ? { about, kind: 'asked', request: answer }
    : { about, kind: 'received', sent: entry, questions: answer };
};

const sendResponses = async (entry: ResponsesEntry, onParse: OnParse): Promise<Result> => {
  if (entry.asks) return requestChange(entry, entry.asks.message);
  const { about } = entry;
  try {
    return await postResponses(entry);
  } catch (error) {
    if (statusOf(error) !== 409 || isOtherGroup(error)) throw error;
  }
  onParse?.(about);
  const stored = await storedResponses(about);
  const known = withOwn(entry, stored);
  if (hasConflict(known, stored)) {
    await stopEntry(known, { why: 'changed' });
    return { about, kind: 'changed', responses: stored, seen: known };
  }
  // What changed does not contradict the guest: once more, having seen it.
  const updated = { ...entry, key: newSubmissionKey(), responses: seen(entry.responses, stored) };
  await updateEntry(entry, updated);
  return postResponses(updated);
};

/** The entry, having seen what this phone itself sent earlier without hearing an answer. */
const withOwn = (entry: ResponsesEntry, stored: readonly ResponseView[]): ResponsesEntry => {
  const own = stored.filter(({ memberId, responded, isAttending }) =>
    entry.unheard.some(
      (submitted) =>
        responded && submitted.memberId === memberId && submitted.isAttending === isAttending,
    ),
  );
  return { ...entry, responses: seen(entry.responses, own) };
};

const hasConflict = ({ responses }: ResponsesEntry, stored: readonly ResponseView[]) =>
  stored.some((view) => {
    const now = { isAttending: view.responded ? view.isAttending : null, version: view.version };
    const submitted = responses.find(({ memberId }) => memberId === view.memberId);
    return submitted && isConflict({ version: 0, ...submitted }, now);
  });

const postResponses = async (entry: ResponsesEntry): Promise<Result> => {
  const { about, responses } = entry;
  const answer = await call<ResponsesView | ChangeRequestView>(
    api.api.rsvp.responses[':eventId'].$post(
      { param: { eventId: `${about}` }, json: { responses, given_at: givenAt(entry) } },
      withKey(entry),
    ),
  );
  await removeEntry(entry);
  return 'status' in answer
    ? { about, kind: 'asked', request: answer }
    : { about, kind: 'received', sent: entry, responses: answer.responses };
};

const requestChange = async (entry: ResponsesEntry, message: string): Promise<Result> => {
  const { about, responses } = entry;
  const attendance = responses.map(({ memberId, isAttending }) => ({ memberId, isAttending }));
  const request = await call<ChangeRequestView>(
    api.api.rsvp['change-requests'].$post(
      { json: { eventId: about, responses: attendance, message } },
      withKey(entry),
    ),
  );
  await removeEntry(entry);
  return { about, kind: 'asked', request };
};

const storedResponses = async (eventId: number) => {
  const { responses } = await call(
    api.api.rsvp.responses[':eventId'].$get({ param: { eventId: `${eventId}` } }),
  );
  return responses;
};

const seen = (responses: ResponsesEntry['responses'], stored: readonly ResponseView[]) =>
  responses.map((response) => {
    const now = stored.find(({ memberId }) => memberId === response.memberId);
    return now ? { ...response, version: now.version } : response;
  });
