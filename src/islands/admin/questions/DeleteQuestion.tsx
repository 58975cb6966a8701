import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { deleteQuestion } from './question-calls.ts';

type Props = { question: QuestionView; onDone: () => void; onClose: () => void };

export const DeleteQuestion = ({ question, onDone, onClose }: Props) => (
  <ConfirmDelete
    title={texts.deleteTitle}
    description={
      <>
        <p className="text-ink wrap-anywhere">{texts.deleteQuestion(question.text)}</p>
        <p className="mt-2">{texts.deleteIncludes(question.answered)}</p>
      </>
    }
    remove={() => deleteQuestion(question.id)}
    failed={texts.deleteFailed}
    onDone={onDone}
    onClose={onClose}
  />
);
