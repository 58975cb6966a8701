import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { api } from '#islands/client/api.ts';

/** Downloads the chosen event's answers. */
export const ExportButton = ({ eventId }: { eventId: number | null }) => (
  <DownloadButton
    fetchFile={
      eventId === null
        ? undefined
        : () => api.api.admin.rsvps.event[':id'].export.$get({ param: { id: `${eventId}` } })
    }
    fileName={`event-${eventId}-rsvps.xlsx`}
  />
);
