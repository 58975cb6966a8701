import type { APIRoute } from 'astro';
import { runtime } from '#api/runtime.ts';
import { startAddress } from '#api/views/start-address.ts';
import { manifestOf, manifestType } from '#sections/site/manifest.ts';

/**
 * The same for a group: on an iPhone what is opened from the home screen shares nothing with the browser, so it begins with the
 * group's own link.
 */
export const GET: APIRoute = ({ locals: { session, content }, redirect }) => {
  const { guest } = session;
  if (!guest) return redirect('/rsvp#destino=/my-events');
  const manifest = manifestOf(content.wedding, startAddress(runtime(), guest.id));
  return new Response(JSON.stringify(manifest), {
    headers: { ...manifestType, 'Cache-Control': 'private, no-store' },
  });
};
