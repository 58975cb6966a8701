import { dietOfResponse, responseDiet } from '#contract/diet-spellings.ts';
import type { SaveDiets } from '#contract/diets.ts';
import type { SaveCompanion } from '#contract/responding/companions.ts';
import type { SaveResponses } from '#contract/responses.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

import { timeAfter } from './monotonic-time.ts';

/**
 * A phone may hold entries of an older version of the site, or of a newer one, which are left alone. Since 2 there
 * are companions, since 3 answers to the couple's questions.
 */
const formats = { events: 1, companions: 2, questions: 3 } as const;

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
 * Ids and responses only, the names of companions, and answers: no access code. One entry for each event, each
 * companion and each question, one for the diets.
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
  /** Of one who has arrived: their name is corrected, and nothing else said of them. */
  memberId?: number;
};
export type AnswersEntry = Kept & {
  about: `question-${number}`;
  questionId: number;
  /** The question, as the guest is told what waits. */
  text: string;
  /** Its event, whose responses have to arrive before; null: those of every event. */
  eventId: number | null;
  /** Of a companion who has no id yet `memberId` is negative: the phone's own number; of the group it is null. */
  answers: { memberId: number | null; value: AnswerValue | null }[];
};
export type Entry = ResponsesEntry | DietsEntry | CompanionEntry | AnswersEntry;

export const isAboutEvent = (entry: Entry): entry is ResponsesEntry =>
  typeof entry.about === 'number';

export const isAboutDiets = (entry: Entry): entry is DietsEntry => entry.about === 'diets';

export const isAboutQuestion = (entry: Entry): entry is AnswersEntry =>
  String(entry.about).startsWith('question-');

export const isAboutCompanion = (entry: Entry): entry is CompanionEntry =>
  String(entry.about).startsWith('companion-');

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

export const renamedEntry = (
  groupId: number,
  { ref, memberId, name }: { ref: number; memberId: number; name: string },
): CompanionEntry => ({ ...companionEntry(groupId, ref, { name }), memberId });

export const answersEntry = (
  groupId: number,
  said: Pick<AnswersEntry, 'questionId' | 'text' | 'eventId' | 'answers'>,
): AnswersEntry => ({
  ...newEntry(groupId),
  format: formats.questions,
  about: `question-${said.questionId}`,
  ...said,
});

const newEntry = (groupId: number): Kept => ({
  format: formats.events,
  groupId,
  keptAt: timeAfter(),
  key: newSubmissionKey(),
});

/** The entry without people who are no longer of the group; undefined where nobody is left, or all are. */
export const withoutOthers = (entry: Entry, memberIds: readonly number[]): Entry | undefined => {
  // Who has no id yet is below zero, the group as a whole null.
  const isOurs = (id: number | null) => id === null || id < 0 || memberIds.includes(id);
  const kept = <One>(all: readonly One[], idOf: (one: One) => number | null) => {
    const left = all.filter((one) => isOurs(idOf(one)));
    return left.length > 0 && left.length < all.length ? left : undefined;
  };
  if (isAboutEvent(entry)) {
    const responses = kept(entry.responses, ({ memberId }) => memberId);
    return responses && { ...entry, responses };
  }
  if (isAboutDiets(entry)) {
    const members = kept(entry.members, ({ id }) => id);
    return members && { ...entry, members };
  }
  if (!isAboutQuestion(entry)) return undefined;
  const answers = kept(entry.answers, ({ memberId }) => memberId);
  return answers && { ...entry, answers };
};

/** The members whose diet an entry states. */
export const dietsSaid = (entry: Entry): number[] => {
  if (isAboutDiets(entry)) return entry.members.map(({ id }) => id);
  if (!isAboutEvent(entry)) return [];
  return entry.responses.flatMap((response) =>
    dietOfResponse(response) ? [response.memberId] : [],
  );
};

/**
 * The entry to store where one about the same event, or about the diets, is stored already. The same words are
 * that entry again, with its key: it may have arrived. Members that the new words do not mention keep theirs, and
 * responses that state no diet the one that waits.
 * @param all every entry that waits
 */
