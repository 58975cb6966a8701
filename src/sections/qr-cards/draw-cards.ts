import { setImmediate } from 'node:timers/promises';
import { drawQr, type QrImage } from '#islands/admin/ui/draw-qr.ts';

/** Milliseconds of drawing before the main thread is yielded. */
const atOnce = 10;

/** Each card with its link as a QR. However many there are, guests are answered meanwhile. */
export const drawCards = async <Card extends { link: string }>(
  cards: readonly Card[],
): Promise<(Card & { qr: QrImage })[]> => {
  const rendered: (Card & { qr: QrImage })[] = [];
  for (const card of cards) {
    rendered.push({ ...card, qr: await drawQr(card.link) });
    if (rendered.length % atOnce === 0) await setImmediate();
  }
  return rendered;
};
