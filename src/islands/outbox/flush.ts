import { dietOfResponse } from '#contract/diet-spellings.ts';
import type { CompanionView } from '#contract/responding/companions.ts';
import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import type { AskedQuestion } from '#contract/responding/questions.ts';
import type { ResponsesView, ResponseView } from '#contract/responses.ts';
import { isConflict } from '#domain/responses/conflict.ts';
import { api, ApiError, call, sentenceOf, statusOf } from '#islands/client/api.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

import {
  type AnswersEntry,
  type CompanionEntry,
  type DietsEntry,
  type Entry,
  isAboutCompanion,
  isAboutDiets,
  isAboutEvent,
  isAboutQuestion,
  type ResponsesEntry,
} from './entry.ts';
import { allEntries, removeEntry, renewEntry, stopEntry } from './outbox.ts';
import { tellOutcomes } from './outbox-news.ts';
import type { Outcome } from './outcome.ts';

export type Flushed = {
  outcomes: Outcome[];
  /** Why entries are still waiting: the first error that another attempt may not meet. */
  held?: unknown;
};

/** The entries that a screen has just written for the group it was made for. */
export type Own = {
  entries: readonly Entry[];
  /** All events at once, where each round trip takes long; else one after the other. */
  together: boolean;
  /** Called before the responses of an event are read again, because another person has changed them. */
  onReading?: ((eventId: number) => void) | undefined;
};

/**
 * Sends the entries: those of a screen, or else everything of the group that is signed in. Pages and service
 * worker take turns; without Web Locks the keys alone ensure that an entry has one effect.
 */
export const flush = (own?: Own): Promise<Flushed> =>
  globalThis.navigator?.locks
    ? navigator.locks.request('convite-outbox', () => flushNow(own))
    : flushNow(own);

const flushNow = async (own?: Own): Promise<Flushed> => {
  const waiting = (await allEntries()).filter(({ stopped }) => !stopped);
  const outcomes: Outcome[] = [];
  if (waiting.length === 0) return { outcomes };
  try {
    const entries = own
      ? waiting.filter(({ key }) => own.entries.some((entry) => entry.key === key))
      : await ofSignedInGroup(waiting);
    const errors: unknown[] = [];
    const sendAll = async (some: Entry[]) => {
      const sent = await Promise.allSettled(
        inLanes(some, own?.together ?? true).map(async (lane) => {
          for (const entry of lane) outcomes.push(...(await sendEntry(entry, own)));
        }),
      );
      for (const lane of sent) if (lane.status === 'rejected') errors.push(lane.reason);
    };
    await sendAll(entries.filter((entry) => !isAboutQuestion(entry)));
    const questions = entries.filter(isAboutQuestion);
    if (questions.length > 0) await sendAll(sendable(questions, await allEntries()));
    if (errors.length === 0) return { outcomes };
    return { outcomes, held: errors.find((error) => statusOf(error) === 0) ?? errors[0] };
  } catch (error) {
    return { outcomes, held: error };
  } finally {
    await allEntries();
    if (!own) tellOutcomes(outcomes);
  }
};

/** An answer is for those who come: it waits for the responses of its event, and for its companion. */
const sendable = (questions: AnswersEntry[], left: readonly Entry[]): AnswersEntry[] =>
  questions.filter(({ groupId, eventId, answers }) => {
    const isBefore = (entry: Entry) =>
      (isAboutEvent(entry) && (eventId === null || entry.about === eventId)) ||
      (isAboutCompanion(entry) && answers.some(({ memberId }) => memberId === -entry.ref));
    return !left.some(
      (entry) =>
        entry.groupId === groupId &&
        (!entry.stopped || entry.stopped.why === 'changed') &&
        isBefore(entry),
    );
  });

/** Another group may be signed in by now: the entries of one are never sent in the name of the other. */
const ofSignedInGroup = async (entries: Entry[]) => {
  const { id } = await call(api.api.rsvp.guest.$get());
  return entries.filter(({ groupId }) => groupId === id);
};

/**
 * Lanes are sent side by side, the entries of one lane one after the other. Diets have no versions: of two
 * entries about the diet of one member the later one must arrive later.
 */
const inLanes = (entries: Entry[], together: boolean): Entry[][] => {
  const follow = (one: Entry, other: Entry) =>
    (!together && isAboutEvent(one) && isAboutEvent(other)) ||
    dietsSaid(one).some((id) => dietsSaid(other).includes(id));
  let lanes: Entry[][] = [];
  for (const entry of entries) {
    const isJoined = (lane: Entry[]) => lane.some((other) => follow(other, entry));
    const joined = [...lanes.filter(isJoined).flat(), entry];
    lanes = [...lanes.filter((lane) => !isJoined(lane)), joined];
  }
  return lanes.map((lane) => lane.sort((one, other) => one.keptAt - other.keptAt));
};

/** The members whose diet an entry states. */
const dietsSaid = (entry: Entry): number[] => {
  if (isAboutDiets(entry)) return entry.members.map(({ id }) => id);
  if (!isAboutEvent(entry)) return [];
  return entry.responses.flatMap((response) =>
    dietOfResponse(response) ? [response.memberId] : [],
  );
};

