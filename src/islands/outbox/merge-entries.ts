import { dietOfResponse, responseDiet } from '#contract/diet-spellings.ts';
import {
  type AnswersEntry,
  type Entry,
  isAboutCompanion,
  isAboutDiets,
  isAboutEvent,
  isAboutQuestion,
  type ResponsesEntry,
} from './entry.ts';

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
