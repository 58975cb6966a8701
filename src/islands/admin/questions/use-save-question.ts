import { useState } from 'react';
import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { SaveQuestion } from '#contract/responding/save-question.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import type { QuestionKind, QuestionScope } from '#domain/questions/question-kinds.ts';
import { useSaveForm } from '#islands/admin/ui/dialogs/use-save-form.tsx';
import { postQuestion, putQuestion } from './question-calls.ts';
import {
  type EventOption,
  fieldsOf,
  optionsIn,
  type QuestionFields,
  type QuestionForm,
} from './question-fields.ts';

/** What a change would cost: the server's sentence, and what is saved after agreeing. */
type Destructive = { message: string; body: SaveQuestion };

type Saving = {
  /** null: a new question. */
  question: QuestionView | null;
  form: QuestionForm;
  events: readonly EventOption[];
  onSaved: (question: QuestionView) => void;
};

const send =
  (confirmed: boolean) =>
  (typed: SaveQuestion, before: QuestionView | null): Promise<QuestionView> => {
    if (!before) return postQuestion(typed);
    // The stored place: another administrator may have moved the question while the form was open.
    return putQuestion(before, { ...typed, position: before.position }, confirmed);
  };

/** Creates or changes a question; what would delete answers is saved once the couple agrees. */
export const useSaveQuestion = ({ question, form, events, onSaved }: Saving) => {
  const [destructive, setDestructive] = useState<Destructive | null>(null);
  const { save, ...saving } = useSaveForm({
    opened: question,
    form,
    fieldsOf,
    send: send(false),
    conflict: 'question_changed',
    changed: { title: texts.changed, labels, shown: shownWith(events) },
    done: (saved, _, before) => ({
      title: before ? texts.updated : texts.created,
      description: saved.text,
    }),
    rejected: (before, isDeleted) => ({
      title: before ? texts.updateError : texts.createError,
      fallback: isDeleted ? texts.wasDeleted : texts.saveFailed,
      saved: isDeleted ? texts.wasDeleted : texts.notSaved,
    }),
    onRejected: ({ code, message }, body) => {
      if (code !== 'question_has_answers') return false;
      setDestructive({ message, body });
      return true;
    },
    onSaved,
  });
  return {
    ...saving,
    save,
    destructive: destructive && {
      message: destructive.message,
      confirm: () => {
        setDestructive(null);
        return save(destructive.body, send(true));
      },
      cancel: () => setDestructive(null),
    },
  };
};

const labels = {
  text: texts.text,
  help: texts.help,
  kind: texts.kind,
  options: texts.options,
  scope: texts.scope,
  event_id: texts.event,
  required: texts.required,
  capacity: texts.capacity.choice,
};

const shownWith =
  (events: readonly EventOption[]) =>
  (field: keyof QuestionFields, value: string | boolean): string => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (field === 'kind') return texts.kinds[value as QuestionKind];
    if (field === 'scope') return texts.scopes[value as QuestionScope];
    if (field === 'options') {
      return optionsIn(value)
        .map(({ text }) => text)
        .join(', ');
    }
    if (field !== 'event_id') return value;
    return events.find(({ id }) => `${id}` === value)?.name ?? texts.allEvents;
  };
