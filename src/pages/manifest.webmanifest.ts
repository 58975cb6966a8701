import type { APIRoute } from 'astro';
import { wedding } from '#content/wedding.ts';

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = {
  name: wedding.site.title,
  short_name: wedding.site.title,
  description: wedding.site.description,
  lang: 'es-CL',
  start_url: '/',
  display: 'standalone',
  background_color: '#faf5e9',
  theme_color: '#faf5e9',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    icon(192, 'any maskable'),
    icon(512, 'any maskable'),
  ],
};

/** What a phone needs to put the invitation on its home screen. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
