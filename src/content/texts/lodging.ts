import { amountText } from '#domain/gifts/amount.ts';

/** What the lodging page says beyond the couple's own words in `lodging.yaml`. */
export const lodgingTexts = {
  none: 'Todavía no hay lugares en esta lista. Vuelve en unos días.',
  rates: 'Precio por noche',
  mail: 'Reservar por correo',
  chat: 'Reservar por WhatsApp',
  /** '$99.671' */
  price: amountText,
} as const;