/** No signal, no session, a server in trouble, a response that changed twice: a later attempt may succeed. */
const isForLater = (error: unknown) => {
  const status = statusOf(error) ?? 0;
  if (fullOf(error)) return false;
  return [0, 401, 409, 429].includes(status) || status >= 500;
};

/** What was chosen has too few seats left. */
export const fullOf = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'full' ? error.problem : undefined;

/** @returns nothing where the entry was refused for good: it stays, stopped */
const sendEntry = async (entry: Entry, own?: Own): Promise<Outcome[]> => {
  try {
    if (isAboutEvent(entry)) return [await sendResponses(entry, own)];
    if (isAboutQuestion(entry)) return [await sendAnswers(entry)];
    return [await (isAboutDiets(entry) ? sendDiets(entry) : sendCompanion(entry))];
  } catch (error) {
    if (isForLater(error)) throw error;
    return refuse(entry, error, own !== undefined);
  }
};

const refuse = async (entry: Entry, error: unknown, isOwn: boolean): Promise<Outcome[]> => {
  if (isOwn) {
    await removeEntry(entry);
    return [{ about: entry.about, kind: 'refused', error }];
  }
  const sentence = sentenceOf(error);
  const isGone = error instanceof ApiError && error.status === 404;
  await stopEntry(entry, { why: isGone ? 'gone' : 'refused', ...(sentence && { sentence }) });
  return [];
};

const givenAt = ({ keptAt }: Entry) => new Date(keptAt).toISOString();

const withKey = ({ key }: Entry) => ({ headers: { 'Idempotency-Key': key } });

const sendDiets = async (entry: DietsEntry): Promise<Outcome> => {
  const { members } = await call(
    api.api.rsvp.guest.dietary.$put({ json: { members: entry.members } }, withKey(entry)),
  );
  await removeEntry(entry);
  return { about: 'diets', kind: 'received', members };
};

const sendCompanion = async (entry: CompanionEntry): Promise<Outcome> => {
  const { about, ref, person } = entry;
  const companion = person
    ? await call<CompanionView>(
        api.api.rsvp.companions.$post(
          { json: { ...person, ref, given_at: givenAt(entry) } },
          withKey(entry),
        ),
      )
    : null;
  if (!person) {
    const path = { param: { memberId: `ref-${ref}` } };
    await call(api.api.rsvp.companions[':memberId'].$delete(path, withKey(entry)));
  }
  await removeEntry(entry);
  return { about, kind: 'received', ref, companion };
};

const sendAnswers = async (entry: AnswersEntry): Promise<Outcome> => {
  const { about, questionId } = entry;
  const answers = entry.answers.map(({ memberId, value }) =>
    memberId !== null && memberId < 0
      ? { questionId, memberId: null, companionRef: -memberId, value }
      : { questionId, memberId, value },
  );
  const answer = await call<AskedQuestion[] | ChangeRequestView>(
    api.api.rsvp.answers.$put({ json: { answers, given_at: givenAt(entry) } }, withKey(entry)),
  );
  await removeEntry(entry);
  return 'status' in answer
    ? { about, kind: 'asked', request: answer }
    : { about, kind: 'received', questions: answer };
};

const sendResponses = async (entry: ResponsesEntry, own?: Own): Promise<Outcome> => {
  if (entry.asks) return askForChange(entry, entry.asks.message);
  const { about, unheard } = entry;
  try {
    return await postResponses(entry);
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
  }
  own?.onReading?.(about);
  const stored = await storedResponses(about);
  if (isContradicted(entry, stored)) {
    await stopEntry(entry, { why: 'changed' });
    return { about, kind: 'changed', responses: stored, unheard };
  }
  // What changed does not contradict the guest: once more, having seen it.
  const renewed = { ...entry, key: newSubmissionKey(), responses: seen(entry, stored) };
  await renewEntry(entry, renewed);
  return postResponses(renewed);
};

/** What this phone itself sent earlier, without hearing an answer, is no contradiction. */
const isContradicted = ({ responses, unheard }: ResponsesEntry, stored: readonly ResponseView[]) =>
  stored.some((view) => {
    const now = { isAttending: view.responded ? view.isAttending : null, version: view.version };
    const isOurs = unheard.some(
      ({ memberId, isAttending }) => memberId === view.memberId && isAttending === now.isAttending,
    );
    const said = responses.find(({ memberId }) => memberId === view.memberId);
    return said && !isOurs && isConflict({ version: 0, ...said }, now);
  });

const postResponses = async (entry: ResponsesEntry): Promise<Outcome> => {
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
    : { about, kind: 'received', responses: answer.responses };
};

const askForChange = async (entry: ResponsesEntry, message: string): Promise<Outcome> => {
  const { about, responses } = entry;
  const asked = responses.map(({ memberId, isAttending }) => ({ memberId, isAttending }));
  const request = await call<ChangeRequestView>(
    api.api.rsvp['change-requests'].$post(
      { json: { eventId: about, responses: asked, message } },
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

const seen = ({ responses }: ResponsesEntry, stored: readonly ResponseView[]) =>
  responses.map((response) => {
    const now = stored.find(({ memberId }) => memberId === response.memberId);
    return now ? { ...response, version: now.version } : response;
  });
