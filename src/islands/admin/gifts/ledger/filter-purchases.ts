import type { AdminPurchase } from '#contract/gift-views.ts';
import { needsThanks } from '#domain/gifts/ledger.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import type { PurchaseStatus } from '#domain/gifts/purchases.ts';

export type PurchaseFilter = { text: string; state: '' | PurchaseStatus | 'unthanked' };

export const noPurchaseFilter: PurchaseFilter = { text: '', state: '' };

/** By the group's name, or by a number that stands on a bank statement or at the provider. */
export const filterPurchases = (
  purchases: readonly AdminPurchase[],
  { text, state }: PurchaseFilter,
): AdminPurchase[] => {
  const name = nameKey(text);
  const number = text.trim().toLowerCase();
  const matchesQuery = ({ group_name, payments, ...purchase }: AdminPurchase) =>
    number === '' ||
    (name !== '' && nameKey(group_name).includes(name)) ||
    [purchase.confirmation_code, purchase.reference ?? '', ...payments.map(({ id }) => id)].some(
      (known) => known.toLowerCase().includes(number),
    );
  const isInState = (purchase: AdminPurchase) =>
    state === '' || (state === 'unthanked' ? needsThanks(purchase) : purchase.status === state);
  return purchases.filter((purchase) => isInState(purchase) && matchesQuery(purchase));
};
