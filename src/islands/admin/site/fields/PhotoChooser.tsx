import { useRef } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Progress } from '#islands/ui/Progress.tsx';
import { loadPhotos, usePhotos } from './use-photos.ts';
import { useUploads } from './use-uploads.ts';

type Props = { onChoose: (id: string) => void; onClose: () => void };

/** All pictures of the site; new ones come from the phone, several at once. */
export const PhotoChooser = ({ onChoose, onClose }: Props) => {
  const { photos, failed } = usePhotos();
  const files = useRef<HTMLInputElement>(null);
  const { sendings, send, retry, giveUp } = useUploads(() => undefined);
  return (
    <Dialog title={texts.photosTitle} wide onClose={onClose}>
      <div className="site-upload">
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button tone="quiet" onClick={() => files.current?.click()}>
          {texts.upload}
        </Button>
      </div>
      <ul className="site-sendings">
        {sendings.map((sending) => (
          <li key={sending.key}>
            {sending.failure ? (
              <>
                <p className="error" role="alert">
                  {sending.file.name}: {sending.failure}
                </p>
                <Button tone="text" onClick={() => retry(sending)}>
                  {texts.retry}
                  <span className="sr-only"> {sending.file.name}</span>
                </Button>
                <Button tone="text" onClick={() => giveUp(sending)}>
                  {texts.remove}
                  <span className="sr-only"> {sending.file.name}</span>
                </Button>
              </>
            ) : (
              <>
                <p className="wrap-anywhere">{texts.uploading(sending.file.name)}</p>
                <Progress percent={sending.percent} label={texts.uploading(sending.file.name)} />
              </>
            )}
          </li>
        ))}
      </ul>
      {photos?.length === 0 && <p>{texts.noPhotos}</p>}
      {!photos && !failed && <p role="status">{texts.loadingPhotos}</p>}
      {failed && (
        <Button tone="quiet" onClick={() => void loadPhotos()}>
          {texts.retry}
        </Button>
      )}
      <ul className="site-photos">
        {photos?.map(({ id, url }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              aria-label={`${texts.choosePhoto}: ${id}`}
            >
              <img src={url} alt="" width="120" height="90" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
