import type { Resolver, UseFormReturn } from 'react-hook-form';
import { type SaveQuestion, saveQuestion } from '#contract/responding/save-question.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import {
  hasCapacity,
  hasOwnOptions,
  type QuestionKind,
  type QuestionScope,
} from '#domain/questions/question-kinds.ts';
import type { Question } from '#domain/questions/question.ts';
import { schemaResolver } from '#islands/admin/ui/dialogs/schema-resolver.ts';

/** Values of the form's inputs. */
export type QuestionFields = {
  text: string;
  help: string;
  kind: QuestionKind;
  /** See `optionsIn`: one plain value, which a conflict can compare. */
  options: string;
  scope: QuestionScope;
  /** Empty: the whole wedding. */
  event_id: string;
  required: boolean;
  capacity: string;
};

export type QuestionForm = UseFormReturn<QuestionFields, unknown, SaveQuestion>;

export type EventOption = { id: number; name: string };

/** What a suggestion brings along for a new question. */
export type Suggestion = Pick<Question, 'text' | 'kind' | 'options' | 'scope'>;

export const fieldsOf = (question: QuestionView | Suggestion | null): QuestionFields => {
  const stored = question && 'id' in question ? question : null;
  return {
    text: question?.text ?? '',
    help: stored?.help ?? '',
    kind: question?.kind ?? 'choice',
    options: joinOptions(
      question?.options.length ? storedOptions(question) : [newOption, newOption],
    ),
    scope: question?.scope ?? 'member',
    event_id: `${stored?.event_id ?? ''}`,
    required: stored?.required ?? false,
    capacity: `${stored?.capacity ?? ''}`,
  };
};

/** An option of the form; a new one has no id yet. */
export type Option = { id: string | null; text: string };

export const newOption: Option = { id: null, text: '' };

/** An option a line: its id, a tab, its text. */
export const optionsIn = (options: string): Option[] =>
  options.split('\n').map((line) => {
    const [id, ...text] = line.split('\t');
    return { id: id || null, text: text.join('\t') };
  });

export const joinOptions = (options: readonly Option[]): string =>
  options.map(({ id, text }) => `${id ?? ''}\t${text}`).join('\n');

const storedOptions = (question: QuestionView | Suggestion): Option[] =>
  question.options.map((text, at) => ({
    id: 'option_ids' in question ? (question.option_ids[at] ?? null) : null,
    text,
  }));

/** Whole numbers only: '20.5' or 'veinte' is refused with a sentence, not guessed. */
const readCapacity = (text: string): number | null => {
  const digits = text.trim();
  if (digits === '') return null;
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : Number.NaN;
};

/** What is sent; fields that its kind does not have are left out. */
export const bodyOf = (fields: QuestionFields, position: number): SaveQuestion => {
  const options = hasOwnOptions(fields.kind) ? optionsIn(fields.options) : [];
  return {
    text: fields.text,
    help: fields.help,
    kind: fields.kind,
    options: options.map(({ text }) => text),
    option_ids: options.map(({ id }) => id),
    scope: fields.scope,
    event_id: Number(fields.event_id) || null,
    required: fields.required,
    position,
    capacity: hasCapacity(fields.kind) ? readCapacity(fields.capacity) : null,
  };
};

const bySchema = schemaResolver<never, SaveQuestion>(saveQuestion);

/** @param position of the question in the couple's order */
export const questionResolver =
  (position: number): Resolver<QuestionFields, unknown, SaveQuestion> =>
  (fields, context, options) =>
    bySchema(bodyOf(fields, position) as never, context, options as never) as never;

/** Moves one of a list by a step; at the ends it stays. */
export const movedBy = <T>(list: readonly T[], at: number, step: -1 | 1): T[] => {
  const to = at + step;
  if (to < 0 || to >= list.length) return [...list];
  const moved = [...list];
  [moved[at], moved[to]] = [moved[to]!, moved[at]!];
  return moved;
};
