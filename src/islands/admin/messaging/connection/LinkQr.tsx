import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import { QrPicture } from '#islands/admin/ui/QrPicture.tsx';
import { useQrImage } from '#islands/admin/ui/use-qr-image.ts';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { Steps } from './Steps.tsx';

const texts = connectionTexts.own;

/** The QR that links the couple's phone. Its text grants access: it is drawn in the browser and sent nowhere. */
export const LinkQr = ({ qr }: { qr: string }) => {
  const image = useQrImage(qr);
  return (
    <div className="flex flex-wrap items-center gap-5">
      {image === 'failed' && <Notice variant="error">{texts.qrFailed}</Notice>}
      {!image && <Skeleton className="size-[200px]" />}
      {typeof image === 'object' && (
        <QrPicture image={image} label={texts.qrAlt} width={200} className="flex-none" />
      )}
      <Steps steps={texts.qrSteps} />
    </div>
  );
};
