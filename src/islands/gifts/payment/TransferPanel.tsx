import { gifts } from '#content/texts/gifts.ts';
import type { TransferView } from '#contract/gift-views.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { CopyRow } from './CopyRow.tsx';

type Props = { transfer: TransferView; onClose: () => void };

const texts = gifts.transferred;

/** The couple was told of a transfer; with the reference they find it in their account. */
export const TransferPanel = ({ transfer, onClose }: Props) => (
  <>
    <dl className="copy-rows">
      <CopyRow label={texts.reference} text={transfer.reference} />
      <CopyRow
        label={texts.amount}
        text={String(transfer.total_amount)}
        shown={amountText(transfer.total_amount)}
      />
    </dl>
    <p className="mt-4">{texts.text}</p>
    <DialogActions>
      <a
        className="btn btn-quiet"
        href={`/gifts/result?status=pending&confirmation_code=${transfer.confirmation_code}`}
      >
        {texts.seeGift}
      </a>
      <Button onClick={onClose}>{texts.close}</Button>
    </DialogActions>
  </>
);
