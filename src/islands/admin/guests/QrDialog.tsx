import { useEffect, useState } from 'react';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = { group: string; link: string; onClose: () => void };

type Drawing = { size: number; path: string };

/** The personal link as a picture, drawn here: no other service ever sees it. */
export const QrDialog = ({ group, link, onClose }: Props) => {
  const [drawing, setDrawing] = useState<Drawing | 'failed'>();

  useEffect(() => {
    let open = true;
    void draw(link)
      .catch(() => 'failed' as const)
      .then((drawn) => open && setDrawing(drawn));
    return () => {
      open = false;
    };
  }, [link]);

  return (
    <Dialog title={texts.qrOf(group)} description={texts.qrHint} onClose={onClose}>
      <div className="mt-4 flex min-h-64 items-center justify-center">
        {!drawing && <p role="status">{texts.qrLoading}</p>}
        {drawing === 'failed' && <Notice tone="error">{texts.qrFailed}</Notice>}
        {typeof drawing === 'object' && (
          <svg
            role="img"
            aria-label={texts.qrOf(group)}
            className="qr-code"
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            shapeRendering="crispEdges"
          >
            <path
              className="qr-paper"
              d={`M0 0h${drawing.size}v${drawing.size}h-${drawing.size}z`}
            />
            <path d={drawing.path} />
          </svg>
        )}
      </div>
      <p className="mt-3 text-center text-sm break-all text-ink-soft select-all">{link}</p>
      <DialogActions>
        <Button
          aria-disabled={typeof drawing !== 'object'}
          onClick={() => typeof drawing === 'object' && save(drawing, group)}
        >
          {texts.qrSave}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Loaded with the first code that is asked for. */
const draw = async (link: string): Promise<Drawing> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(link, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
};

const save = ({ size, path }: Drawing, group: string) => {
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
