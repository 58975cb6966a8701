import * as z from 'zod/mini';
import { maxLines, maxQuantity } from '#domain/gifts/cart.ts';
import { messageLimit } from '#domain/gifts/purchases.ts';
import { imageUrl } from './events.ts';
import { textLimit } from '#domain/text-limits.ts';
import { id, paragraph, requiredLine, version } from './text.ts';

/**
 * A guest's purchase: POST /api/create-preference, POST /api/transfers. It contains no prices: the stored
 * ones apply.
 */
export const orderGifts = z.strictObject({
  items: z
    .array(
      z.strictObject({
        giftId: id,
        quantity: z
          .int('La cantidad debe ser entre 1 y 20')
          .check(
            z.gte(1, 'La cantidad debe ser entre 1 y 20'),
            z.lte(maxQuantity, 'La cantidad debe ser entre 1 y 20'),
          ),
      }),
      'Tu carrito está vacío',
    )
    .check(
      z.minLength(1, 'Tu carrito está vacío'),
      z.maxLength(maxLines, `Elige hasta ${maxLines} regalos distintos`),
      z.refine(
        (items) => new Set(items.map(({ giftId }) => giftId)).size === items.length,
        'Cada regalo va una sola vez, con su cantidad',
      ),
    ),
  messageForCouple: z.pipe(
    z.nullish(paragraph(messageLimit)),
    z.transform((text) => text || null),
  ),
});

export type GiveGifts = z.infer<typeof orderGifts>;

const priceMessage = 'El precio debe ser mayor a 0';
const descriptionMessage = 'La descripción es requerida';

/** Amounts are integers; twenty of a gift at this price are still exact. */
export const maxPrice = 1_000_000_000;

/** POST /api/admin/gifts, PUT /api/admin/gifts/{id} */
export const saveGift = z.object({
  name: requiredLine('El nombre es requerido'),
  description: paragraph(textLimit, descriptionMessage).check(z.minLength(1, descriptionMessage)),
  price: z
    .int(priceMessage)
    .check(z.gte(1, priceMessage), z.lte(maxPrice, 'El precio es demasiado alto')),
  image_url: imageUrl,
  visible: z._default(z.boolean(), true),
  /** The version that the writer read. */
  version: z.optional(version),
});

export type SaveGift = z.infer<typeof saveGift>;

/** PUT /api/admin/purchases/{id}/thanks */
export const saveThanks = z.strictObject({ sent: z.boolean() });
