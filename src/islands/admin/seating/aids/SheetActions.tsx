import { sheetTexts as texts } from '#content/texts/seating-sheets.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { PrintButton } from '#islands/admin/ui/PrintButton.tsx';
import { api } from '#islands/client/api.ts';
import { Controls } from '#islands/ui/Controls.tsx';

/** Puts the sheet that is shown on paper, or all of them into a file. */
export const SheetActions = ({ eventId }: { eventId: number }) => (
  <Controls className="flex flex-wrap gap-2">
    <DownloadButton
      variant="quiet"
      label={texts.export}
      fileName={texts.fileName(eventId)}
      fetchFile={() =>
        api.api.admin.seating[':eventId'].export.$get({ param: { eventId: `${eventId}` } })
      }
    />
    <PrintButton label={texts.print} />
  </Controls>
);
