import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { QrImage } from '#islands/admin/ui/draw-qr.ts';
import { QrPicture } from '#islands/admin/ui/QrPicture.tsx';
import { useQrImage } from '#islands/admin/ui/use-qr-image.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = { group: string; link: string; onClose: () => void };

/** The personal link as a picture, drawn here: no other service ever sees it. */
export const QrDialog = ({ group, link, onClose }: Props) => {
  const image = useQrImage(link);

  return (
    <Dialog title={texts.qrOf(group)} description={texts.qrHint} onClose={onClose}>
      <div className="mt-4 flex min-h-64 items-center justify-center">
        {!image && <p role="status">{texts.qrLoading}</p>}
        {image === 'failed' && <Notice variant="error">{texts.qrFailed}</Notice>}
        {typeof image === 'object' && (
          <QrPicture image={image} label={texts.qrOf(group)} className="w-full max-w-64" />
        )}
      </div>
      <p className="mt-3 text-center text-sm break-all text-muted select-all">{link}</p>
      <DialogActions>
        <Button
          aria-disabled={typeof image !== 'object'}
          onClick={() => typeof image === 'object' && save(image, group)}
        >
          {texts.qrSave}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const save = ({ size, path }: QrImage, group: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `${group.replace(/[^\p{L}\p{N} ]+/gu, '').trim() || 'qr'}.svg`,
  });
  link.click();
  // Old browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
