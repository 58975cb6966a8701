import { counted } from './counted.ts';
import { joinNames } from './join-names.ts';

/** After the wedding: who gave, and the couple's thanks to each. */
export const thanksPanelTexts = {
  title: 'Dar las gracias',
  about: 'Un mensaje para cada grupo, con su regalo. Marquen los que ya enviaron.',
  left: (count: number) =>
    count === 0
      ? 'Ya dieron las gracias a todos.'
      : `${counted(count, 'grupo', 'grupos')} por agradecer`,
  done: 'Ya agradecidos',
  gave: (gifts: readonly string[]) => `Regalo: ${joinNames(gifts)}`,
  said: (message: string) => `«${message}»`,
  arrived: (count: number) => (count === 1 ? 'llegó 1 persona' : `llegaron ${count} personas`),
  write: 'Escribir por WhatsApp',
  writeTo: (group: string) => `Escribir por WhatsApp a ${group}`,
  copy: (group: string) => `Copiar el mensaje para ${group}`,
  noPhone: 'Sin teléfono',
  thanked: 'Gracias enviadas',
  thankedTo: (group: string) => `Gracias enviadas a ${group}`,
  failed: 'No se guardó la marca',
} as const;

type Given = {
  group: string;
  gifts: readonly string[];
  /** Whether somebody of them was there. */
  came: boolean;
  table: string | null;
  couple: string;
};

/** What the couple sends. */
export const thanksMessage = ({ group, gifts, came, table, couple }: Given): string => {
  const where = table ? ` en «${table}»` : '';
  return [
    `¡Hola, ${group}!`,
    `Muchas gracias por ${joinNames(gifts.map((gift) => `«${gift}»`))}.${
      came ? ` Nos hizo felices celebrar juntos${where}.` : ' Fue una pena no vernos ese día.'
    }`,
    couple,
  ].join('\n\n');
};
