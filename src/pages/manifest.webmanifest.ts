import type { APIRoute } from 'astro';
import { manifestOf, manifestType } from '#sections/site/manifest.ts';

/** The invitation on the home screen of whoever puts it there. */
export const GET: APIRoute = ({ locals: { content } }) =>
  new Response(JSON.stringify(manifestOf(content.wedding, '/')), { headers: manifestType });
