import type { APIRoute } from 'astro';
import { ready } from '#api/runtime.ts';

/** Under `astro dev`; otherwise the process hands the calls to Hono itself. */
export const ALL: APIRoute = async ({ request, locals }) => {
  const { api } = await ready();
  return api.fetch(request, { clientAddress: locals.clientAddress });
};
