/** Made by `reading/vite-plugin.ts` from the couple's files. */
declare module 'virtual:site-content' {
  import type { FileContent } from '#content/file-content.ts';

  export const files: FileContent;
}
