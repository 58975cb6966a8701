import type { Plugin } from 'vite';
import { readPathname } from './connections/request-target.ts';

/**
 * Routes that Astro adds to every site, such as `/_image` and `/_server-islands`. No page here uses them, and
 * `/_image` encodes pictures for any client.
 */
export const isFrameworkRoute = (pathname: string): boolean => /^\/_(?!_|astro\/)/u.test(pathname);

/** The same under `astro dev`, where our server does not run. */
export const closeFrameworkRoutes = (): Plugin => ({
  name: 'convite:close-framework-routes',
  configureServer: ({ middlewares }) => {
    middlewares.use((req, res, next) => {
      if (isFrameworkRoute(readPathname(req.url ?? '') ?? '')) res.writeHead(404).end();
      else next();
    });
  },
});
