import { isDemo } from '#db/connection.ts';
import type { RehearsalView } from '#contract/rehearsal.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';

export const rehearsalView = ({ rehearsal }: Pick<Deps, 'rehearsal'>): RehearsalView => ({
  at: rehearsal.offset() === 0 ? null : zonedIso(rehearsal.clock()),
});

/** Null for a wedding of the couple's own, which is never moved. */
export const demoRehearsal = (deps: Pick<Deps, 'db' | 'rehearsal'>): RehearsalView | null =>
  isDemo(deps.db) ? rehearsalView(deps) : null;
