import { palettes } from '#domain/look/palettes.ts';
import type { Wedding } from '#content/site-content.ts';

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * What a phone needs to put the invitation on its home screen.
 * @param startUrl where it opens
 */
export const manifestOf = ({ site, country, look }: Wedding, startUrl: string) => ({
  // The same invitation, wherever it opens.
  id: '/',
  name: site.title,
  short_name: site.title,
  description: site.description,
  lang: `es-${country}`,
  start_url: startUrl,
  scope: '/',
  display: 'standalone',
  background_color: palettes[look.palette].paper,
  theme_color: palettes[look.palette].paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    icon(192, 'any maskable'),
    icon(512, 'any maskable'),
  ],
});

export const manifestType = { 'Content-Type': 'application/manifest+json' };
