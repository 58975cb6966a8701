import {
  type AnswersEntry,
  type Entry,
  isAboutCompanion,
  isAboutDiets,
  isAboutEvent,
  isAboutQuestion,
  type ResponsesEntry,
} from './entry.ts';

/** The entry without one member; undefined if it does not name the member, or names no other. */
export const without = (entry: Entry, deleted: number): Entry | undefined => {
  const list = isAboutEvent(entry) ? 'responses' : isAboutDiets(entry) ? 'members' : 'answers';
  const { [list]: submitted = [] } = entry as Partial<
    Record<typeof list, { memberId?: number | null; id?: number }[]>
  >;
  const left = submitted.filter(({ memberId, id }) => memberId !== deleted && id !== deleted);
  if (left.length === 0 || left.length === submitted.length) return undefined;
  return { ...entry, [list]: left } as Entry;
};

/**
 * The entry to store where one about the same event, or about the diets, is stored already. The same words are
 * that entry again, with its key: it may have arrived. Members that the new words do not mention keep theirs.
 */
export const merged = (before: Entry, entry: Entry): Entry => {
  if (isAboutEvent(entry) && isAboutEvent(before)) return mergedResponses(before, entry);
  if (isAboutCompanion(entry) && isAboutCompanion(before)) {
    return !before.stopped && isEqual(before.person, entry.person) ? before : entry;
  }
  if (isAboutQuestion(entry) && isAboutQuestion(before)) return mergedAnswers(before, entry);
  if (!isAboutDiets(entry) || !isAboutDiets(before)) return entry;
  if (!before.stopped && isEqual(before.members, entry.members)) return before;
  const submitted = new Set(entry.members.map(({ id }) => id));
  const rest = before.members.filter(({ id }) => !submitted.has(id));
  return { ...entry, members: [...entry.members, ...rest] };
};

const mergedAnswers = (before: AnswersEntry, entry: AnswersEntry): AnswersEntry => {
  if (before.stopped) return entry;
  if (isEqual(before.answers, entry.answers)) return before;
  const submitted = new Set(entry.answers.map(({ memberId }) => memberId));
  const rest = before.answers.filter(({ memberId }) => !submitted.has(memberId));
  return { ...entry, answers: [...entry.answers, ...rest] };
};

const mergedResponses = (before: ResponsesEntry, entry: ResponsesEntry): ResponsesEntry => {
  if (before.asks || entry.asks)
    return isEqual(contentOf(before), contentOf(entry)) ? before : entry;
  if (!before.stopped && isSameResponse(before.responses, entry.responses)) return before;
  const submitted = new Set(entry.responses.map(({ memberId }) => memberId));
  const rest = before.responses.filter(({ memberId }) => !submitted.has(memberId));
  const attempted = before.responses.map(({ memberId, isAttending }) => ({
    memberId,
    isAttending,
  }));
  return {
    ...entry,
    responses: [...entry.responses, ...rest],
    // The server has refused a stopped entry: it has not arrived.
    unheard: before.stopped ? [] : [...before.unheard, ...attempted],
  };
};

const contentOf = ({ responses, asks, stopped }: ResponsesEntry) => [responses, asks, stopped];

/** Versions apart: a reload brings new ones, and they change nothing in what is said. */
const isSameResponse = (one: ResponsesEntry['responses'], other: ResponsesEntry['responses']) => {
  const words = (responses: ResponsesEntry['responses']) =>
    responses.map(({ version: _seen, ...submitted }) => submitted);
  return isEqual(words(one), words(other));
};

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
