import type { APIRoute } from 'astro';
import { runtime } from '#api/runtime.ts';
import { cardFonts } from '#content/card-fonts.ts';
import { drawings } from '#content/drawings/drawings.ts';
import { shareCardAddress, shareCardOf } from '#content/share-card.ts';

/** The share card of the current publication. An outdated address gets it, too, uncached. */
export const GET: APIRoute = async ({ locals: { content }, url }) => {
  const card = shareCardOf(content);
  const isCurrent = url.pathname + url.search === shareCardAddress(card);
  const jpeg = await runtime().shareCard.draw(card, {
    drawing: drawings[card.look.scene],
    fonts: cardFonts[card.look.face],
  });
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'private, no-store',
    },
  });
};
