import { setImmediate } from 'node:timers/promises';
import { createApp } from 'astro/app/entrypoint';
import type { ShownSite } from '#api/site/site.ts';
import { regionText } from '#domain/region.ts';
import { publicPages } from './public-pages.ts';
import { withinRegion } from './within-region.ts';

export type RenderedPage = {
  address: string;
  body: string;
  /** Its content security policy, of all pages' styles and scripts; a file has none. */
  policy: string | null;
};

const app = createApp({ streaming: false });

/** What nobody sees before it is published. */
const invitation = new Set<string>(['/', '/accommodations', '/privacy', '/i']);

export type RenderPages = typeof renderPages;

type Shown = ShownSite & {
  /** The public origin, which shared links need. */
  siteUrl: string;
};

/** Until they are shown, the rest of the site keeps to what is published. */
export const renderPages = (shown: Shown): Promise<RenderedPage[]> =>
  withinRegion(regionText(shown.content.wedding), () => renderAll(shown));

const renderAll = async ({
  content,
  isPublished,
  state,
  siteUrl,
}: Shown): Promise<RenderedPage[]> => {
  const pages: RenderedPage[] = [];
  // One after the other: together they would take more memory than the process otherwise needs.
  for (const address of publicPages) {
    // Guests who read meanwhile are answered between two pages.
    await setImmediate();
    const shown = isPublished || !invitation.has(address) ? address : '/';
    const request = new Request(new URL(shown, siteUrl));
    const locals = { isPublic: true, isPublished, content, state, siteUrl };
    const rendered = await app.render(request, { locals });
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
