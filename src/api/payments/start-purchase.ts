import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '#db/connection.ts';
import {
  createPurchase,
  openCheckout,
  startPurchase,
  type Purchase,
} from '#db/models/gifts/purchases.ts';
import type { CountQuery } from '#db/models/gifts/shares.ts';
import { fullPurchase } from '#db/models/gifts/full-purchases.ts';
import type { PreferenceView, TransferView } from '#contract/gift-views.ts';
import type { GiveGifts } from '#contract/gifts.ts';
import { checkoutOpenMs, nextCheck } from '#domain/gifts/purchases.ts';
import { accessCodeSuggestion } from '#domain/groups/guest-group.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../access/tokens.ts';

/** Cannot be guessed: 128 random bits. */
const newConfirmationCode = (): string => randomBytes(16).toString('hex');

/** The purchase's external reference at the provider; it gives no access, but cannot be guessed either. */
const newReference = (): string => randomBytes(20).toString('hex');

/** A person types it into the bank's form: short, of letters that are not mistaken for each other. */
const newTransferReference = (): string => `R-${accessCodeSuggestion(randomInt)}`;

export type Checkout = { guestId: number; gifts: GiveGifts };

/** A gift by bank transfer: pending until the couple sees the money. */
export const startTransfer = (
  db: Db,
  { guestId, gifts }: Checkout,
  { now, practice }: CountQuery,
): TransferView => {
  const reference = newTransferReference();
  const { confirmation_code, total_amount } = createPurchase(
    db,
    {
      guest_id: guestId,
      confirmation_code: newConfirmationCode(),
      external_reference: reference,
      payment_method: 'transfer',
      message_for_couple: gifts.messageForCouple,
      lines: gifts.items,
      practice,
    },
    { by: { kind: 'guest', id: guestId }, at: now },
  );
  return { reference, confirmation_code, total_amount };
};

/**
 * Starts online payments. The purchase is written before the provider hears of it, so that no payment can
 * arrive for an unknown purchase.
 */
export const onlinePayments = (deps: Deps) => {
  const { db, clock, config, payments } = deps;
  /** Taps that arrive while the provider is being asked share its answer. */
  const pendingPurchases = new Map<number, Promise<Purchase>>();

  const open = async (purchase: Purchase): Promise<Purchase> => {
    const reference = purchase.external_reference ?? '';
    const checkout = await payments.provider.openCheckout({
      externalReference: reference,
      items: fullPurchase(db, purchase.id).items.map(({ item, gift }) => ({
        id: String(gift.id),
        title: gift.name,
        quantity: item.quantity,
        unitPrice: item.unit_price,
      })),
      returnUrl: `${config.siteUrl}/api/payments/return`,
      notificationUrl: `${config.siteUrl}/api/webhooks/mercadopago?source_news=webhooks`,
      expiresAt: purchase.expires_at ?? clock(),
      idempotencyKey: reference,
    });
    return openCheckout(db, purchase.id, {
      ...checkout,
      isPractice: payments.practice !== undefined,
    });
  };

  const openOnce = (purchase: Purchase): Promise<Purchase> => {
    if (purchase.init_point) return Promise.resolve(purchase);
    const started = pendingPurchases.get(purchase.id);
    if (started) return started;
    const work = open(purchase).finally(() => pendingPurchases.delete(purchase.id));
    pendingPurchases.set(purchase.id, work);
    return work;
  };

  /** @throws DomainError as `startPurchase`, and as the provider's calls */
  return async ({ guestId, gifts }: Checkout, key: string | undefined): Promise<PreferenceView> => {
    const now = clock();
    const expiresAt = new Date(now.getTime() + checkoutOpenMs);
    const started = startPurchase(
      db,
      {
        guest_id: guestId,
        confirmation_code: newConfirmationCode(),
        external_reference: newReference(),
        payment_method: 'mercadopago',
        message_for_couple: gifts.messageForCouple,
        idempotency_key: key,
        request_hash: hashOf(JSON.stringify(['preference', gifts.items, gifts.messageForCouple])),
        expires_at: expiresAt,
        next_check_at: nextCheck(
          { status: 'pending', createdAt: now, expiresAt, hasOpenPayment: false },
          now,
        ),
        lines: gifts.items,
        practice: payments.practice !== undefined,
      },
      { by: { kind: 'guest', id: guestId }, at: now },
    );
    const { init_point, sandbox_init_point, confirmation_code } = await openOnce(started);
    return { init_point: init_point ?? '', sandbox_init_point, confirmation_code };
  };
};
