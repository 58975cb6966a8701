import { Hono } from 'hono';
import { searchQuery } from '#contract/search.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { query } from '../requests.ts';
import { search } from '../views/search.ts';

/** Over all that the couple has, by names. */
export const adminSearch = (deps: Deps) =>
  new Hono<AdminEnv>().get('/', query(searchQuery), (c) =>
    c.json(search(deps, c.req.valid('query').q)),
  );
