import type { ResponseView } from '#contract/views.ts';
import { api, ApiError, call, sentenceOf, statusOf } from '#islands/client/api.ts';
import type { ResponseSheet } from '#islands/responses/response-sheet.ts';
import { sendAnswers, UndecidedError } from '#islands/responses/send-answers.ts';

import { type AnswersEntry, type DietsEntry, type Entry, isAboutEvent } from './entry.ts';
import { tellOutcomes } from './outbox-news.ts';
import type { Outcome } from './outcome.ts';
import { allEntries, removeEntry, renewEntry, stopEntry } from './outbox.ts';

export type Flushed = {
  outcomes: Outcome[];
  /** Why the rest still waits. */
  held?: unknown;
};

/**
 * Sends what waits. The same for pages and the worker; whoever comes second finds what the first one
 * left. Without locks the keys alone hold: a repeat has one effect.
 */
export const flush = (): Promise<Flushed> =>
  globalThis.navigator?.locks
    ? navigator.locks.request('convite-outbox', sendWaiting)
    : sendWaiting();

const sendWaiting = async (): Promise<Flushed> => {
  const waiting = (await allEntries()).filter(({ stopped }) => !stopped);
  const outcomes: Outcome[] = [];
  if (waiting.length === 0) return { outcomes };
  try {
    // Another group may be signed in by now: what one has said does not go out in the other's name.
    const { id } = await call(api.api.rsvp.guest.$get());
    const sent = await Promise.allSettled(
      inLanes(waiting.filter(({ groupId }) => groupId === id)).map(async (lane) => {
        for (const entry of lane) {
          const outcome = await (isAboutEvent(entry) ? sendEntry(entry) : sendDiets(entry));
          if (outcome) outcomes.push(outcome);
        }
      }),
    );
    const failed = sent.find((lane) => lane.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    return { outcomes, held: error };
  } finally {
    await allEntries();
    tellOutcomes(outcomes);
  }
  return { outcomes };
};

/** All at once. Diets alone have no versions: of those the later one must arrive later. */
const inLanes = (entries: Entry[]): Entry[][] => {
  const withDiets = entries.filter(saysDiets).sort((one, other) => one.keptAt - other.keptAt);
  return [withDiets, ...entries.filter((entry) => !saysDiets(entry)).map((entry) => [entry])];
};

const saysDiets = (entry: Entry) =>
  !isAboutEvent(entry) || entry.responses.some(({ dietaryRestriction }) => dietaryRestriction);

/** Neither signal nor session nor a server at work: later. */
const isForLater = (error: unknown) => {
  const status = statusOf(error);
  return status === undefined || status === 0 || [401, 429].includes(status) || status >= 500;
};

/** The server will not have it, however often it is asked. */
const giveUp = async (entry: Entry, error: unknown) => {
  if (isForLater(error)) throw error;
  const sentence = sentenceOf(error);
  const isGone = error instanceof ApiError && error.status === 404;
  await stopEntry(entry, {
    why: isGone ? 'gone' : 'refused',
    ...(sentence && { sentence }),
  });
  return undefined;
};

const sendDiets = async (entry: DietsEntry): Promise<Outcome | undefined> => {
  const { members, key } = entry;
  try {
    const stored = await call(
      api.api.rsvp.guest.dietary.$put(
        { json: { members } },
        { headers: { 'Idempotency-Key': key } },
      ),
    );
    await removeEntry(entry);
    return { about: 'diets', kind: 'received', members: stored.members };
  } catch (error) {
    return giveUp(entry, error);
  }
};

const sendEntry = async (entry: AnswersEntry): Promise<Outcome | undefined> => {
  const { about } = entry;
  let current = entry;
  let told: ResponseView[] = [];
  let renewing: Promise<void> = Promise.resolve();
  const [failure] = await sendAnswers(sheetOf(entry), {
    eventIds: [about],
    bodyOf: (sheet) => seenNow(entry, sheet),
    note: (sheet) => {
      const submission = sheet.submissions[about];
      if (!submission || submission.key === current.key) return;
      const renewed = { ...current, ...submission };
      renewing = renewing.then(renewEntry.bind(null, current, renewed));
      current = renewed;
    },
    onStored: (_eventId, responses) => (told = responses),
  });
  await renewing;
  if (!failure) {
    await removeEntry(current);
    return { about, kind: 'received', responses: told };
  }
  if (!(failure.error instanceof UndecidedError)) return giveUp(current, failure.error);
  await stopEntry(current, { why: 'changed' });
  return { about, kind: 'changed', responses: told };
};

/** As if the guest had just chosen it, with nothing known of what is stored. */
const sheetOf = ({ about, key, responses, unheard }: AnswersEntry): ResponseSheet => ({
  stored: {},
  choices: { [about]: choicesOf(responses) },
  submissions: { [about]: { key, responses, unheard } },
  acknowledged: [],
});

const choicesOf = (responses: AnswersEntry['responses']) =>
  Object.fromEntries(
    responses.map(({ memberId, isAttending, version = 0 }) => [memberId, { isAttending, version }]),
  );

/** The same words, with the versions that were seen meanwhile. */
const seenNow = ({ about, responses }: AnswersEntry, { stored }: ResponseSheet) =>
  responses.map((response) => {
    const seen = stored[about]?.[response.memberId];
    return seen ? { ...response, version: seen.version } : response;
  });
