import type { AnswerValue, Question } from './question.ts';

/** The texts of a choice and, in the same order, their ids: answers hold the id, so a text may be written anew. */
export type Options = { options: readonly string[]; option_ids: readonly string[] };

/** A question whose options have their ids. */
export type QuestionWithId = Question & Options;

/** What an option says now; undefined where the question has no such option. */
export const optionText = (
  { options, option_ids }: Options,
  id: string | null | undefined,
): string | undefined => (id ? options[option_ids.indexOf(id)] : undefined);

/** The id of the option that the answer names; null for an answer to another kind of question. */
export const optionId = (
  { options, option_ids }: Options,
  value: AnswerValue | null,
): string | null => option_ids[options.indexOf(value as string)] ?? null;

/** As a form sends them: null is the id of a new option. */
export type SubmittedOptions = {
  options: readonly string[];
  option_ids?: readonly (string | null)[] | undefined;
};

/**
 * The ids of options that take the place of others: each that is submitted stays, and so does that of an unchanged
 * text. Without submitted ids one text that was written anew in its place is the same option.
 */
export const identifyOptions = (
  before: Options,
  { options, option_ids: submitted }: SubmittedOptions,
  newId: () => string,
): string[] => {
  const taken = new Set<string>();
  const take = (id: string | null | undefined) => {
    if (!id || !before.option_ids.includes(id) || taken.has(id)) return null;
    taken.add(id);
    return id;
  };
  const named = options.map((_, at) => take(submitted?.[at]));
  const known = options.map((text, at) => named[at] ?? take(optionId(before, text)));
  const fresh = options.flatMap((_, at) => (known[at] === null ? [at] : []));
  if (!submitted && options.length === before.options.length && fresh.length === 1) {
    const [at] = fresh;
    known[at!] = take(before.option_ids[at!]);
  }
  return known.map((id) => id ?? newId());
};
