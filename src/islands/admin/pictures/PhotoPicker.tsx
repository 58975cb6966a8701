import './pictures.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { picturesTexts as texts } from '#content/texts/admin-pictures.ts';
import type { ListedPictureView } from '#contract/site/pictures.ts';
import { useReauthentication } from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { loadProtocol } from '#islands/client/send-in-parts.ts';
import { loadPhotos, readPhotos, usePhotos } from './photos.ts';
import { SendingList } from './UploadList.tsx';
import { $uploads, retry, send, type Upload } from './uploads.ts';

type Props = {
  /** Without those of the build, whose addresses change with it. */
  uploadedOnly?: boolean;
  onChoose: (photo: ListedPictureView) => void;
  onClose: () => void;
};

/** All pictures of the couple; new ones come from the phone, several at once. */
export const PhotoPicker = ({ uploadedOnly = false, onChoose, onClose }: Props) => {
  const { photos, failed } = usePhotos();
  const uploads = useStore($uploads);
  const { withPassword, passwordDialog } = useReauthentication();
  const files = useRef<HTMLInputElement>(null);
  useEffect(() => void loadProtocol(), []);
  const shown = photos?.filter(({ uploaded }) => uploaded || !uploadedOnly);

  /** The session may have ended meanwhile: a call that needs one asks for the password. */
  const tryAgain = async (sending: Upload) => {
    await withPassword(readPhotos).catch(() => undefined);
    retry(sending);
  };

  return (
    <Dialog title={texts.title} wide onClose={onClose}>
      <div className="photo-upload">
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            // The same file may be chosen again after a failure.
            target.value = '';
          }}
        />
        <Button variant="quiet" onClick={() => files.current?.click()}>
          {texts.upload}
        </Button>
        <p className="hint">{texts.hint}</p>
      </div>
      <SendingList uploads={uploads} onRetry={(sending) => void tryAgain(sending)} />
      {shown?.length === 0 && uploads.length === 0 && <p>{texts.empty}</p>}
      {!photos && !failed && <p role="status">{texts.loading}</p>}
      {failed && (
        <Button variant="quiet" onClick={() => void loadPhotos()}>
          {texts.retry}
        </Button>
      )}
      <ul className="photo-list">
        {shown?.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              onClick={() => onChoose(photo)}
              aria-label={`${texts.choose}: ${photo.id}`}
            >
              <img src={photo.url} alt="" width="120" height="90" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {passwordDialog}
    </Dialog>
  );
};
