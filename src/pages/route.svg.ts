import type { APIRoute } from 'astro';
import { wedding } from '#content/wedding.ts';
import { drawRoute } from '#sections/map/route-drawing.ts';

/** The drawn map, apart from the pages: only who scrolls down to it waits for it. */
export const GET: APIRoute = () =>
  new Response(drawRoute({ ...wedding.venue.route, name: wedding.venue.name }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
