import type { SaveDiets } from '#contract/diets.ts';
import type { SaveCompanion } from '#contract/responding/companions.ts';
import type { SaveResponses } from '#contract/responses.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

/**
 * A phone may hold entries of an older version of the site, or of a newer one, which are left alone. Since 2 there
 * are companions.
 */
const formats = { events: 1, companions: 2 } as const;

/** An entry that could not be sent for this long is not sent any more. */
export const lastsMs = 14 * 24 * 60 * 60_000;

/** Why an entry is not sent again. It stays until the guest has been told. */
export type Stopped = {
  why: 'changed' | 'gone' | 'refused' | 'expired' | 'unreadable';
  /** The server's own words. */
  sentence?: string;
};

type Kept = {
  format: (typeof formats)[keyof typeof formats];
  groupId: number;
  /** In milliseconds since 1970. */
  keptAt: number;
  /** The Idempotency-Key: an entry sent twice has one effect. */
  key: string;
  stopped?: Stopped;
};

/**
 * Ids and responses only, and the names of companions: no access code. One entry for each event and each companion,
 * one for the diets.
 */
export type ResponsesEntry = Kept & {
  about: number;
  responses: SaveResponses['responses'];
  /** What earlier attempts said without an answer from the server: they may have arrived. */
  unheard: Pick<SaveResponses['responses'][number], 'memberId' | 'isAttending'>[];
  /** Asks the couple for a change after the deadline, with these words. */
  asks?: { message: string };
};
export type DietsEntry = Kept & { about: 'diets'; members: SaveDiets['members'] };
export type CompanionEntry = Kept & {
  about: `companion-${number}`;
  /** The phone's own number for them. */
  ref: number;
  /** Null: they stay away after all. */
  person: Omit<SaveCompanion, 'ref' | 'given_at'> | null;
};
export type Entry = ResponsesEntry | DietsEntry | CompanionEntry;

export const isAboutEvent = (entry: Entry): entry is ResponsesEntry =>
  typeof entry.about === 'number';

export const isAboutDiets = (entry: Entry): entry is DietsEntry => entry.about === 'diets';

export const isAboutCompanion = (entry: Entry): entry is CompanionEntry =>
  !isAboutEvent(entry) && !isAboutDiets(entry);

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

export const companionEntry = (
  groupId: number,
  ref: number,
  person: CompanionEntry['person'],
): CompanionEntry => ({
  ...newEntry(groupId),
  format: formats.companions,
  about: `companion-${ref}`,
  ref,
  person,
});

const newEntry = (groupId: number): Kept => ({
  format: formats.events,
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
  if (isAboutCompanion(entry) && isAboutCompanion(before)) {
    return !before.stopped && isEqual(before.person, entry.person) ? before : entry;
  }
  if (!isAboutDiets(entry) || !isAboutDiets(before)) return entry;
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
  Partial<Pick<DietsEntry, 'members'>> &
  Partial<Pick<CompanionEntry, 'ref' | 'person'>> & { format?: number; about: Entry['about'] };

/**
 * A stored entry as this version of the site reads it. An expired or unreadable one loses its content; an entry
 * of a newer version is left alone (undefined).
 */
export const readEntry = (stored: unknown, now: number): Entry | undefined => {
  const { format: itsFormat = 0, about, groupId = 0, keptAt = 0, key = '' } = stored as Stored;
  if (itsFormat > formats.companions) return undefined;
  if (itsFormat < formats.events || !isWhole(stored as Stored)) {
    return emptied({ about, groupId, keptAt, key } as Entry, 'unreadable');
  }
  const entry = stored as Entry;
  return now - keptAt > lastsMs && !entry.stopped ? emptied(entry, 'expired') : entry;
};

const isWhole = ({ about, key, responses, unheard, members, person }: Stored) =>
  typeof key === 'string' &&
  key !== '' &&
  (about === 'diets'
    ? Array.isArray(members)
    : typeof about === 'string'
      ? person !== undefined
      : Array.isArray(responses) && Array.isArray(unheard));

/** The entry without its content: the guest is still told that it was not sent. */
const emptied = (entry: Entry, why: 'expired' | 'unreadable'): Entry => {
  const { groupId, keptAt, key, about } = entry;
  const kept = { format: formats.events, groupId, keptAt, key, stopped: { why } } as const;
  if (about === 'diets') return { ...kept, about, members: [] };
  return typeof about === 'string'
    ? { ...kept, format: formats.companions, about, ref: 0, person: null }
    : { ...kept, about, responses: [], unheard: [] };
};
