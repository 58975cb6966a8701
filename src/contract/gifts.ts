import * as z from 'zod/mini';
import { catalogueTexts } from '#content/texts/admin-catalogue.ts';
import { maxLines, maxQuantity } from '#domain/gifts/cart.ts';
import { giftKinds, maxPrice, shareLimits } from '#domain/gifts/gift-kinds.ts';
import { messageLimit } from '#domain/gifts/purchases.ts';
import { imageUrl } from './events.ts';
import { textLimit } from '#domain/text-limits.ts';
import { id, paragraph, requiredLine, version } from './text.ts';

const quantityMessage = 'La cantidad debe ser entre 1 y 20';
const amountMessage = 'Escribe un monto mayor a 0, sin decimales';

/**
 * A guest's purchase: POST /api/create-preference, POST /api/transfers. It contains no prices: the stored
 * ones apply. Only of a gift of any amount the guest says how much.
 */
export const orderGifts = z.strictObject({
  items: z
    .array(
      z.pipe(
        z
          .strictObject({
            giftId: id,
            quantity: z.optional(
              z
                .int(quantityMessage)
                .check(z.gte(1, quantityMessage), z.lte(maxQuantity, quantityMessage)),
            ),
            /** What is given of a gift of any amount; it has no quantity. */
            amount: z.optional(
              z
                .int(amountMessage)
                .check(z.gte(1, amountMessage), z.lte(maxPrice, 'El monto es demasiado alto')),
            ),
          })
          .check(
            z.refine(({ quantity, amount }) => quantity !== undefined || amount !== undefined, {
              error: quantityMessage,
              path: ['quantity'],
            }),
          ),
        z.transform(({ quantity = 1, ...item }) => ({ ...item, quantity })),
      ),
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
/** POST /api/admin/gifts, PUT /api/admin/gifts/{id} */
export const saveGift = z.object({
  name: requiredLine('El nombre es requerido'),
  description: paragraph(textLimit, descriptionMessage).check(z.minLength(1, descriptionMessage)),
  price: z
    .int(priceMessage)
    .check(z.gte(1, priceMessage), z.lte(maxPrice, 'El precio es demasiado alto')),
  image_url: imageUrl,
  visible: z._default(z.boolean(), true),
  /** Left out, a gift stays of its kind; a new one has a fixed price. */
  kind: z.optional(z.enum(giftKinds, 'Elijan cómo se regala')),
  shares: z.nullish(
    z
      .int(catalogueTexts.sharesMissing)
      .check(
        z.gte(shareLimits.min, catalogueTexts.sharesMissing),
        z.lte(shareLimits.max, catalogueTexts.sharesMissing),
      ),
  ),
  /** The version that the writer read. */
  version: z.optional(version),
});

export type SaveGift = z.infer<typeof saveGift>;

/** PUT /api/admin/purchases/{id}/thanks */
export const saveThanks = z.strictObject({ sent: z.boolean() });
