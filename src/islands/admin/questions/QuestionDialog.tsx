import { useForm } from 'react-hook-form';
import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { SaveQuestion } from '#contract/responding/save-question.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import { ConfirmDialog } from '#islands/admin/ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '#islands/admin/ui/dialogs/FormDialog.tsx';
import { Button } from '#islands/ui/Button.tsx';
import {
  type EventOption,
  fieldsOf,
  type QuestionFields,
  questionResolver,
  type Suggestion,
} from './question-fields.ts';
import { QuestionInputs } from './QuestionInputs.tsx';
import { useSaveQuestion } from './use-save-question.ts';

type Props = {
  /** null: a new question. */
  question: QuestionView | null;
  /** What a new one begins with. */
  suggestion: Suggestion | null;
  /** Where a new one is put. */
  position: number;
  events: readonly EventOption[];
  onSaved: (question: QuestionView) => void;
  onClose: () => void;
};

export const QuestionDialog = ({ question, suggestion, position, events, ...props }: Props) => {
  const { onSaved, onClose } = props;
  const form = useForm<QuestionFields, unknown, SaveQuestion>({
    resolver: questionResolver(question?.position ?? position),
    defaultValues: fieldsOf(question ?? suggestion),
  });
  const { isDirty, isSubmitting } = form.formState;
  const saving = useSaveQuestion({ question, form, events, onSaved });
  const { destructive, save } = saving;

  return (
    <FormDialog
      title={question ? texts.editTitle : texts.createTitle}
      unsaved={isDirty}
      failure={saving.failure}
      onSubmit={(submitted) => {
        if (isSubmitting) return submitted.preventDefault();
        void form.handleSubmit((body) => save(body))(submitted);
      }}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? texts.saving : question ? texts.save : texts.createButton}
          </Button>
        </>
      }
      overlay={
        <>
          {destructive && (
            <ConfirmDialog
              title={texts.confirmTitle}
              description={destructive.message}
              confirm={texts.confirmSave}
              onConfirm={() => void destructive.confirm()}
              onClose={destructive.cancel}
            />
          )}
          {saving.passwordDialog}
        </>
      }
    >
      {saving.notice}
      <QuestionInputs form={form} events={events} />
    </FormDialog>
  );
};
