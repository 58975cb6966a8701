import type { Resolver } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import { saveGift, type SaveGift } from '#contract/gifts.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { digitGroups } from '#domain/gifts/amount.ts';
import type { GiftKind } from '#domain/gifts/gift-kinds.ts';
import { schemaResolver } from '#islands/admin/ui/dialogs/schema-resolver.ts';

/** Values of the form's inputs. */
export type GiftFields = {
  name: string;
  description: string;
  kind: GiftKind;
  price: string;
  /** Read only where a gift is given in shares. */
  shares: string;
  image_url: string;
  visible: boolean;
};

export const fieldsOf = (gift: CatalogueGift | null): GiftFields => ({
  name: gift?.name ?? '',
  description: gift?.description ?? '',
  kind: gift?.kind ?? 'fixed',
  price: gift ? `${gift.price}` : '',
  shares: `${gift?.shares ?? ''}`,
  image_url: gift?.image_url ?? '',
  visible: gift?.visible ?? true,
});

/**
 * '85000', '85.000' and '$ 85.000', as prices are written where the wedding is; NaN for anything else. '85.5' is
 * ambiguous (85 or 855), so it is refused.
 */
export const readPrice = (text: string): number => {
  const groups = digitGroups(text);
  return /^-?(?:\d{1,12}|\d{1,3}(?: \d{3}){1,4})$/u.test(groups.join(' '))
    ? Number(groups.join(''))
    : Number.NaN;
};

const bySchema = schemaResolver<GiftFields, SaveGift>(saveGift);

export const giftResolver: Resolver<GiftFields, unknown, SaveGift> = async (
  fields,
  context,
  options,
) => {
  const price = readPrice(fields.price);
  const shares = fields.kind === 'shares' ? readPrice(fields.shares) || 0 : null;
  const body = { ...fields, price: price as never, shares: shares as never };
  const read = await bySchema(body, context, options);
  // The schema only says that it is no amount; the typed text allows a better message.
  if (Number.isNaN(price) && fields.price.trim() !== '') {
    const errors = { ...read.errors, price: { type: 'rule', message: texts.fullPrice() } };
    return { values: {}, errors };
  }
  return read;
};