export const merged = (before: Entry, entry: Entry, all: readonly Entry[] = []): Entry => {
  if (isAboutEvent(entry) && isAboutEvent(before)) {
    return mergedResponses(before, withDiets(entry, before, all));
  }
  if (isAboutCompanion(entry) && isAboutCompanion(before)) {
    return !before.stopped && isEqual(before.person, entry.person) ? before : entry;
  }
  if (isAboutQuestion(entry) && isAboutQuestion(before)) return mergedAnswers(before, entry);
  if (!isAboutDiets(entry) || !isAboutDiets(before)) return entry;
  if (!before.stopped && isEqual(before.members, entry.members)) return before;
  const said = new Set(entry.members.map(({ id }) => id));
  const others = before.members.filter(({ id }) => !said.has(id));
  return { ...entry, members: [...entry.members, ...others] };
};

const mergedAnswers = (before: AnswersEntry, entry: AnswersEntry): AnswersEntry => {
  if (before.stopped) return entry;
  if (isEqual(before.answers, entry.answers)) return before;
  const said = new Set(entry.answers.map(({ memberId }) => memberId));
  const others = before.answers.filter(({ memberId }) => !said.has(memberId));
  return { ...entry, answers: [...entry.answers, ...others] };
};

const withDiets = (
  entry: ResponsesEntry,
  before: ResponsesEntry,
  all: readonly Entry[],
): ResponsesEntry => ({
  ...entry,
  responses: entry.responses.map((response) => {
    const said = before.responses.find(({ memberId }) => memberId === response.memberId);
    const diet = said && dietOfResponse(said);
    const isOverruled = all.some(
      (other) => other.keptAt > before.keptAt && dietsSaid(other).includes(response.memberId),
    );
    return diet && !isOverruled && !dietOfResponse(response)
      ? { ...response, ...responseDiet(diet) }
      : response;
  }),
});

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
  Partial<Pick<CompanionEntry, 'ref' | 'person'>> &
  Partial<Pick<AnswersEntry, 'answers'>> & { format?: number; about: Entry['about'] };

/**
 * A stored entry as this version of the site reads it. An expired or unreadable one loses its content; an entry
 * of a newer version is left alone (undefined).
 */
export const readEntry = (stored: unknown, now: number): Entry | undefined => {
  const { format: itsFormat = 0, about, groupId = 0, keptAt = 0, key = '' } = stored as Stored;
  if (itsFormat > formats.questions) return undefined;
  if (itsFormat < formats.events || !isWhole(stored as Stored)) {
    return emptied({ about, groupId, keptAt, key } as Entry, 'unreadable');
  }
  const entry = stored as Entry;
  return now - keptAt > lastsMs && !entry.stopped ? emptied(entry, 'expired') : entry;
};

const isWhole = ({ about, key, responses, unheard, members, person, answers }: Stored) =>
  typeof key === 'string' &&
  key !== '' &&
  (about === 'diets'
    ? Array.isArray(members)
    : typeof about === 'string'
      ? person !== undefined || Array.isArray(answers)
      : Array.isArray(responses) && Array.isArray(unheard));

/** The entry without its content: the guest is still told that it was not sent. */
const emptied = (entry: Entry, why: 'expired' | 'unreadable'): Entry => {
  const { groupId, keptAt, key, about } = entry;
  const kept = { format: formats.events, groupId, keptAt, key, stopped: { why } } as const;
  if (about === 'diets') return { ...kept, about, members: [] };
  if (typeof about === 'number') return { ...kept, about, responses: [], unheard: [] };
  if (isAboutCompanion(entry)) {
    return { ...kept, format: formats.companions, about: entry.about, ref: 0, person: null };
  }
  const { text = '', eventId = null, questionId = 0 } = entry as Partial<AnswersEntry>;
  const question = { questionId, text, eventId, answers: [] };
  return { ...kept, format: formats.questions, about: about as AnswersEntry['about'], ...question };
};
