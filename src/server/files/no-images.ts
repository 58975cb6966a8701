/** Replaces Astro's image endpoint, which would encode any picture of the build on request. */
export const GET = () => new Response(null, { status: 404 });
