import { drawings } from '#content/drawings/drawings.ts';
import type { ShareCard } from '#content/share-card.ts';
import { runEncoder } from '#gateways/pictures/encoder.ts';
import type { SitePictures } from '../pictures/site-pictures.ts';

export type ShareCardDrawer = ReturnType<typeof openShareCard>;

/** Draws the card when somebody first asks for it, and keeps the last one. */
export const openShareCard = ({ fileOf }: Pick<SitePictures, 'fileOf'>) => {
  let last: { key: string; jpeg: Promise<Buffer> } | undefined;

  const drawn = async ({ photo, look, ...words }: ShareCard): Promise<Buffer> => {
    const file = photo && fileOf(photo.photo);
    const picture = file
      ? { file, point: photo.point }
      : { drawing: drawings[look.scene] };
    const answer = await runEncoder({ kind: 'card', look, picture, ...words });
    if (!('card' in answer)) throw new Error('The share card was drawn without an answer');
    return Buffer.from(answer.card, 'base64');
  };

  return {
    draw: (card: ShareCard): Promise<Buffer> => {
      const key = JSON.stringify(card);
      if (last?.key === key) return last.jpeg;
      const jpeg = drawn(card);
      last = { key, jpeg };
      jpeg.catch(() => {
        if (last?.jpeg === jpeg) last = undefined;
      });
      return jpeg;
    },
  };
};
