import type { NewGift } from '#db/models/gifts/gifts.ts';
import type { NewPurchase } from '#db/models/gifts/purchases.ts';

/** `picture` is `public/gift-pictures/<picture>.webp`. */
const gift = (
  picture: string,
  name: string,
  price: number,
  description: string,
  visible = true,
): NewGift => ({
  name,
  price,
  description,
  image_url: `/gift-pictures/${picture}.webp`,
  visible,
});

export const demoGifts: NewGift[] = [
  gift(
    'amanecer-en-el-salar',
    'Amanecer en el salar',
    85_000,
    'Una salida de madrugada para ver el salar encenderse.',
  ),
  gift(
    'cena-frente-al-mar',
    'Cena frente al mar',
    60_000,
    'Mantel blanco, pescado del día y el sonido de las olas.',
  ),
  gift(
    'kayak-entre-tempanos',
    'Kayak entre témpanos',
    95_000,
    'Medio día remando frente a un glaciar.',
  ),
  gift('noche-en-un-palafito', 'Noche en un palafito', 110_000, 'Dormir sobre el agua en Chiloé.'),
  gift(
    'termas-bajo-las-estrellas',
    'Termas bajo las estrellas',
    45_000,
    'Agua caliente, bosque húmedo y cielo abierto.',
  ),
  gift(
    'cabalgata-por-el-valle',
    'Cabalgata por el valle',
    55_000,
    'Dos caballos mansos y un sendero entre viñas.',
  ),
  gift('clase-de-cocina', 'Clase de cocina', 40_000, 'Aprender a hacer curanto con quienes saben.'),
  gift('paseo-en-globo', 'Paseo en globo', 150_000, 'Ver el desierto despertar desde el aire.'),
  gift('desayuno-en-la-cama', 'Desayuno en la cama', 25_000, 'Café, fruta y ningún apuro.'),
  gift('entradas-a-la-opera', 'Entradas a la ópera', 70_000, 'Una noche elegante en el viaje.'),
  gift(
    'brindis-de-recien-casados',
    'Brindis de recién casados',
    30_000,
    'La primera copa de la luna de miel.',
  ),
  gift('sorpresa-guardada', 'Sorpresa guardada', 20_000, 'Todavía no se muestra.', false),
];

/** By group name and position of the gift in the list above; one purchase in each status. */
export const demoPurchases: (Omit<NewPurchase, 'guest_id' | 'lines'> & {
  group: string;
  lines: [gift: number, quantity: number][];
})[] = [
  {
    group: 'Camila y Andrés',
    confirmation_code: 'demo-a1f0c3e59b7d42688e13aa0467d9f2b1',
    status: 'approved',
    payment_method: 'mercadopago',
    message_for_couple: '¡Que el viaje sea tan lindo como ustedes!',
    lines: [
      [1, 1],
      [10, 2],
    ],
  },
  {
    group: 'Familia Catrileo Vera',
    confirmation_code: 'demo-b27d9e80c4f14a5f9d3056be18a7c4e2',
    external_reference: 'R-RUCA-7T4M',
    status: 'approved',
    payment_method: 'transfer',
    message_for_couple: null,
    lines: [[4, 2]],
  },
  {
    group: 'Los Montecinos',
    confirmation_code: 'demo-c3e81b02d5a64c7bb9f4672c90d8e5f3',
    external_reference: 'R-MAQU-9K3P',
    status: 'pending',
    payment_method: 'transfer',
    message_for_couple: 'Con mucho cariño',
    lines: [[5, 1]],
  },
  {
    group: 'Javiera Oyarce',
    confirmation_code: 'demo-d4f92c13e6b75d8cca05783da1e9f604',
    status: 'rejected',
    payment_method: 'mercadopago',
    message_for_couple: null,
    lines: [[8, 1]],
  },
  {
    group: 'Nicolás Bravo',
    confirmation_code: 'demo-e50a3d24f7c86e9ddb16894eb2fa0715',
    status: 'refunded',
    payment_method: 'mercadopago',
    message_for_couple: null,
    lines: [[6, 1]],
  },
  {
    group: 'Felipe y Renata',
    confirmation_code: 'demo-f61b4e3508d97faeec279a5fc30b1826',
    status: 'cancelled',
    payment_method: 'mercadopago',
    message_for_couple: null,
    lines: [[2, 1]],
  },
];
