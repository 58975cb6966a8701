import type { ShareCard } from '#content/share-card.ts';
import { runEncoder } from '#gateways/pictures/encoder.ts';
import type { SitePictures } from '../pictures/site-pictures.ts';

export type ShareCardDrawer = ReturnType<typeof openShareCard>;

type RenderedCard = {
  /** Stands where there is no photo, as SVG. */
  drawing: string;
  /** Of the look's face: data URLs. */
  fonts: readonly string[];
};

/** Draws the share card on the first request for it; the latest one is cached in memory. */
export const openShareCard = ({ fileOf }: Pick<SitePictures, 'fileOf'>) => {
  let last: { key: string; jpeg: Promise<Buffer> } | undefined;

  const drawCard = async (
    { photo, ...card }: ShareCard,
    { drawing, fonts }: RenderedCard,
  ): Promise<Buffer> => {
    const file = photo && fileOf(photo.photo);
    const picture = file ? { file, point: photo.point } : { drawing };
    const answer = await runEncoder({ kind: 'card', picture, fonts, ...card });
    if (!('card' in answer)) throw new Error('The share card was drawn without an answer');
    return Buffer.from(answer.card, 'base64');
  };

  return {
    draw: (card: ShareCard, parts: RenderedCard): Promise<Buffer> => {
      const key = JSON.stringify(card);
      if (last?.key === key) return last.jpeg;
      const jpeg = drawCard(card, parts);
      last = { key, jpeg };
      jpeg.catch(() => {
        if (last?.jpeg === jpeg) last = undefined;
      });
      return jpeg;
    },
  };
};
