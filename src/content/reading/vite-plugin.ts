import path from 'node:path';
import type { Plugin } from 'vite';
import { readContent } from './read-content.ts';

const moduleId = 'virtual:site-content';
const resolved = '\0virtual:site-content';

/**
 * Turns the couple's files into a module of plain data, checked when the site is built. For the server alone:
 * a browser gets what a page shows, and not the bank account beside it.
 */
export const siteContent = (): Plugin => {
  let folder = 'src/content';
  return {
    name: 'convite:site-content',
    configResolved: ({ root }) => {
      folder = path.posix.join(path.relative('.', root), folder);
    },
    resolveId: (id) => (id === moduleId ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      if (this.environment.name === 'client') {
        throw new Error(
          'The couple’s content is for the server; a script gets what it shows as props.',
        );
      }
      return `export const files = ${JSON.stringify(readContent(folder))}`;
    },
    configureServer: ({ watcher, environments, ws }) => {
      watcher.add(folder);
      watcher.on('all', (_, changed) => {
        if (!path.relative('.', changed).startsWith(folder) || !changed.endsWith('.yaml')) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(resolved);
          if (module) moduleGraph.invalidateModule(module);
        }
        ws.send({ type: 'full-reload' });
      });
    },
  };
};
