import type { Db } from '#db/connection.ts';
import {
  findGiftWithCount,
  listGifts,
  listVisibleGifts,
  type GiftWithCount,
  type OfferedGift,
} from '#db/models/gifts/gifts.ts';
import type { CountQuery } from '#db/models/gifts/shares.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import {
  knownPayment,
  listPayments,
  openWarnings,
  paymentsOf,
  type StoredPayment,
} from '#db/models/gifts/payments.ts';
import { purchaseByReference } from '#db/models/gifts/purchases.ts';
import {
  approvedPurchases,
  listPurchases,
  purchaseByCode,
  fullPurchase,
  type FullPurchase,
} from '#db/models/gifts/full-purchases.ts';
import type {
  AdminPurchase,
  CatalogueGift,
  ConfirmationView,
  GiftView,
  GivenGift,
  GuestPurchase,
  GuestWithGifts,
  PurchaseAlert,
} from '#contract/gift-views.ts';
import { DomainError } from '#domain/errors.ts';
import { missingAmount, paidAmount, refundDue } from '#domain/gifts/purchases.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import type { ThanksRow } from '#gateways/spreadsheet/thanks-list.ts';

export type Shop = { db: Db; payments: { practice: object | undefined }; clock: () => Date };

/** While only practice purchases are possible they count, so that the couple sees how figures will look. */
const countQueryOf = ({ payments, clock }: Shop): CountQuery => ({
  practice: payments.practice !== undefined,
  now: clock(),
});

const giftView = (gift: OfferedGift): GiftView => ({
  id: gift.id,
  name: gift.name,
  description: gift.description,
  price: gift.price,
  image_url: gift.image_url,
  kind: gift.kind,
  shares: gift.shares,
  shares_left: gift.shares && Math.max(0, gift.shares - gift.taken_count),
  amount_left: gift.shares && Math.max(0, gift.price - gift.taken_amount),
  purchase_count: gift.purchase_count,
});

/** The gifts offered to guests. */
export const giftViews = (shop: Shop): GiftView[] =>
  listVisibleGifts(shop.db, countQueryOf(shop)).map(giftView);

const catalogueGift = (gift: GiftWithCount): CatalogueGift => ({
  ...giftView(gift),
  visible: gift.visible,
  version: gift.version,
  created_at: zonedIso(gift.created_at),
  updated_at: zonedIso(gift.updated_at),
});

export const catalogue = (shop: Shop): CatalogueGift[] =>
  listGifts(shop.db, countQueryOf(shop)).map(catalogueGift);

/** @throws DomainError `not_found` */
export const catalogueEntry = (shop: Shop, id: number): CatalogueGift =>
  catalogueGift(findGiftWithCount(shop.db, id, countQueryOf(shop)));

const guestPurchase = ({ purchase, items }: FullPurchase): GuestPurchase => ({
  id: purchase.id,
  confirmation_code: purchase.confirmation_code,
  total_amount: purchase.total_amount,
  created_at: zonedIso(purchase.created_at),
  practice: purchase.is_practice,
  items: items.map(({ item, gift }) => ({
    id: item.id,
    gift: { id: gift.id, name: gift.name, image_url: gift.image_url, kind: gift.kind },
    quantity: item.quantity,
    unit_price: item.unit_price,
    total_price: item.quantity * item.unit_price,
  })),
});

/** The group's paid purchases, newest first. */
export const guestPurchases = (db: Db, guestId: number): GuestPurchase[] =>
  approvedPurchases(db, guestId).map(guestPurchase);

const purchaseView = (
  full: FullPurchase,
  payments: readonly StoredPayment[],
): ConfirmationView['purchase'] => ({
  ...guestPurchase(full),
  status: full.purchase.status,
  payment_method: full.purchase.payment_method,
  message_for_couple: full.purchase.message_for_couple,
  missing_amount: missingAmount(payments.map(knownPayment), full.purchase.total_amount),
  refund_due: refundDue(payments.map(knownPayment), full.purchase),
  reference: full.purchase.payment_method === 'transfer' ? full.purchase.external_reference : null,
});

/**
 * @param guestId left out when the couple asks
 * @throws DomainError `not_found`, also when it is another group's
 */
export const confirmationView = (db: Db, code: string, guestId?: number): ConfirmationView => {
  const full = purchaseByCode(db, code, guestId);
  const payments = paymentsOf(db, full.purchase.id);
  return { guest: { groupName: full.group.group_name }, purchase: purchaseView(full, payments) };
};

