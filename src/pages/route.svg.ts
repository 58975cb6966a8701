import type { APIRoute } from 'astro';
import { drawRoute } from '#sections/map/route-image.ts';

/** No page shows it where nobody has named the way. */
const unnamed = { from: '', highway: '', town: '', road: '' };

/** The drawn map, apart from the pages: only who scrolls down to it waits for it. */
export const GET: APIRoute = ({ locals: { content } }) => {
  const { route, name } = content.wedding.venue;
  return new Response(drawRoute({ ...(route ?? unnamed), name }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
