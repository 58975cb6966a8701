import * as z from 'zod/mini';
import { maxLines, maxQuantity } from '#domain/gifts/cart.ts';
import { messageLimit } from '#domain/gifts/purchases.ts';
import { imageUrl } from './events.ts';
import { id, paragraph, requiredLine, textLimit, version } from './text.ts';

/**
 * What a guest gives: POST /api/create-preference, POST /api/transfers. Nothing says a price, the
 * stored ones count.
 */
export const giveGifts = z.strictObject({
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

export type GiveGifts = z.infer<typeof giveGifts>;

const priceMessage = 'El precio debe ser mayor a 0';
const descriptionMessage = 'La descripción es requerida';

/** A peso is whole; twenty of the dearest gift still count exactly. */
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
  /** Which one the writer saw. */
  version: z.optional(version),
});

export type SaveGift = z.infer<typeof saveGift>;

/** PUT /api/admin/purchases/{id}/thanks */
export const saveThanks = z.strictObject({ sent: z.boolean() });

export type SaveThanks = z.infer<typeof saveThanks>;
