// Types of the API's answers about gifts. Instants are ISO text with a zone, amounts whole units of the wedding's currency.
import type { OfferedGift } from '#domain/gifts/gift-list.ts';
import type { GiftKind } from '#domain/gifts/gift-kinds.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import type {
  AlertKind,
  PaymentMethod,
  PaymentStatus,
  PurchaseStatus,
} from '#domain/gifts/purchases.ts';

/** GET /api/gifts */
export type GiftView = OfferedGift;

/** GET /api/admin/all-gifts, POST and PUT /api/admin/gifts */
export type CatalogueGift = OfferedGift & {
  visible: boolean;
  /** Sent back with a change, so that a stale write is a conflict. */
  version: number;
  created_at: string;
  updated_at: string;
};

export type PurchasedItem = {
  id: number;
  gift: { id: number; name: string; image_url: string | null; kind: GiftKind };
  quantity: number;
  /** The price at the time of the purchase. */
  unit_price: number;
  total_price: number;
};

/** GET /api/guest-purchases: the group's own paid purchases. */
export type GuestPurchase = {
  id: number;
  confirmation_code: string;
  total_amount: number;
  created_at: string;
  /** Paid at the practice checkout: no money moved. */
  practice: boolean;
  items: PurchasedItem[];
};

/** POST /api/create-preference */
export type PreferenceView = {
  /** The checkout's address. */
  init_point: string;
  sandbox_init_point: string | null;
  confirmation_code: string;
};

/** POST /api/transfers */
export type TransferView = {
  /** The reference that the guest enters in the transfer's message. */
  reference: string;
  confirmation_code: string;
  total_amount: number;
};

/** GET /api/purchase-confirmation/{code} */
export type ConfirmationView = {
  guest: { groupName: string };
  purchase: GuestPurchase & {
    status: PurchaseStatus;
    payment_method: PaymentMethod;
    message_for_couple: string | null;
    /** What is still to be paid where a part arrived, as with two cards. */
    missing_amount: number | null;
    /** What was paid when others had already taken its shares: the couple gives it back. */
    refund_due: number | null;
    /** Of a transfer only. */
    reference: string | null;
  };
};

/** GET /api/bank-details */
export type BankDetails = {
  /** In the order in which they are shown. */
  lines: { label: string; value: string }[];
  /** A page of a payment service with the account filled in. */
  quickTransfer?: string | undefined;
};

export type GivenGift = {
  purchase_id: number;
  practice: boolean;
  gift_name: string;
  quantity: number;
  unit_price: number;
  total_price: number;
  message_for_couple: string | null;
};

/** GET /api/admin/guests-with-gifts: every group with its paid gifts. */
export type GuestWithGifts = {
  id: number;
  group_name: string;
  access_code: string;
  guest_type: GuestType;
  invited_by: string;
  /** Excludes practice purchases once there is a real checkout; so does the count. */
  total_gifted_amount: number;
  /** Counts quantities. */
  gift_count: number;
  gifts: GivenGift[];
};

/** GET /api/admin/purchases: newest first, in every state. */
export type AdminPurchase = ConfirmationView['purchase'] & {
  guest_id: number;
  group_name: string;
  updated_at: string;
  /** The provider's id of the payment that determines the status. */
  payment_id: string | null;
  preference_id: string | null;
  /** When the couple marked it as thanked for. */
  thanked_at: string | null;
  /** All payments that the provider reported, newest first. */
  payments: {
    id: string;
    status: PaymentStatus;
    amount: number;
    currency: string;
    refunded_amount: number;
    updated_at: string;
  }[];
};

/** GET /api/admin/purchase-alerts */
export type PurchaseAlert = {
  id: number;
  kind: AlertKind;
  purchase_id: number;
  group_name: string;
  total_amount: number;
  /** The payment that the alert is about. */
  payment_id: string;
  amount: number;
  currency: string;
  /** Of all approved payments of the purchase, less what was given back. */
  paid_amount: number;
  created_at: string;
};
