import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { guestListTexts } from '#content/texts/guest-list.ts';
import { qrCardsAddress, qrCardTexts } from '#content/texts/qr-cards.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { api } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';

type Props = {
  whatsAppPanel: boolean;
  onPanel: () => void;
  loading: boolean;
  onReload: () => void;
  /** The groups whose cards are printed; undefined: all. */
  cardIds: number[] | undefined;
  onAdd: () => void;
};

/** What can be done with the list as a whole. */
export const ListActions = ({
  whatsAppPanel,
  onPanel,
  loading,
  onReload,
  cardIds,
  onAdd,
}: Props) => (
  <div className="flex flex-wrap gap-2">
    <Button variant="quiet" aria-expanded={whatsAppPanel} onClick={onPanel}>
      {texts.tools}
    </Button>
    <Button variant="quiet" aria-disabled={loading} onClick={() => !loading && onReload()}>
      {texts.refresh}
    </Button>
    <DownloadButton
      variant="quiet"
      fetchFile={() => api.api.admin.guests.export.$get()}
      fileName={guestListTexts.fileName}
      label={texts.export}
    />
    <a className="btn btn-quiet" href="/admin/guests/import">
      {texts.import}
    </a>
    <a className="btn btn-quiet" href={qrCardsAddress(cardIds)}>
      {qrCardTexts.link}
    </a>
    <Button onClick={onAdd}>{texts.add}</Button>
  </div>
);
