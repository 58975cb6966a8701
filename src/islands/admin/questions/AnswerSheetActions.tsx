import { questionsTexts } from '#content/texts/admin-questions.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { PrintButton } from '#islands/admin/ui/PrintButton.tsx';
import { api } from '#islands/client/api.ts';
import { Controls } from '#islands/ui/Controls.tsx';

const texts = questionsTexts.sheet;

/** Puts the list that is shown on paper or into a file. */
export const AnswerSheetActions = ({ questionId }: { questionId: number }) => (
  <Controls className="flex flex-wrap gap-2">
    <DownloadButton
      variant="quiet"
      label={texts.export}
      fileName={texts.fileName(questionId)}
      fetchFile={() =>
        api.api.admin.questions[':id'].export.$get({ param: { id: `${questionId}` } })
      }
    />
    <PrintButton label={texts.print} />
  </Controls>
);
