import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery } from '#db/cached-query.ts';
import { events, questions } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext, FieldChange } from '#domain/history/history.ts';
import { identifyOptions, type Options, type SubmittedOptions } from '#domain/questions/options.ts';
import type { Question } from '#domain/questions/question.ts';
import { keepRemoved } from '../groups/trash.ts';
import { recordChange } from '../history.ts';
import { assertCompatible, countAnswersTo, fitAnswers } from './fit-answers.ts';

type Row = typeof questions.$inferSelect;

export type StoredQuestion = Omit<Row, 'options'> & { options: string[]; option_ids: string[] };

const read = ({ options, ...row }: Row): StoredQuestion => ({
  ...row,
  options: options.map(({ text }) => text),
  option_ids: options.map(({ id }) => id),
});

/** As the form sends it. */
export type SubmittedQuestion = Question & SubmittedOptions;

const noOptions: Options = { options: [], option_ids: [] };

const identify = (before: Options, question: SubmittedQuestion) => ({
  ...question,
  option_ids: identifyOptions(before, question, () => randomUUID().slice(0, 8)),
});

const columnsOf = ({ option_ids, options, ...question }: Question & Options) => ({
  ...question,
  options: options.map((text, at) => ({ id: option_ids[at]!, text })),
});

const all = cachedQuery((db) =>
  db.select().from(questions).orderBy(asc(questions.position), asc(questions.id)).prepare(),
);

/** In the couple's order. */
export const listQuestions = (db: Db): StoredQuestion[] => all(db).all().map(read);

/** @throws DomainError `not_found` */
export const findQuestion = (db: Db, id: number): StoredQuestion => {
  const question = db.select().from(questions).where(eq(questions.id, id)).get();
  if (!question) throw new DomainError('not_found');
  return read(question);
};

const assertEvent = (db: Db, { event_id }: Question) => {
  if (event_id === null) return;
  const event = db.select({ id: events.id }).from(events).where(eq(events.id, event_id)).get();
  if (!event) throw new DomainError('unknown_event', { field: 'event_id' });
};

/** @throws DomainError `unknown_event` */
export const createQuestion = (
  db: Db,
  question: SubmittedQuestion,
  audit: AuditContext,
): StoredQuestion =>
  inTransaction(db, (tx) => {
    assertEvent(tx, question);
    const created = tx
      .insert(questions)
      .values(columnsOf(identify(noOptions, question)))
      .returning()
      .get();
    const { id: questionId, text } = created;
    recordChange(tx, audit, { subject: 'question', action: 'created', questionId, text });
    return read(created);
  });

export type QuestionChange = {
  question: SubmittedQuestion;
  /** The version that the writer read; without it the later write wins. */
  version?: number | undefined;
  /** Agrees to lose the answers that the question can no longer take. */
  withAnswers: boolean;
};

/** @throws DomainError `not_found`, `unknown_event`, `question_changed`; `question_has_answers` unless `withAnswers` is set */
export const updateQuestion = (
  db: Db,
  id: number,
  { question: submitted, version, withAnswers }: QuestionChange,
  audit: AuditContext,
): StoredQuestion =>
  inTransaction(db, (tx) => {
    const before = findQuestion(tx, id);
    if (version !== undefined && version !== before.version) {
      throw new DomainError('question_changed');
    }
    assertEvent(tx, submitted);
    const question = identify(before, submitted);
    const fields = differenceOf(before, question);
    if (fields.length === 0) return before;
    if (!withAnswers) assertCompatible(tx, id, question);
    const freed = fitAnswers(tx, id, question);
    recordChange(tx, audit, {
      subject: 'question',
      action: 'changed',
      questionId: id,
      text: question.text,
      fields,
      lost: freed,
    });
    const changed = tx
      .update(questions)
      .set({ ...columnsOf(question), version: before.version + 1 })
      .where(eq(questions.id, id))
      .returning()
      .get()!;
    return read(changed);
  });

const fieldsWithValues = ['text', 'help', 'required', 'capacity'] as const;
const fieldsWithoutValues = ['kind', 'scope', 'event_id', 'position'] as const;

const plain = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? Number(value) : value;

const differenceOf = (before: StoredQuestion, after: Question): FieldChange[] => [
  ...fieldsWithValues
    .map((field) => ({ field, from: plain(before[field]), to: plain(after[field]) }))
    .filter(({ from, to }) => from !== to),
  ...fieldsWithoutValues
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field })),
  ...(JSON.stringify(before.options) === JSON.stringify(after.options)
    ? []
    : [{ field: 'options' }]),
];

/** Removes a question with its answers; see `undelete`. @throws DomainError `not_found` */
export const removeQuestion = (db: Db, id: number, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    const { text, event_id: eventId } = findQuestion(tx, id);
    const answers = countAnswersTo(tx, id);
    keepRemoved(tx, { kind: 'question', id, name: text, ...(eventId && { eventId }) }, audit);
    recordChange(tx, audit, {
      subject: 'question',
      action: 'removed',
      questionId: id,
      text,
      answers,
    });
    tx.delete(questions).where(eq(questions.id, id)).run();
  });
