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
export const maxAgeMs = 14 * 24 * 60 * 60_000;

/** Why an entry is not sent again. It stays until the guest has been told. */
export type Stopped = {
  why: 'changed' | 'gone' | 'refused' | 'expired' | 'unreadable';
  /** The server's own words. */
  sentence?: string;
};

type Saved = {
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
export type ResponsesEntry = Saved & {
  about: number;
  responses: SaveResponses['responses'];
  /** What earlier attempts said without an answer from the server: they may have arrived. */
  unheard: Pick<SaveResponses['responses'][number], 'memberId' | 'isAttending'>[];
  /** Asks the couple for a change after the deadline, with these words. */
  asks?: { message: string };
};
export type DietsEntry = Saved & { about: 'diets'; members: SaveDiets['members'] };
export type CompanionEntry = Saved & {
  about: `companion-${number}`;
  /** The phone's own number for them. */
  ref: number;
  /** Null: they stay away after all. */
  person: Omit<SaveCompanion, 'ref' | 'given_at'> | null;
  /** Of one who has arrived: their name is corrected, and nothing else said of them. */
  memberId?: number;
};
export type AnswersEntry = Saved & {
  about: `question-${number}`;
  questionId: number;
  /** The question, as the guest is told what waits. */
  text: string;
  /** Its event, whose responses have to arrive before; null: those of every event. */
  eventId: number | null;
  /** Of a companion who has no id yet `memberId` is negative: the phone's own number; of the group it is null. */
  answers: { memberId: number | null; value: AnswerValue | null; optionId?: string | undefined }[];
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

export const changedEntry = (
  groupId: number,
  { ref, memberId, name }: { ref: number; memberId: number; name: string },
): CompanionEntry => ({ ...companionEntry(groupId, ref, { name }), memberId });

export const answersEntry = (
  groupId: number,
  submitted: Pick<AnswersEntry, 'questionId' | 'text' | 'eventId' | 'answers'>,
): AnswersEntry => ({
  ...newEntry(groupId),
  format: formats.questions,
  about: `question-${submitted.questionId}`,
  ...submitted,
});

const newEntry = (groupId: number): Saved => ({
  format: formats.events,
  groupId,
  keptAt: timeAfter(),
  key: newSubmissionKey(),
});

type Stored = Partial<Omit<ResponsesEntry, 'format' | 'about'>> &
  Partial<Pick<DietsEntry, 'members'>> &
  Partial<Pick<CompanionEntry, 'ref' | 'person'>> &
  Partial<Pick<AnswersEntry, 'answers'>> & { format?: number; about: Entry['about'] };

/**
 * A stored entry as this version of the site reads it. An expired or unreadable one loses its content; an entry
 * of a newer version is left alone (undefined).
 */
export const readEntry = (stored: unknown, now: number): Entry | undefined => {
  const {
    format: itsFormat = 0,
    about,
    groupId = 0,
    keptAt: savedAt = 0,
    key = '',
  } = stored as Stored;
  if (itsFormat > formats.questions) return undefined;
  if (itsFormat < formats.events || !isComplete(stored as Stored)) {
    return withoutContent({ about, groupId, keptAt: savedAt, key } as Entry, 'unreadable');
  }
  const entry = stored as Entry;
  return now - savedAt > maxAgeMs && !entry.stopped ? withoutContent(entry, 'expired') : entry;
};

const isComplete = ({ about, key, responses, unheard, members, person, answers }: Stored) =>
  typeof key === 'string' &&
  key !== '' &&
  (about === 'diets'
    ? Array.isArray(members)
    : typeof about === 'string'
      ? person !== undefined || Array.isArray(answers)
      : Array.isArray(responses) && Array.isArray(unheard));

/** The entry without its content: the guest is still told that it was not sent. */
const withoutContent = (entry: Entry, reason: 'expired' | 'unreadable'): Entry => {
  const { groupId, keptAt: savedAt, key, about } = entry;
  const base = {
    format: formats.events,
    groupId,
    keptAt: savedAt,
    key,
    stopped: { why: reason },
  } as const;
  if (about === 'diets') return { ...base, about, members: [] };
  if (typeof about === 'number') return { ...base, about, responses: [], unheard: [] };
  if (isAboutCompanion(entry)) {
    return { ...base, format: formats.companions, about: entry.about, ref: 0, person: null };
  }
  const { text = '', eventId = null, questionId = 0 } = entry as Partial<AnswersEntry>;
  const question = { questionId, text, eventId, answers: [] };
  return {
    ...base,
    format: formats.questions,
    about: about as AnswersEntry['about'],
    ...question,
  };
};
