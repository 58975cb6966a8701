/** Made by `reading/vite-plugin.ts` from the couple's files. */
declare module 'virtual:site-content' {
  import type { SiteContent } from '#content/site-content.ts';

  export const content: SiteContent;
}
