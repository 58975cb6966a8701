import './cart/cart.css';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { gifts as texts } from '#content/texts/gifts.ts';
import type { BankDetails } from '#contract/gift-views.ts';
import { DialogClose } from '#islands/ui/DialogClose.tsx';
import { ModalDialog } from '#islands/ui/ModalDialog.tsx';
import { $cart } from '#islands/stores/cart.ts';
import { BankPanel } from './payment/BankPanel.tsx';
import { CartChanges } from './cart/CartChanges.tsx';
import { CartPanel } from './cart/CartPanel.tsx';
import { ConfirmPanel } from './payment/ConfirmPanel.tsx';
import { $step, type GiftStep } from './gift-steps.ts';
import { RedirectPanel } from './payment/RedirectPanel.tsx';
import { TransferPanel } from './payment/TransferPanel.tsx';
import type { CheckoutState } from './use-giving.ts';

type Props = {
  step: GiftStep;
  /** Null: nobody has said where to transfer to. */
  bank: BankDetails | null;
  checkout: CheckoutState;
  onQuantity: (giftId: number, quantity: number) => void;
  children: ReactNode;
};

/** One dialog from the cart to the payment, so that the page behind it and the focus to return to stay the same. */
export const GiftDialog = ({ step, bank, checkout, onQuantity, children }: Props) => {
  const lines = useStore($cart);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The part inside has just asked for it: what opened is read out by the dialog's name.
  useEffect(() => heading.current?.closest('dialog')?.focus(), []);
  const close = () => {
    checkout.clear();
    $step.set(null);
  };
  const { title, panel } = ((): { title: string; panel: ReactNode } => {
    if (checkout.checkout !== null) {
      return { title: texts.confirm.title, panel: <RedirectPanel address={checkout.checkout} /> };
    }
    if (checkout.transfer) {
      return {
        title: texts.transferred.title,
        panel: <TransferPanel transfer={checkout.transfer} onClose={close} />,
      };
    }
    if (step === 'bank' && bank) {
      return {
        title: texts.bank.title,
        panel: <BankPanel bank={bank} lines={lines} checkout={checkout} onClose={close} />,
      };
    }
    if (step === 'confirm' && lines.length > 0) {
      return {
        title: texts.confirm.title,
        panel: (
          <ConfirmPanel
            lines={lines}
            checkout={checkout}
            onBack={() => $step.set('cart')}
            onTransfer={bank && (() => $step.set('bank'))}
          />
        ),
      };
    }
    return {
      title: texts.cart.title,
      panel: (
        <CartPanel
          lines={lines}
          onQuantity={onQuantity}
          onClose={close}
          onPay={() => $step.set('confirm')}
        />
      ),
    };
  })();

  return (
    <ModalDialog className="dialog" labelledBy={titleId} onClose={close}>
      <div className="dialog-panel">
        <h2 ref={heading} id={titleId} className="subtitle dialog-title">
          {title}
        </h2>
        <Part key={title} name={title}>
          <CartChanges />
          {panel}
        </Part>
        {children}
        <DialogClose onClose={close} />
      </div>
    </ModalDialog>
  );
};

/** The button that led here is gone: the new step gets the focus and is announced by its name. */
const Part = ({ name, children }: { name: string; children: ReactNode }) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.closest('.dialog-panel')?.scrollTo(0, 0);
  }, []);
  return (
    <div ref={part} className="gift-part" role="group" aria-label={name} tabIndex={-1}>
      {children}
    </div>
  );
};
