import type { Plugin } from 'vite';

/** Files of their own: the process itself, and what runs in threads and processes of their own. */
const input = {
  main: './src/server/main.ts',
  'render-pages': './src/server/publication/render-pages.ts',
  'import-worker': './src/api/admin/import-worker.ts',
  'picture-encoder': './src/gateways/pictures/encoder-process.ts',
  'spreadsheet-worker': './src/gateways/spreadsheet/reading/worker.ts',
  'whatsapp-worker': './src/gateways/whatsapp/baileys/worker.ts',
};

/**
 * Builds `src/server/main.ts` (the process: HTTP server, database, shutdown) together with the
 * pages, so that both share one bundle and therefore one open database.
 */
export const processEntry = (): Plugin => ({
  name: 'convite:process-entry',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { build: { rolldownOptions: { input, output: { entryFileNames } } } }
      : undefined,
});

type Chunk = { name: string; facadeModuleId?: string | null };

const entryFileNames = ({ name, facadeModuleId }: Chunk) => {
  if (name in input) return `${name}.mjs`;
  // The process loads the adapter's entry by this name.
  return facadeModuleId?.includes('@astrojs/node') ? 'entry.mjs' : '[name]-[hash].mjs';
};
