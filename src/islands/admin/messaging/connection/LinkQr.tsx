import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import { QrPicture } from '#islands/admin/ui/QrPicture.tsx';
import { useQrDrawing } from '#islands/admin/ui/use-qr-drawing.ts';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { Steps } from './Steps.tsx';

const texts = connectionTexts.own;

/** The QR that links the couple's phone. Its text grants access: it is drawn in the browser and sent nowhere. */
export const LinkQr = ({ qr }: { qr: string }) => {
  const drawing = useQrDrawing(qr);
  return (
    <div className="flex flex-wrap items-center gap-5">
      {drawing === 'failed' && <Notice variant="error">{texts.qrFailed}</Notice>}
      {!drawing && <Skeleton className="size-[200px]" />}
      {typeof drawing === 'object' && (
        <QrPicture drawing={drawing} label={texts.qrAlt} width={200} className="flex-none" />
      )}
      <Steps steps={texts.qrSteps} />
    </div>
  );
};
