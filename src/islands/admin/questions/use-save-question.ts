import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import { showRejection } from '#islands/admin/ui/dialogs/show-rejection.ts';
import { useConflict } from '#islands/admin/ui/dialogs/use-conflict.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { ApiError } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { type QuestionFields, fieldsOf, type SaveQuestion } from './question-fields.ts';
import { postQuestion, putQuestion } from './question-calls.ts';

export type QuestionForm = UseFormReturn<QuestionFields, unknown, SaveQuestion>;

/** What a change would cost: the server's sentence, and what is saved after agreeing. */
type Costly = { message: string; body: SaveQuestion };

/** Creates or changes a question. An error is shown beside its field; the typed values stay. */
export const useSaveQuestion = (
  question: QuestionView | null,
  form: QuestionForm,
  onSaved: (question: QuestionView) => void,
) => {
  const { before, merged, takeOver, useStored } = useConflict({
    opened: question,
    fieldsOf,
    form,
    put: ({ field, stored }) => form.setValue(field, stored, { shouldDirty: true }),
  });
  const [failure, setFailure] = useState('');
  const [costly, setCostly] = useState<Costly | null>(null);
  const { withPassword, passwordDialog } = useReauthentication();

  const failed = (error: unknown, body: SaveQuestion) => {
    if (wasCancelled(error)) return;
    const errorBody = error instanceof ApiError ? error.errorBody : undefined;
    const current = errorBody?.current;
    if (errorBody?.code === 'question_has_answers') {
      return setCostly({ message: errorBody.message, body });
    }
    if (errorBody?.code === 'question_changed' && current && 'scope' in current) {
      return takeOver(current);
    }
    const deleted = before && errorBody?.code === 'not_found' ? texts.gone : undefined;
    setFailure(
      showRejection(error, form.setError, {
        title: before ? texts.updateError : texts.createError,
        fallback: deleted ?? texts.saveFailed,
        saved: deleted ?? texts.notSaved,
      }),
    );
  };

  const save = async (typed: SaveQuestion, confirmed = false) => {
    // The stored place: another administrator may have moved the question while the form was open.
    const body = { ...typed, position: before?.position ?? typed.position };
    setFailure('');
    setCostly(null);
    try {
      const saved = await withPassword(() =>
        before ? putQuestion(before, body, confirmed) : postQuestion(body),
      );
      toast({ title: before ? texts.updated : texts.created, description: saved.text });
      onSaved(saved);
    } catch (error) {
      failed(error, body);
    }
  };

  return {
    ...{ save, before, merged, useStored, failure, passwordDialog },
    costly,
    keep: () => setCostly(null),
  };
};
