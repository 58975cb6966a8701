import { api, call, statusOf } from '#islands/client/api.ts';

import {
  type AnswersEntry,
  type Entry,
  isAboutCompanion,
  isAboutEvent,
  isAboutQuestion,
} from './entry.ts';
import { completeEntries, knownEntries } from './outbox.ts';
import { notifyResults } from './outbox-updates.ts';
import type { Result } from './result.ts';
import { refreshCache } from './refresh-saved.ts';
import { sendEntry } from './send-entry.ts';

export type FlushResult = {
  results: Result[];
  /** Why entries are still waiting: the first error that another attempt may not meet. */
  error?: unknown;
};

/** The entries that a screen has just written for the group it was made for. */
export type Own = {
  entries: readonly Entry[];
  /** All events at once, where each round trip takes long; else one after the other. */
  together: boolean;
  /** Called before the responses of an event are read again, because another person has changed them. */
  onParse?: ((eventId: number) => void) | undefined;
};

/**
 * Sends the entries: those of a screen, or else everything of the group that is signed in. Pages and service
 * worker take turns; without Web Locks the keys alone ensure that an entry has one effect.
 */
export const flush = (own?: Own): Promise<FlushResult> =>
  globalThis.navigator?.locks
    ? navigator.locks.request('convite-outbox', () => flushNow(own))
    : flushNow(own);

const flushNow = async (own?: Own): Promise<FlushResult> => {
  const results: Result[] = [];
  try {
    const known = await knownEntries().catch((error: unknown) => {
      if (!own) throw error;
      // What a screen has just said needs no reading.
      return own.entries;
    });
    const pending = known.filter(({ stopped }) => !stopped);
    if (pending.length === 0) return { results };
    const entries = own
      ? pending.filter((entry) => own.entries.some((one) => isSameSubject(one, entry)))
      : await ofSignedInGroup(pending);
    const errors: unknown[] = [];
    const sendAll = async (some: Entry[]) => {
      const sent = await Promise.allSettled(
        inLanes(some, own?.together ?? true).map(async (lane) => {
          for (const entry of lane) results.push(...(await sendEntry(entry, own)));
        }),
      );
      for (const lane of sent) if (lane.status === 'rejected') errors.push(lane.reason);
    };
    await sendAll(entries.filter((entry) => !isAboutQuestion(entry)));
    const questions = entries.filter(isAboutQuestion);
    if (questions.length > 0) await sendAll(sendable(questions, await completeEntries()));
    if (errors.length === 0) return { results };
    return { results, error: errors.find((error) => statusOf(error) === 0) ?? errors[0] };
  } catch (error) {
    return { results, error };
  } finally {
    if (!own) notifyResults(results);
    refreshCache(results);
  }
};

/** What is stored of it may have another key: the same words are the entry of before, others are merged with it. */
const isSameSubject = (one: Entry, other: Entry) =>
  one.groupId === other.groupId && one.about === other.about;

/**
 * An answer is for those who come: it waits for the responses of its event, and for its companion; the group's for
 * every companion, who may be the only one to come.
 */
const sendable = (questions: AnswersEntry[], left: readonly Entry[]): AnswersEntry[] =>
  questions.filter(({ groupId, eventId, answers }) => {
    const isBefore = (entry: Entry) =>
      (isAboutEvent(entry) && (eventId === null || entry.about === eventId)) ||
      (isAboutCompanion(entry) &&
        answers.some(({ memberId }) => memberId === null || memberId === -entry.ref));
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

/** Lanes are sent side by side, the entries of one lane one after the other. */
const inLanes = (entries: Entry[], together: boolean): Entry[][] => {
  const isOfALane = (entry: Entry) => !together && isAboutEvent(entry);
  const events = entries.filter(isOfALane).sort((one, other) => one.keptAt - other.keptAt);
  return [...entries.filter((entry) => !isOfALane(entry)).map((entry) => [entry]), events];
};
