import type { APIRoute } from 'astro';
import { ready } from '#api/runtime.ts';

export const prerender = false;

/** Every call goes to Hono as it came. */
export const ALL: APIRoute = async ({ request, locals }) => {
  const { api } = await ready();
  return api.fetch(request, { clientAddress: locals.clientAddress });
};