/** The group's own purchase, by its code or by the provider's reference; otherwise null. */
export const ownConfirmation = (
  db: Db,
  guestId: number,
  { code, reference }: { code: string | null; reference: string | null },
): ConfirmationView | null => {
  const ownCode = code ?? (reference && purchaseByReference(db, reference)?.confirmation_code);
  if (!ownCode) return null;
  try {
    return confirmationView(db, ownCode, guestId);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

const adminPurchase = (full: FullPurchase, payments: readonly StoredPayment[]): AdminPurchase => ({
  ...purchaseView(full, payments),
  guest_id: full.group.id,
  group_name: full.group.group_name,
  updated_at: zonedIso(full.purchase.updated_at),
  payment_id: full.purchase.payment_id,
  preference_id: full.purchase.preference_id,
  thanked_at: full.purchase.thanked_at && zonedIso(full.purchase.thanked_at),
  payments: payments.map(({ id, status, amount, currency, ...payment }) => ({
    id,
    status,
    amount,
    currency,
    refunded_amount: payment.refunded_amount,
    updated_at: zonedIso(payment.updated_at),
  })),
});

/** Every purchase, newest first. */
export const adminPurchases = (db: Db): AdminPurchase[] => {
  const payments = Map.groupBy(listPayments(db), ({ purchase_id }) => purchase_id);
  return listPurchases(db).map((full) => adminPurchase(full, payments.get(full.purchase.id) ?? []));
};

/** @throws DomainError `not_found` */
export const adminPurchaseView = (db: Db, id: number): AdminPurchase =>
  adminPurchase(fullPurchase(db, id), paymentsOf(db, id));

const giftsOf = ({ purchase, items }: FullPurchase): GivenGift[] =>
  items.map(({ item, gift }) => ({
    purchase_id: purchase.id,
    practice: purchase.is_practice,
    gift_name: gift.name,
    quantity: item.quantity,
    unit_price: item.unit_price,
    total_price: item.quantity * item.unit_price,
    message_for_couple: purchase.message_for_couple,
  }));

/** Every group by name, with its paid gifts. */
export const guestsWithGifts = (shop: Shop): GuestWithGifts[] => {
  const { db } = shop;
  const countQuery = countQueryOf(shop);
  const byGroup = Map.groupBy(approvedPurchases(db), ({ group }) => group.id);
  return listGroups(db, { withErased: true }).map((group) => {
    const { id, group_name, guest_type, invited_by } = group;
    const gifts = (byGroup.get(id) ?? []).flatMap(giftsOf);
    const counted = gifts.filter(({ practice }) => !practice || countQuery.practice);
    return {
      id,
      group_name,
      access_code: group.erased_at === null ? group.access_code : '',
      guest_type,
      invited_by,
      total_gifted_amount: counted.reduce((sum, { total_price }) => sum + total_price, 0),
      gift_count: counted.reduce((sum, { quantity }) => sum + quantity, 0),
      gifts,
    };
  });
};

/**
 * Paid gifts, oldest first: the order in which one says thank you. The couple adds the amounts up, so
 * practice purchases are left out as soon as they do not count.
 */
export const thanksRows = (shop: Shop): ThanksRow[] =>
  approvedPurchases(shop.db)
    .filter(({ purchase }) => !purchase.is_practice || countQueryOf(shop).practice)
    .toReversed()
    .flatMap(({ purchase, group, items }) =>
      items.map(({ item, gift }) => ({
        groupName: group.group_name,
        invitedBy: group.invited_by,
        date: dateAndTime(purchase.created_at),
        gift: gift.name,
        quantity: item.quantity,
        unitPrice: item.unit_price,
        total: item.quantity * item.unit_price,
        method: purchase.payment_method,
        practice: purchase.is_practice,
        message: purchase.message_for_couple,
        isThanked: purchase.thanked_at !== null,
      })),
    );

export const purchaseAlerts = (db: Db): PurchaseAlert[] =>
  openWarnings(db).map(({ alert, payment, purchase, group }) => ({
    id: alert.id,
    kind: alert.kind,
    purchase_id: purchase.id,
    group_name: group.group_name,
    total_amount: purchase.total_amount,
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    paid_amount: paidAmount(paymentsOf(db, purchase.id).map(knownPayment)),
    created_at: zonedIso(alert.created_at),
  }));
