import type { SaveDiets } from '#contract/diets.ts';
import type { SaveResponses } from '#contract/responses.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

/** Increased when the shape of an entry changes: a phone may hold entries of an older version of the site. */
export const format = 1;

/** An entry that could not be sent for this long is not sent any more. */
export const lastsMs = 14 * 24 * 60 * 60_000;

/** Why an entry is not sent again. It stays until the guest has been told. */
export type Stopped = {
  why: 'changed' | 'gone' | 'refused' | 'expired' | 'unreadable';
  /** The server's own words. */
  sentence?: string;
};

type Kept = {
  format: typeof format;
  groupId: number;
  /** In milliseconds since 1970. */
  keptAt: number;
  /** The Idempotency-Key: an entry sent twice has one effect. */
  key: string;
  stopped?: Stopped;
};

/** Ids and responses only: no name, no access code. One entry for each event, one for the diets. */
export type ResponsesEntry = Kept & {
  about: number;
  responses: SaveResponses['responses'];
  /** What earlier attempts said without an answer from the server: they may have arrived. */
  unheard: Pick<SaveResponses['responses'][number], 'memberId' | 'isAttending'>[];
  /** Asks the couple for a change after the deadline, with these words. */
  asks?: { message: string };
};
export type DietsEntry = Kept & { about: 'diets'; members: SaveDiets['members'] };
export type Entry = ResponsesEntry | DietsEntry;

export const isAboutEvent = (entry: Entry): entry is ResponsesEntry => entry.about !== 'diets';

export const responsesEntry = (
  groupId: number,
  eventId: number,
  responses: ResponsesEntry['responses'],
): ResponsesEntry => ({ ...newEntry(groupId), about: eventId, responses, unheard: [] });

export const requestEntry = (
  groupId: number,
  eventId: number,
  responses: ResponsesEntry['responses'],
  message: string,
): ResponsesEntry => ({ ...responsesEntry(groupId, eventId, responses), asks: { message } });

export const dietsEntry = (groupId: number, members: DietsEntry['members']): DietsEntry => ({
  ...newEntry(groupId),
  about: 'diets',
  members,
});

const newEntry = (groupId: number): Kept => ({
  format,
  groupId,
  keptAt: Date.now(),
  key: newSubmissionKey(),
});

/**
 * The entry to store where one about the same event, or about the diets, is stored already. The same words are
 * that entry again, with its key: it may have arrived. Members that the new words do not mention keep theirs.
 */
export const merged = (before: Entry, entry: Entry): Entry => {
  if (isAboutEvent(entry) && isAboutEvent(before)) return mergedResponses(before, entry);
  if (isAboutEvent(entry) || isAboutEvent(before)) return entry;
  if (!before.stopped && isEqual(before.members, entry.members)) return before;
  const said = new Set(entry.members.map(({ id }) => id));
  const others = before.members.filter(({ id }) => !said.has(id));
  return { ...entry, members: [...entry.members, ...others] };
};

const mergedResponses = (before: ResponsesEntry, entry: ResponsesEntry): ResponsesEntry => {
  if (before.asks || entry.asks) return isEqual(asked(before), asked(entry)) ? before : entry;
  if (!before.stopped && saysTheSame(before.responses, entry.responses)) return before;
  const said = new Set(entry.responses.map(({ memberId }) => memberId));
  const others = before.responses.filter(({ memberId }) => !said.has(memberId));
  const attempted = before.responses.map(({ memberId, isAttending }) => ({
    memberId,
    isAttending,
  }));
  return {
    ...entry,
    responses: [...entry.responses, ...others],
    // The server has refused a stopped entry: it has not arrived.
    unheard: before.stopped ? [] : [...before.unheard, ...attempted],
  };
};

const asked = ({ responses, asks, stopped }: ResponsesEntry) => [responses, asks, stopped];

/** Versions apart: a reload brings new ones, and they change nothing in what is said. */
const saysTheSame = (one: ResponsesEntry['responses'], other: ResponsesEntry['responses']) => {
  const words = (responses: ResponsesEntry['responses']) =>
    responses.map(({ version: _seen, ...said }) => said);
  return isEqual(words(one), words(other));
};

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Stored = Partial<Omit<ResponsesEntry, 'format' | 'about'>> &
  Partial<Pick<DietsEntry, 'members'>> & { format?: number; about: Entry['about'] };

/**
 * A stored entry as this version of the site reads it. An expired or unreadable one loses its content; an entry
 * of a newer version is left alone (undefined).
 */
export const readEntry = (stored: unknown, now: number): Entry | undefined => {
  const { format: itsFormat = 0, about, groupId = 0, keptAt = 0, key = '' } = stored as Stored;
  if (itsFormat > format) return undefined;
  if (itsFormat < format || !isWhole(stored as Stored)) {
    return emptied({ format, about, groupId, keptAt, key } as Entry, 'unreadable');
  }
  const entry = stored as Entry;
  return now - keptAt > lastsMs && !entry.stopped ? emptied(entry, 'expired') : entry;
};

const isWhole = ({ about, key, responses, unheard, members }: Stored) =>
  typeof key === 'string' &&
  key !== '' &&
  (about === 'diets' ? Array.isArray(members) : Array.isArray(responses) && Array.isArray(unheard));

/** The entry without its content: the guest is still told that it was not sent. */
const emptied = (entry: Entry, why: 'expired' | 'unreadable'): Entry => {
  const { groupId, keptAt, key, about } = entry;
  const kept = { format, groupId, keptAt, key, stopped: { why } } as const;
  return about === 'diets'
    ? { ...kept, about, members: [] }
    : { ...kept, about, responses: [], unheard: [] };
};
