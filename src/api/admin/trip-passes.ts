import { Hono } from 'hono';
import type { AdminEnv } from '../access/guards.ts';
import type { Deps } from '../deps.ts';
import { tripPassViews } from '../views/trip-passes.ts';

/** Which groups have the invitation on a phone, for where there is no signal. */
export const adminTripPasses = ({ db }: Deps) =>
  new Hono<AdminEnv>().get('/', (c) => c.json(tripPassViews(db)));
