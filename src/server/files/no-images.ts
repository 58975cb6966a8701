/** In the place of Astro's image endpoint, which would encode any picture of the build for whoever asks. */
export const GET = () => new Response(null, { status: 404 });
