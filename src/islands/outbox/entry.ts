import type { SaveDiets } from '#contract/diets.ts';
import type { Body, Submission } from '#islands/responses/response-sheet.ts';

/** Grows whenever an entry changes its shape: a phone may hold what an older version of the site kept. */
export const format = 1;

/** An answer that found no signal for so long is not sent any more. */
export const lastsMs = 14 * 24 * 60 * 60_000;

/** Why an entry does not go out by itself any more. The guest is told, and then it goes. */
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
  /** The Idempotency-Key: however often it goes out, it has one effect. */
  key: string;
  stopped?: Stopped;
};

/** Numbers and answers: no name, no code. One for each event, and one for what everybody eats. */
export type AnswersEntry = Kept & {
  about: number;
  responses: Body;
  unheard: Submission['unheard'];
};
export type DietsEntry = Kept & { about: 'diets'; members: SaveDiets['members'] };
export type Entry = AnswersEntry | DietsEntry;

export const isAboutEvent = (entry: Entry): entry is AnswersEntry => entry.about !== 'diets';

export const answersEntry = (
  groupId: number,
  eventId: number,
  { key, responses, unheard }: Submission,
  now: number,
): AnswersEntry => ({ format, groupId, about: eventId, keptAt: now, key, responses, unheard });

export const dietsEntry = (
  groupId: number,
  members: SaveDiets['members'],
  key: string,
  now: number,
): DietsEntry => ({ format, groupId, about: 'diets', keptAt: now, key, members });

/**
 * What waits once the guest has said something else about the same thing. People whom the new words do
 * not mention keep what was said before.
 */
export const replaced = (before: Entry, entry: Entry, newKey: () => string): Entry => {
  if (before.key === entry.key) return { ...entry, keptAt: before.keptAt };
  if (isAboutEvent(entry) && isAboutEvent(before)) {
    const said = new Set(entry.responses.map(({ memberId }) => memberId));
    const others = before.responses.filter(({ memberId }) => !said.has(memberId));
    const unheard = [
      ...entry.unheard,
      ...before.unheard,
      ...before.responses.map(({ memberId, isAttending }) => ({ memberId, isAttending })),
    ];
    return others.length === 0
      ? { ...entry, unheard }
      : { ...entry, unheard, key: newKey(), responses: [...entry.responses, ...others] };
  }
  if (isAboutEvent(entry) || isAboutEvent(before)) return entry;
  const said = new Set(entry.members.map(({ id }) => id));
  const others = before.members.filter(({ id }) => !said.has(id));
  return others.length === 0
    ? entry
    : { ...entry, key: newKey(), members: [...entry.members, ...others] };
};

type Stored = Partial<Omit<AnswersEntry, 'format' | 'about'>> &
  Partial<Pick<DietsEntry, 'members'>> & { format?: number; about: Entry['about'] };

/**
 * What the phone has stored, as this version reads it: too old, it is only told of. What a newer version
 * kept is left to that one.
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

/** Only that there was something remains. */
const emptied = (entry: Entry, why: 'expired' | 'unreadable'): Entry => {
  const { groupId, keptAt, key, about } = entry;
  const kept = { format, groupId, keptAt, key, stopped: { why } } as const;
  return about === 'diets'
    ? { ...kept, about, members: [] }
    : { ...kept, about, responses: [], unheard: [] };
};
