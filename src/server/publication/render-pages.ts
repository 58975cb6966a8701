import { createApp } from 'astro/app/entrypoint';
import type { SiteContent } from '#content/site-content.ts';
import { regionText, useRegion } from '#domain/region.ts';
import { publicPages } from './public-pages.ts';

export type RenderedPage = {
  address: string;
  body: string;
  /** Its content security policy, of all pages' styles and scripts; a file has none. */
  policy: string | null;
};

const app = createApp({ streaming: false });

export type RenderPages = typeof renderPages;

/** @param siteUrl the public origin, which shared links need */
export const renderPages = async (
  content: SiteContent,
  siteUrl: string,
): Promise<RenderedPage[]> => {
  useRegion(regionText(content.wedding));
  const pages: RenderedPage[] = [];
  // One after the other: together they would take more memory than the process otherwise needs.
  for (const address of publicPages) {
    const request = new Request(new URL(address, siteUrl));
    const rendered = await app.render(request, { locals: { isPublic: true, content, siteUrl } });
    if (!rendered.ok && address !== '/404') {
      throw new Error(`${address} could not be rendered: ${rendered.status}`);
    }
    pages.push({
      address,
      body: await rendered.text(),
      policy: rendered.headers.get('Content-Security-Policy'),
    });
  }
  return pages;
};
